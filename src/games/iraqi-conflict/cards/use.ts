import { type Frozen, mustGet, type Seat } from "../../../engine/index.ts";
import type { Content } from "../content.ts";
import { choosesSides, faction, theAll } from "../factions.ts";
import type { Alignment, CardId } from "../state.ts";

/** R-02, in the order of the rulebook's notation. */
export const USES = ["U", "I", "M", "A", "E", "N", "H", "K"] as const;
export type Use = (typeof USES)[number];

/** What a Use letter stands for. */
export const USE_NAMES: { readonly [use in Use]: string } = {
  U: "US",
  I: "Insurgents",
  M: "Minorities",
  A: "All",
  E: "Ethnic groups",
  N: "Sunni",
  H: "Shia",
  K: "Kurds",
};

/** */
export const SIDES: readonly Alignment[] = ["us", "insurgents"];
const FOREIGN: { readonly [side in Alignment]: Use } = { us: "U", insurgents: "I" };

/** whether a faction can use cards of this letter; `side`: whom it is aligned with, in the 3-seat game. */
export const canUse = (seat: Seat, use: Use, side: Alignment | null): boolean =>
  faction(seat).uses.includes(use) || (side !== null && use === FOREIGN[side]);

/** for whom of these seats the cards of a letter count, in words. */
export function beneficiaries(seats: readonly Seat[], use: Use): string {
  const always = seats.filter((seat) => canUse(seat, use, null));
  if (always.length === seats.length) return "everybody";
  if (always.length > 0) return theAll(always);
  const side = SIDES.find((one) => FOREIGN[one] === use);
  return side && choosesSides(seats) ? `whoever sides with ${faction(side).the}` : "nobody";
}

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

/** The side that a seat would do best to take with these cards; null where there is none to take. */
export const bestSide = (
  content: Frozen<Content>,
  seats: readonly Seat[],
  seat: Seat,
  cards: readonly CardId[],
): Alignment | null => (choosesSides(seats) ? betterSide(content, seat, cards) : null);
