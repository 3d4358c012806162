import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  encoded,
  layout,
  painted
} from "./chunk-VWL2YIGX.js";
import {
  SceneError
} from "./chunk-NS7TBYEJ.js";
import "./chunk-2DHQLNE6.js";
import "./chunk-Z3K52CNU.js";
import "./chunk-LXFBX2PP.js";

// src/render/worker.ts
function draw(scene) {
  try {
    return { png: encoded(painted(layout(scene))) };
  } catch (error) {
    if (error instanceof SceneError) return { refused: error.message };
    throw error;
  }
}
export {
  draw as default
};
