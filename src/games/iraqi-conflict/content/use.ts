/** which seat can use which cards, by their Use letters. */
import type { Seat } from "#engine";
import { choosesSides, faction, theAll } from "./factions.ts";

/** R-02, in the order of the rulebook's notation. */
export const USES = ["U", "I", "M", "A", "E", "N", "H", "K"] as const;
export type Use = (typeof USES)[number];

/** What a Use letter means. */
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

/** the foreign side whose cards an ethnic faction uses besides its own in the 3-seat game. */
export const SIDES = ["us", "insurgents"] as const;
export type Alignment = (typeof SIDES)[number];
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
