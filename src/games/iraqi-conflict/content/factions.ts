/** the factions and the conflicts between them, and how sentences name both. */
import { listed, mustGet, type Seat } from "#engine";

/** R-03 (FACTIONS). `the`: in a sentence; `uses`: the Use letters of R-02. */
export interface Faction {
  readonly id: Seat;
  readonly name: string;
  readonly the: string;
  readonly letter: string;
  readonly uses: string;
  readonly conflict: Conflict;
  readonly summary: string;
}

export type Conflict = "Insurgency" | "Civil War";

export const FACTIONS: readonly Faction[] = [
  {
    id: "us",
    name: "US",
    the: "the US",
    letter: "US",
    uses: "UA",
    conflict: "Insurgency",
    summary: "Backs the new government; wins the Insurgency with more victory points than the Insurgents.",
  },
  {
    id: "insurgents",
    name: "Insurgents",
    the: "the Insurgents",
    letter: "IN",
    uses: "IMA",
    conflict: "Insurgency",
    summary: "Fight the occupation; win the Insurgency with more victory points than the US.",
  },
  {
    id: "sunni",
    name: "Sunni",
    the: "the Sunni",
    letter: "SU",
    uses: "NEMA",
    conflict: "Civil War",
    summary:
      "Hold the triangle north-west of Baghdad; win the Civil War as the ethnic group with the most victory points.",
  },
  {
    id: "shia",
    name: "Shia",
    the: "the Shia",
    letter: "SH",
    uses: "HEMA",
    conflict: "Civil War",
    summary: "Hold the populous south; win the Civil War as the ethnic group with the most victory points.",
  },
  {
    id: "kurds",
    name: "Kurds",
    the: "the Kurds",
    letter: "KU",
    uses: "KEMA",
    conflict: "Civil War",
    summary: "Hold the mountains of the north; win the Civil War as the ethnic group with the most victory points.",
  },
];

const BY_ID: { readonly [seat: Seat]: Faction } = Object.fromEntries(FACTIONS.map((f) => [f.id, f]));

export const faction = (seat: Seat): Faction => mustGet(BY_ID, seat);

/** "The US", at the beginning of a sentence. */
export const The = (seat: Seat): string => `T${faction(seat).the.slice(1)}`;

/** One of two forms of a verb: "the US wins", "the Kurds win". */
export const verb = (seat: Seat, one: string, many: string): string => (seat === "us" ? one : many);

/** "the US, the Shia and the Kurds". */
export const theAll = (seats: readonly Seat[]): string => listed(seats.map((seat) => faction(seat).the));

/** "the US" at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "US, Shia and Kurds". */
export const names = (seats: readonly Seat[]): string => listed(seats.map((seat) => faction(seat).name));

/** "US 3, Insurgents 5". */
export const bySeat = (seats: readonly Seat[], words: (seat: Seat) => number | string): string =>
  seats.map((seat) => `${faction(seat).name} ${words(seat)}`).join(", ");

/** what is played with this many seats. `removed`: Use letters that are not in the deck (ruling A). */
export interface Scenario {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly removed: string;
}

/** seats, scenario and deck by the number of seats. */
export const SCENARIOS: { readonly [seats: string]: Scenario } = {
  "2": { name: "Insurgency Only", seats: ["us", "insurgents"], removed: "ENHK" },
  "3": { name: "Civil War Only", seats: ["sunni", "shia", "kurds"], removed: "" },
  "4": { name: "Isolated North", seats: ["us", "insurgents", "sunni", "shia"], removed: "K" },
  "5": { name: "Full Scale Conflict", seats: ["us", "insurgents", "sunni", "shia", "kurds"], removed: "" },
};

export const scenario = (seats: readonly Seat[]): Scenario => mustGet(SCENARIOS, String(seats.length));

/** the ethnic factions choose whom they side with only where neither foreign side is played. */
export const choosesSides = (seats: readonly Seat[]): boolean => seats.length === 3;

/** The conflicts fought in this game and who fights them, in seating order. */
export function conflicts(seats: readonly Seat[]): readonly { readonly title: Conflict; readonly seats: Seat[] }[] {
  const fought: readonly Conflict[] = ["Civil War", "Insurgency"];
  return fought
    .map((title) => ({ title, seats: seats.filter((seat) => faction(seat).conflict === title) }))
    .filter((conflict) => conflict.seats.length > 0);
}

/** The same in the order in which they are told. */
export const contests = (seats: readonly Seat[]): ReturnType<typeof conflicts> => conflicts(seats).toReversed();
