/** How people play each game by thumb; games without manners of their own are played plainly. */
import type { Manner } from "../manner.ts";
import { baghdad } from "./baghdad.ts";
import { fitna } from "./fitna.ts";
import { iraq } from "./iraq.ts";
import { lebanon } from "./lebanon.ts";

const PLAIN: Manner = { says: () => ({}), wants: () => Promise.resolve(null), prepares: () => null };

const MANNERS: { readonly [game: string]: Manner } = {
  "battle-for-baghdad": baghdad,
  fitna,
  "iraqi-conflict": iraq,
  "next-war-in-lebanon": lebanon,
};

/** How people play this game. */
export const mannerOf = (game: string): Manner => (Object.hasOwn(MANNERS, game) ? MANNERS[game] : null) ?? PLAIN;
