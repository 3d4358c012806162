/** the force of a hand, and the side that a seat does best to take. */
import { type Frozen, mustGet, type Seat, type View } from "#engine";
import { choosesSides } from "../../content/factions.ts";
import type { CardId, Content } from "../../content/pack.ts";
import { type Alignment, canUse } from "../../content/use.ts";
import type { Iraq } from "../../state.ts";

/** the force of a hand: the sum of the force values of the cards that its seat can use. */
export function force(
  content: Frozen<Content>,
  seat: Seat,
  cards: readonly CardId[],
  side: Alignment | null = null,
): number {
  let sum = 0;
  for (const id of cards) {
    const card = mustGet(content.cards, id);
    if (canUse(seat, card.use, side)) sum += card.fv;
  }
  return sum;
}

/** Ruling B: the side that adds more force, the US when both add the same. */
export function betterSide(content: Frozen<Content>, seat: Seat, cards: readonly CardId[]): Alignment {
  return force(content, seat, cards, "us") >= force(content, seat, cards, "insurgents") ? "us" : "insurgents";
}

/** What cards would count for a seat: at most, where it chooses a side. */
export const worthTo = (
  content: Frozen<Content>,
  seats: readonly Seat[],
  seat: Seat,
  cards: readonly CardId[],
): number => force(content, seat, cards, bestSide(content, seats, seat, cards));

/** The side that a seat would do best to take with these cards; null where there is none to take. */
export const bestSide = (
  content: Frozen<Content>,
  seats: readonly Seat[],
  seat: Seat,
  cards: readonly CardId[],
): Alignment | null => (choosesSides(seats) ? betterSide(content, seat, cards) : null);

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

/** What a side adds to the sum of a hand. */
export const adds = ({ content, seat, hand }: View<Iraq>, side: Alignment): number =>
  force(content, seat, hand.cards, side) - force(content, seat, hand.cards);

/** Cards in the order in which the hand lists them, as params are kept. */
export const inOrder = ({ hand }: View<Iraq>, cards: readonly CardId[]): CardId[] =>
  hand.cards.filter((card) => cards.includes(card));
