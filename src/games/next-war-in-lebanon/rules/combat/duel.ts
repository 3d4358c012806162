import type { Frozen } from "../../../../engine/index.ts";
import type { SeenUnit } from "../../state.ts";
import { type Chances, firefightChances } from "./odds.ts";
import { type Field, ownRating, ratingAgainst } from "./ratings.ts";

/** How a firer fares against a target, with what is committed; `extra`: of units that support its roll. */
export const duelChances = (
  field: Field,
  firer: Frozen<SeenUnit>,
  target: Frozen<SeenUnit>,
  extra = 0,
  dice = 1,
): Chances => firefightChances(ownRating(field, firer) + extra, ratingAgainst(field, target, firer.mode), dice);

/** "wins 21 of 36, ties 5". */
export const chanceWords = ({ wins, ties, of }: Chances): string => `wins ${wins} of ${of}, ties ${ties}`;
