/** The editions, countries, nations, seats and Kurdish factions of the game, and who can hold a space. */

export const EDITIONS = ["2020", "2018"] as const;
export type EditionId = (typeof EDITIONS)[number];

export const COUNTRIES = ["IRQ", "SYR", "LEB", "ISR", "TUR", "IRN", "JOR", "SAU", "KUW"] as const;
export type Country = (typeof COUNTRIES)[number];

/** Whose counters there are: armies, militias, Kurdish factions, the Islamic State. */
export const NATIONS = [
  "IRQ",
  "SYR",
  "FSA",
  "FIA",
  "SUN",
  "SHI",
  "LEB",
  "HZL",
  "HZI",
  "IRN",
  "ISR",
  "TUR",
  "SAU",
  "JOR",
  "EGY",
  "GCC",
  "USA",
  "RUS",
  "FRA",
  "UK",
  "KDP",
  "PYD",
  "PKK",
  "IS",
] as const;
export type Nation = (typeof NATIONS)[number];

/** COA: the International Coalition. */
export const SEATS = ["IRQ", "SYR", "TUR", "IRN", "SAU", "ISR", "RUS", "KUR", "COA"] as const;
export type SeatId = (typeof SEATS)[number];

export const FACTIONS = ["KDP", "PYD", "PKK"] as const;
export type Faction = (typeof FACTIONS)[number];

/** What holds a space. */
export type Holder = SeatId | Faction | "IS";

/** Of a side: whether it is Kurds without a seat. Of a unit's nation: whether they are Kurds. */
export const isFaction = (one: Holder | Nation | Side): one is Faction => FACTIONS.some((faction) => faction === one);

/** Who stands somewhere at the start: KUR is the seat where there is one, else all factions. */
export const SIDES = [...SEATS, "IS"] as const;
export type Side = (typeof SIDES)[number];

/** The faction of Kurds in a country (spaces without a symbol are theirs too). */
export const FACTION_IN: { readonly [country in Country]?: Faction } = { IRQ: "KDP", SYR: "PYD", TUR: "PKK" };
