/** What a space counts as, in small badges next to its name: defence, supply sources by colour, oil, holy, symbols. */
import { mustGet } from "#engine";
import type { Badge, Colour as SceneColour } from "#scene";
import { COLOURS, type Colour, type SpaceId } from "../../content/board-types.ts";
import { SEATS } from "../../content/sides.ts";
import type { Seen } from "./seen.ts";
import { colourOf } from "./side-style.ts";

export function marksOf({ edition }: Pick<Seen, "edition">, id: SpaceId): readonly Badge[] {
  const { shift, marks, kurds } = mustGet(edition.spaces, id);
  const sources = COLOURS.filter((colour) => edition.supplies[colour].includes(id));
  return [
    ...Array.from({ length: shift }, () => SHIELD),
    ...sources.map((colour): Badge => ({ shape: "round", colour: sourceColour(colour), pictogram: "star" })),
    ...(marks.includes("oilfield") ? [OIL] : []),
    ...(marks.includes("holy") ? [HOLY] : []),
    ...(kurds ? [{ shape: "round", colour: colourOf(kurds), pictogram: "sun" } as const] : []),
    ...(marks.includes("is") ? [IS] : []),
  ];
}

/** One for each column to the left for who attacks there. */
export const SHIELD: Badge = { shape: "shield", colour: "brown" };
export const OIL: Badge = { shape: "square", colour: "ink", pictogram: "oil", hollow: true };
export const HOLY: Badge = { shape: "round", colour: "green", pictogram: "mosque" };
export const IS: Badge = { shape: "diamond", colour: "black", pictogram: "flag" };

/** Western and Jordanian sources are shared. */
function sourceColour(colour: Colour): SceneColour {
  const seat = SEATS.find((one) => one === colour);
  if (seat) return colourOf(seat);
  return colour === "WEST" ? "purple" : "grey";
}
