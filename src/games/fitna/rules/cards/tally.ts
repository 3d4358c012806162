import type { SeatId } from "../../content/sides.ts";
import { type Game, type Hand, lookedAt, type State } from "../../state.ts";
import { PILES } from "./piles.ts";

/** Where cards are. */
export type Cards = Pick<Game, "state" | "current">;

/** Everyone sees how many cards there are in hands, piles and discards: counted after every change of them. */
export function countCards(cards: Cards): void {
  const { table, hands, box } = lookedAt(cards);
  const counts = cards.state.table;
  for (const pile of PILES) {
    const [inPile, discarded] = [box.piles[pile].length, box.discards[pile].length];
    if (table.piles[pile] !== inPile) counts.piles[pile] = inPile;
    if (table.discards[pile] !== discarded) counts.discards[pile] = discarded;
  }
  for (const seat of table.order) {
    const held = handOf({ hands }, seat).cards.length;
    if (table.held[seat] !== held) counts.held[seat] = held;
  }
}

export function handOf({ hands }: Pick<State, "hands">, seat: SeatId): Hand {
  const hand = hands[seat];
  if (!hand) throw new Error(`${seat} has no seat here`);
  return hand;
}
