import type { Manner } from "../manner.ts";
import { baghdad } from "./baghdad.ts";
import { iraq } from "./iraq.ts";

const PLAIN: Manner = { says: () => ({}), wants: () => Promise.resolve(null), prepares: () => null };

/** How people play this game. */
export function mannerOf(game: string): Manner {
  if (game === "battle-for-baghdad") return baghdad;
  return game === "iraqi-conflict" ? iraq : PLAIN;
}
