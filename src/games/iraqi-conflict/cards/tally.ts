import { mustGet, type View } from "../../../engine/index.ts";
import type { Alignment, CardId, Iraq } from "../state.ts";
import { bestSide, canUse, force } from "./use.ts";

/** What a hand comes to for its seat, with the better side in the 3-seat game. */
export interface Tally {
  readonly side: Alignment | null;
  /** The cards that count, the strongest first. */
  readonly counting: readonly CardId[];
  /** The cards that do not, the weakest first. */
  readonly idle: readonly CardId[];
  readonly sum: number;
}

export function tally({ content, table, seat }: View<Iraq>, cards: readonly CardId[]): Tally {
  const side = bestSide(content, table.seats, seat, cards);
  const fv = (id: CardId): number => mustGet(content.cards, id).fv;
  const counts = (id: CardId): boolean => canUse(seat, mustGet(content.cards, id).use, side);
  return {
    side,
    counting: cards.filter(counts).sort((a, b) => fv(b) - fv(a)),
    idle: cards.filter((id) => !counts(id)).sort((a, b) => fv(a) - fv(b)),
    sum: force(content, seat, cards, side),
  };
}

/** By how much an exchange raises this seat's sum, with the better side before and after (3 seats). */
export function gain(
  { content, table, seat, hand }: View<Iraq>,
  gives: readonly CardId[],
  gets: readonly CardId[],
): number {
  const after = [...hand.cards.filter((card) => !gives.includes(card)), ...gets];
  const worth = (cards: readonly CardId[]): number =>
    force(content, seat, cards, bestSide(content, table.seats, seat, cards));
  return worth(after) - worth(hand.cards);
}

/** The cards of the own hand that a seat misses least once it has got `gets`. */
export function leastUseful(
  { content, table, seat, hand }: View<Iraq>,
  gets: readonly CardId[],
  number: number,
): CardId[] {
  const side = bestSide(content, table.seats, seat, [...hand.cards, ...gets]);
  const worth = (id: CardId): number => {
    const { use, fv } = mustGet(content.cards, id);
    return canUse(seat, use, side) ? 10 + fv : fv;
  };
  return [...hand.cards].sort((a, b) => worth(a) - worth(b)).slice(0, number);
}
