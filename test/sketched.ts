import { type Frozen, type GameTypes, type PictureSource, type Rulebook, sceneOf } from "#engine";
import type { Scene } from "#scene";

/** The scene of what a picture is made from. */
export function sceneFrom<G extends GameTypes>(book: Rulebook<G>, source: PictureSource | null | undefined): Scene {
  if (typeof source !== "string") throw new Error("there is no sketch");
  return sceneOf(book, source);
}

/** The table that a picture of the board shows. */
export function tableIn<G extends GameTypes>(source: PictureSource | null): Frozen<G["Table"]> {
  if (typeof source !== "string") throw new Error("there is no sketch");
  return (JSON.parse(source) as { readonly view: { readonly table: Frozen<G["Table"]> } }).view.table; // as the engine wrote it
}
