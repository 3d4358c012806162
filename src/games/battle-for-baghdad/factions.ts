import { of, type Seat } from "../../engine/index.ts";
import { inList } from "./wording.ts";

/** in faction order, which is the order of deployment; the first so many are in play. */
export const SEATS = ["shiite", "sunni", "government", "us", "jihadist", "ngo"] as const;
/** One of the six; an engine `Seat` that is known to be one. */
export type Faction = (typeof SEATS)[number];

/** Numbers of seats that can play. */
export const SEAT_COUNTS = [3, 4, 5, 6] as const;

/** the factions of a game of so many seats. */
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

export const factionName = (seat: Seat): string => of(names, seat);

/** "the Shiites", in a sentence. */
export const the = (seat: Seat): string => `the ${factionName(seat)}`;
/** "The Shiites", at the beginning of one. */
export const The = (seat: Seat): string => `The ${factionName(seat)}`;

/** "the US, the Jihadists and the NGO". */
export const together = (seats: readonly Seat[]): string => inList(seats.map(the));
