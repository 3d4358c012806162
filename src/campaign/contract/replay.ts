/** What the page of a replay is made of. */
import type { Names } from "#engine";
import type { GameFile } from "./game.ts";

/** What a page tells that no row of the campaign says. */
export interface ReplayAbout {
  readonly title: string;
  /** What its pictures called the players, from these rows on, in order; nobody has a name before the first. */
  readonly names: readonly { readonly from: number; readonly names: Names }[];
}

export interface ReplaySource {
  readonly file: GameFile;
  readonly about: ReplayAbout;
}
