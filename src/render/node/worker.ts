/** A thread that draws scenes with node-canvas. */
import type { Scene } from "../../scene/scene.ts";
import { layout } from "../layout/layout.ts";
import { SceneError } from "../palette.ts";
import { painted } from "./painted.ts";
import { encoded } from "./png.ts";

/** PNG bytes, or why the scene cannot be drawn: an error would lose its class between threads. */
export type Drawn = { readonly png: Uint8Array } | { readonly refused: string };

/** Runs on a worker thread. */
export default function draw(scene: Scene): Drawn {
  try {
    return { png: encoded(painted(layout(scene))) };
  } catch (error) {
    if (error instanceof SceneError) return { refused: error.message };
    throw error;
  }
}
