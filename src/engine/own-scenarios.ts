import type { Scene } from "../scene/index.ts";
import type { GameTypes } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import type { PackFiles } from "./pack.ts";
import type { Frozen, Json } from "./values.ts";

/** A scenario of a host's own: one JSON file that is added to the pack of a campaign. */
export interface OwnScenarios<G extends GameTypes> {
  /** The pack with this file in it. Throws `PackError` for what is wrong with the file by itself. */
  add(files: PackFiles, file: Json): PackFiles;
  /** The options of the campaigns that can be played with it, of a file that `add` has taken; the usual ones first. */
  ways(file: Json): readonly [Params, ...Params[]];
  /** What is played with these options, for whoever thinks of joining; null: nothing of anybody's own. */
  show(options: Params, content: Frozen<G["Content"]>): ScenarioSheet | null;
  /** Its set-up, as everyone sees it; null likewise. */
  scene(options: Params, content: Frozen<G["Content"]>): Scene | null;
}

/** A scenario before it begins. */
export interface ScenarioSheet {
  /** Plain words, without markup. */
  readonly title: string;
  /** How long, and who with whom. */
  readonly facts: readonly string[];
  /** What each seat has to do to win. */
  readonly aims: readonly { readonly name: string; readonly lines: readonly string[] }[];
}
