/** the six factions, their order, and which of them play in a game of how many seats. */
import { matchName, mustGet, type Option, type Refusal, type Seat } from "#engine";
import { inList, oneOf } from "./wording.ts";

/** in faction order, which is the order of deployment; the first ones, one for each seat, are in play. */
export const SEATS = ["shiite", "sunni", "government", "us", "jihadist", "ngo"] as const;
/** One of the six; an engine `Seat` that is known to be one. */
export type Faction = (typeof SEATS)[number];

/** Numbers of seats that can play. */
export const SEAT_COUNTS = [3, 4, 5, 6] as const;

/** the factions of a game with this many seats. */
export const factionsOf = (seats: number): readonly Faction[] => SEATS.slice(0, seats);

const NAMES: { readonly [seat in Faction]: string } = {
  shiite: "Shiites",
  sunni: "Sunnis",
  government: "Government",
  us: "US",
  jihadist: "Jihadists",
  ngo: "NGO",
};
const names: { readonly [seat: Seat]: string } = NAMES;

export const factionName = (seat: Seat): string => mustGet(names, seat);

/** "the Shiites", in a sentence. */
export const the = (seat: Seat): string => `the ${factionName(seat)}`;
/** "The Shiites", at the beginning of one. */
export const The = (seat: Seat): string => `The ${factionName(seat)}`;

/** The factions that are named in the plural. */
const MANY: readonly Seat[] = ["shiite", "sunni", "jihadist"];
/** The form of a verb that goes with a faction: "lose" or "loses". */
export const verb = (seat: Seat, many: string, one = `${many}s`): string => (MANY.includes(seat) ? many : one);

/** The seat of a game that a word means; null: none. */
export const seatCalled = (seats: readonly Seat[], word: string): Seat | null =>
  matchName(seats, (seat) => [seat, factionName(seat)], word).meant;

/** A seat as menus list it; with the reason, if it cannot be chosen. */
export const seatOption = (seat: Seat, refused: Refusal | null = null, description?: string): Option => ({
  value: seat,
  label: factionName(seat),
  ...(description === undefined ? {} : { description }),
  ...(refused ? { refused } : {}),
});

/** Why a faction that a word means cannot be chosen; null: it means none. */
export function notPlayed(word: string, seats: readonly Seat[], self: Seat | null = null): Refusal | null {
  const { meant } = matchName(SEATS, (seat) => [seat, NAMES[seat]], word);
  if (meant === null) return null;
  const why = meant === self ? "that is you" : "nobody plays them in this campaign";
  const others = seats.filter((seat) => seat !== self).map(factionName);
  return { code: "not-a-choice", text: `**${NAMES[meant]}**: ${why}. Possible: ${oneOf(others)}.`, rule: "R-01" };
}

/** "the US, the Jihadists and the NGO". */
export const together = (seats: readonly Seat[]): string => inList(seats.map(the));
