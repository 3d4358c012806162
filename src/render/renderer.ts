import { availableParallelism } from "node:os";
import type { Piscina } from "piscina";
import type { Scene } from "../scene/scene.ts";
import { threads as threadsOf } from "../threads/threads.ts";
import { RendererClosed } from "./closed.ts";
import { registerFonts } from "./fonts.ts";
import { SceneError } from "./palette.ts";
import type { Drawn } from "./worker.ts";

export interface Renderer {
  /**
   * The picture of a scene as PNG. The same scene gives the same bytes.
   * @throws SceneError when the scene cannot be drawn; the renderer lives on.
   */
  png(scene: Scene): Promise<Buffer>;
  /** Ends the threads, and waits for nobody: whoever waits for a picture is told that by `RendererClosed`. */
  close(): Promise<void>;
}

const IDLE_MS = 60_000;
const LONGEST_QUEUE = 500;
/** One processor is left to the moves. Beyond two threads, each would only draw the grounds of all maps once more. */
const THREADS = Math.min(2, availableParallelism() - 1);

/**
 * Draws on worker threads, which start with the first picture; the main thread only hands scenes over. Throws
 * `FontProblem`.
 */
export function createRenderer({ threads = THREADS }: { threads?: number } = {}): Renderer {
  registerFonts();
  let pool: Piscina | undefined;
  let closed = false;
  return {
    async png(scene) {
      if (closed) throw new RendererClosed();
      pool ??= startPool(threads);
      const drawn: Drawn = await pool.run(scene).catch((error: unknown) => {
        throw closed ? new RendererClosed() : error;
      });
      if ("refused" in drawn) throw new SceneError(drawn.refused);
      return Buffer.from(drawn.png.buffer, drawn.png.byteOffset, drawn.png.byteLength);
    },
    async close() {
      closed = true;
      await pool?.destroy();
    },
  };
}

function startPool(threads: number): Piscina {
  return threadsOf(import.meta.url, "worker", {
    minThreads: 1,
    maxThreads: Math.max(1, threads),
    idleTimeout: IDLE_MS,
    maxQueue: LONGEST_QUEUE,
  });
}
