/** How pictures tell the factions apart: by colour, emblem, letters and the stitching of their borders. */
import { mustGet, type Seat } from "#engine";
import { inColours, type Pictogram, type Side } from "#scene";
import { type Faction, factionName, SEATS } from "../content/factions.ts";

/** The colours of the counters (section 1), and what tells them without colour: an emblem on pieces, letters in tables. */
const LIVERIES: { readonly [seat in Faction]: Omit<Side, "name"> & { readonly emblem: Pictogram } } = {
  shiite: { hue: "blue", letter: "Sh", emblem: "moon" },
  sunni: { hue: "red", letter: "Su", emblem: "gem" },
  government: { hue: "purple", letter: "Gv", emblem: "temple" },
  us: { hue: "green", letter: "US", emblem: "star" },
  jihadist: { hue: "black", letter: "Ji", emblem: "banner" },
  ngo: { hue: "yellow", letter: "NG", emblem: "plus" },
};
const liveries: { readonly [seat: Seat]: (typeof LIVERIES)[Faction] } = LIVERIES;

/** Stitches along a band in a faction's colour, in map units: stitch, gap, and so on. */
const RIMS: { readonly [seat in Faction]: readonly number[] } = {
  shiite: [],
  sunni: [34, 30],
  government: [10, 30],
  us: [34, 18, 9, 18],
  jihadist: [4000, 1],
  ngo: [10, 54],
};
const rims: { readonly [seat: Seat]: readonly number[] } = RIMS;

export const rimDash = (seat: Seat): readonly number[] => mustGet(rims, seat);
export const emblem = (seat: Seat): Pictogram => mustGet(liveries, seat).emblem;

/** The sides of a scene: all six, as the Zones of a faction that nobody plays keep its colour. */
export const sides: { readonly [seat: Seat]: Side } = Object.fromEntries(
  SEATS.map((seat) => [seat, { name: factionName(seat), ...LIVERIES[seat] }]),
);

/** A heading in the colour of a seat, with its emblem. */
export const headingOf = (seat: Seat) => inColours(`@${seat}`, emblem(seat));
