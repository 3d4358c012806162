import type { SeatId } from "../content/sides.ts";
import type { Hand, State } from "../state.ts";
import { PILES } from "./piles.ts";

/** Everyone sees how many cards there are in hands, piles and discards: counted after every change of them. */
export function countCards({ table, hands, box }: State): void {
  for (const pile of PILES) {
    table.piles[pile] = box.piles[pile].length;
    table.discards[pile] = box.discards[pile].length;
  }
  for (const seat of table.order) table.held[seat] = handOf({ hands }, seat).cards.length;
}

export function handOf({ hands }: Pick<State, "hands">, seat: SeatId): Hand {
  const hand = hands[seat];
  if (!hand) throw new Error(`${seat} has no seat here`);
  return hand;
}
