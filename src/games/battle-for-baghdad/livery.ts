import { of, type Seat } from "../../engine/index.ts";
import type { Badge, Pattern, Side } from "../../scene/index.ts";
import { type Faction, SEATS } from "./factions.ts";

/** The colours of the counters (section 1), and what tells them without colour. */
const LIVERIES: { readonly [seat in Faction]: Side & { readonly pattern: Pattern } } = {
  shiite: { name: "Shiites", hue: "blue", letter: "Sh", pattern: "hatch" },
  sunni: { name: "Sunnis", hue: "red", letter: "Su", pattern: "backhatch" },
  government: { name: "Government", hue: "purple", letter: "Gv", pattern: "rows" },
  us: { name: "US", hue: "green", letter: "US", pattern: "dots" },
  jihadist: { name: "Jihadists", hue: "black", letter: "Ji", pattern: "cross" },
  ngo: { name: "NGO", hue: "yellow", letter: "NG", pattern: "waves" },
};
const liveries: { readonly [seat: Seat]: (typeof LIVERIES)[Faction] } = LIVERIES;

export const letter = (seat: Seat): string => of(liveries, seat).letter;
export const pattern = (seat: Seat): Pattern => of(liveries, seat).pattern;
export const factionName = (seat: Seat): string => of(liveries, seat).name;

/** The sides of a scene: all six, as the Zones of a faction that nobody plays keep its colour. */
export const sides: { readonly [seat: Seat]: Side } = Object.fromEntries(SEATS.map((seat) => [seat, LIVERIES[seat]]));

export const badge = (seat: Seat): Badge => ({ colour: `@${seat}`, text: letter(seat), shape: "pill" });
