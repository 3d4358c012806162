import type { Scene } from "../scene/scene.ts";
import { layout } from "./layout/layout.ts";
import { painted } from "./paint.ts";
import { encoded } from "./png.ts";

/** Runs on a worker thread: a scene in, PNG bytes out. */
export default function draw(scene: Scene): Uint8Array {
  return encoded(painted(layout(scene)));
}
