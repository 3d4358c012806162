import { type Callout, type Colour, calloutSize, type Scene } from "../../../scene/index.ts";
import type { SeatId } from "../content/sides.ts";
import { SIGHT } from "./ground.ts";
import type { Seen } from "./seen.ts";
import { colourOf, sidesIn, styleOf } from "./side-style.ts";
import { moment } from "./situation.ts";

/** A place or a pool with its counters. */
export type Panel = Pick<Callout, "title" | "lines" | "counters"> & { readonly colour: Colour };

/** The fewer, the larger: the first that has room for all is taken. */
const COLUMNS = [2, 3, 4] as const;
const MARGIN = 12;
/** Counters in a row of a panel. */
const ACROSS = 3;

interface Wanted {
  readonly title: string;
  /** In whose colour the heading is. */
  readonly seat: SeatId | null;
  readonly panels: readonly Panel[];
  readonly words: readonly string[];
}

/** Counters in panels, as many pictures as it takes. */
export function sheets(seen: Seen, { title, seat, panels, words }: Wanted): readonly Scene[] {
  const pages = paged(panels);
  return pages.map((elements, i) => ({
    frame: "board",
    sides: sidesIn(seen.table),
    heading: {
      kind: "strip",
      title,
      sub: pages.length > 1 ? `${moment(seen)} · ${i + 1} of ${pages.length}` : moment(seen),
      ...(seat ? { colour: colourOf(seat), emblem: { colour: colourOf(seat), pictogram: styleOf(seat).emblem } } : {}),
    },
    layout: {
      kind: "panel",
      content: { kind: "map", width: SIGHT.width, height: SIGHT.height, ground: { colour: "land" }, elements },
    },
    alt: words.join(" "),
    text: words.join("\n"),
  }));
}

function paged(panels: readonly Panel[]): readonly (readonly Callout[])[] {
  const tried = COLUMNS.map((columns) => inColumns(panels, columns));
  return tried.find((pages) => pages.length < 2) ?? tried.at(-1) ?? [];
}

/** Each in the column that is lowest by now; where none has room, on the next page. */
function inColumns(panels: readonly Panel[], columns: number): readonly (readonly Callout[])[] {
  const width = (SIGHT.width - (columns + 1) * MARGIN) / columns;
  const pages: Callout[][] = [];
  let ends: number[] = [];
  for (const panel of panels) {
    const sized = { ...panel, width, columns: ACROSS, large: true };
    const { height } = calloutSize(sized);
    if (pages.length === 0 || Math.min(...ends) + height + MARGIN > SIGHT.height) {
      pages.push([]);
      ends = Array.from({ length: columns }, () => MARGIN);
    }
    const y = Math.min(...ends);
    const column = ends.indexOf(y);
    const x = MARGIN + column * (width + MARGIN) + width / 2;
    pages.at(-1)?.push({ kind: "callout", ...sized, at: [x, y + height / 2] });
    ends[column] = y + height + MARGIN;
  }
  return pages;
}

/** The part of a list that goes on one panel. */
const MOST = 6;

/** Counters of one heading on as many panels as they need. */
export const panelsOf = (panel: Panel): readonly Panel[] => {
  const { counters = [] } = panel;
  const parts = Math.max(1, Math.ceil(counters.length / MOST));
  return Array.from({ length: parts }, (_, i) => ({ ...panel, counters: counters.slice(i * MOST, (i + 1) * MOST) }));
};
