import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { GameTypes, Rulebook } from "#engine";

export type Engine = typeof import("#engine");

/** One game as the code of one checkout plays it: its own kernel, and its own rules with their pack. */
export interface Side {
  readonly engine: Engine;
  readonly book: Rulebook<GameTypes>;
}

/** The game as a checkout has it; its node_modules must be there. */
export async function sideOf(checkout: string, game: string): Promise<Side> {
  const module = (path: string): Promise<unknown> => import(pathToFileURL(join(resolve(checkout), path)).href);
  const engine = (await module("src/engine/index.ts")) as Engine; // theirs: what is asked of it has been there for long
  const { bookOf } = (await module("src/cli/arguments.ts")) as typeof import("../../src/cli/arguments.ts");
  return { engine, book: bookOf(game) };
}
