import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  SceneError
} from "./chunk-NS7TBYEJ.js";
import {
  threads
} from "./chunk-OKC5QI2S.js";
import {
  registerFonts
} from "./chunk-2DHQLNE6.js";

// src/render/renderer.ts
var IDLE_MS = 6e4;
var LONGEST_QUEUE = 500;
function createRenderer({ threads: threads2 = 2 } = {}) {
  registerFonts();
  let pool;
  let closed = false;
  return {
    async png(scene) {
      if (closed) throw new Error("the renderer is closed");
      pool ??= startPool(threads2);
      const drawn = await pool.run(scene);
      if ("refused" in drawn) throw new SceneError(drawn.refused);
      return Buffer.from(drawn.png.buffer, drawn.png.byteOffset, drawn.png.byteLength);
    },
    async close() {
      closed = true;
      await pool?.close();
    }
  };
}
function startPool(threads2) {
  return threads(import.meta.url, "worker", {
    minThreads: 1,
    maxThreads: Math.max(1, threads2),
    idleTimeout: IDLE_MS,
    maxQueue: LONGEST_QUEUE
  });
}

export {
  createRenderer
};
