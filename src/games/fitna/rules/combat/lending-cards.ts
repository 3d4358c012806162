/**
 * who may lend a card to Kurds without a seat who attack, and which. Whoever moves them plays those with their mark, as
 * seats that defend them do; `lendingCards` in playing-cards.ts asks the lenders.
 */
import type { Frozen } from "#engine";
import type { Card } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { hasPlayed } from "./played-cards.ts";
import type { Offensive } from "./types.ts";

/** The one card that is lent: it has no mark. */
export const LENDABLE = "Close Air Support";

/** Who may lend a card to Kurds who attack: seats that neither move them nor fight against them, with units or with cards. */
export function lenders(
  { by, answered, fighting, played }: Frozen<Offensive>,
  seats: readonly SeatId[],
): readonly SeatId[] {
  const isAgainst = (seat: SeatId): boolean =>
    fighting.defender.some(({ side }) => side === seat) || hasPlayed(played, seat, "defender");
  return seats.filter((seat) => seat !== by && !answered.includes(seat) && !isAgainst(seat));
}

/** Whether a card serves Kurds without a mark for them; the Kurds' own seat has nothing lent. */
export const servesUnmarked = ({ name }: Pick<Card, "name">, seat: SeatId): boolean =>
  name === LENDABLE && seat !== "KUR";
