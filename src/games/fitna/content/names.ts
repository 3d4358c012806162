/** What seats and countries are called in sentences, and the adjective that says whose a unit is. */
import type { Country, Nation, SeatId } from "./sides.ts";
import type { Edition } from "./types.ts";

/** How seats are called where no scenario says it. */
const SEAT_NAMES: { readonly [seat in SeatId]: string } = {
  IRQ: "Iraq",
  SYR: "Syria",
  TUR: "Turkey",
  IRN: "Iran",
  SAU: "Saudi Arabia",
  ISR: "Israel",
  RUS: "Russia",
  KUR: "the Kurds",
  COA: "the Coalition",
};

export const seatName = (seat: SeatId): string => SEAT_NAMES[seat];

type Labels = Pick<Edition, "labels">;

export const countryName = ({ countries }: Pick<Edition, "countries">, country: Country): string =>
  countries[country].name;

/** Whose a unit is, before its name: "Syrian units". */
const ADJECTIVES: { readonly [nation in Exclude<Nation, "IS">]: string } = {
  IRQ: "Iraqi",
  SYR: "Syrian",
  FSA: "Free Syrian",
  FIA: "Free Iraqi",
  SUN: "Sunni",
  SHI: "Shia",
  LEB: "Lebanese",
  HZL: "Lebanese Hezbollah",
  HZI: "Iranian Hezbollah",
  IRN: "Iranian",
  ISR: "Israeli",
  TUR: "Turkish",
  SAU: "Saudi",
  JOR: "Jordanian",
  EGY: "Egyptian",
  GCC: "Gulf",
  USA: "US",
  RUS: "Russian",
  FRA: "French",
  UK: "British",
  KDP: "KDP",
  PYD: "PYD",
  PKK: "PKK",
};

export const nationWord = ({ labels }: Labels, nation: Nation): string =>
  nation === "IS" ? labels.is : ADJECTIVES[nation];

/** Both Hezbollahs in one word. */
export function nationWords(edition: Labels, nations: readonly Nation[]): readonly string[] {
  const isBoth = nations.includes("HZL") && nations.includes("HZI");
  const words = nations.map((one) =>
    isBoth && (one === "HZL" || one === "HZI") ? "Hezbollah" : nationWord(edition, one),
  );
  return [...new Set(words)];
}
