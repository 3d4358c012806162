import { type GameTypes, type PictureSource, type Rulebook, sceneOf } from "../src/engine/index.ts";
import type { Scene } from "../src/scene/index.ts";

/** The scene of what a picture is made from. */
export function sceneFrom<G extends GameTypes>(book: Rulebook<G>, source: PictureSource | null | undefined): Scene {
  if (typeof source !== "string") throw new Error("there is no sketch");
  return sceneOf(book, source);
}
