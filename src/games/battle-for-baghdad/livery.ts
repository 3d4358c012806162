import { of, type Seat } from "../../engine/index.ts";
import type { Badge, Pattern, Side } from "../../scene/index.ts";
import { type Faction, factionName, SEATS } from "./factions.ts";

/** The colours of the counters (section 1), and what tells them without colour. */
const LIVERIES: { readonly [seat in Faction]: Omit<Side, "name"> & { readonly pattern: Pattern } } = {
  shiite: { hue: "blue", letter: "Sh", pattern: "hatch" },
  sunni: { hue: "red", letter: "Su", pattern: "backhatch" },
  government: { hue: "purple", letter: "Gv", pattern: "rows" },
  us: { hue: "green", letter: "US", pattern: "dots" },
  jihadist: { hue: "black", letter: "Ji", pattern: "cross" },
  ngo: { hue: "yellow", letter: "NG", pattern: "waves" },
};
const liveries: { readonly [seat: Seat]: (typeof LIVERIES)[Faction] } = LIVERIES;

export const letter = (seat: Seat): string => of(liveries, seat).letter;
export const pattern = (seat: Seat): Pattern => of(liveries, seat).pattern;

/** The sides of a scene: all six, as the Zones of a faction that nobody plays keep its colour. */
export const sides: { readonly [seat: Seat]: Side } = Object.fromEntries(
  SEATS.map((seat) => [seat, { name: factionName(seat), ...LIVERIES[seat] }]),
);

export const badge = (seat: Seat): Badge => ({ colour: `@${seat}`, text: letter(seat), shape: "pill" });
