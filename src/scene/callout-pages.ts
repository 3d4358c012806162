/** Lays out panels of counters on pages, so that all can be read. */
import { continued, numbered, type Page, page } from "./page.ts";
import { CALLOUT, type Callout, calloutSize } from "./pieces.ts";
import type { Extent } from "./placing/boxes.ts";
import { nameWidth } from "./placing/names.ts";
import { type Scene, SIGHT } from "./scene.ts";
import type { Words } from "./words.ts";

/** A callout that has no place yet. */
export type Panel = Omit<Callout, "kind" | "at" | "width" | "columns" | "large" | "fill" | "pointsTo">;

/** How panels are arranged on a page: in how many columns, and with how many counters in a row of each. */
interface Shape {
  readonly columns: number;
  readonly across: number;
  readonly large: boolean;
  readonly fill: number;
}

type Pages = readonly (readonly Callout[])[];

const MARGIN = 12;
/** The smallest essential text, and the share of it that a minor text may shrink to. */
const TEXT = 27;
const MINOR = 0.72;
/** Titles are in wider letters than those that `nameWidth` estimates. */
const TITLE = 1.2;

const large = (columns: number, across: number) => ({ columns, across, large: true });
const SHAPES: readonly Omit<Shape, "fill">[] = [
  large(2, 3),
  large(2, 4),
  large(2, 5),
  large(3, 3),
  large(3, 4),
  large(4, 2),
  large(4, 3),
  large(5, 2),
  { columns: 4, across: 3, large: false },
];
/** Without room for names under its counters. */
const NAMELESS = large(4, 4);
/** What counters take of the width of their cells; with badges, which stand out, only the last. */
const FILLS = [0.92, 0.86, CALLOUT.fill] as const;

/**
 * Panels one under the other, column after column: on as few pages as they need, and there as large as goes, in columns that are wide enough for their words.
 * Where that saves a page, the rows of a panel go on at the head of the next column.
 */
export function calloutPages(panels: readonly Panel[], page: Extent): Pages {
  const isNamed = panels.some(({ counters = [] }) => counters.some(({ name }) => name !== undefined));
  const isBadged = panels.some(({ counters = [] }) => counters.some(({ counter }) => counter.badge));
  const shapes = [...SHAPES, ...(isNamed ? [] : [NAMELESS])]
    .flatMap((shape) => FILLS.slice(isBadged ? -1 : 0).map((fill): Shape => ({ ...shape, fill })))
    .toSorted((a, b) => edgeOf(b, page) - edgeOf(a, page));
  const widest = Math.max(...panels.map(wordsWidth));
  const wide = shapes.filter(({ columns }) => columnWidth(columns, page) >= widest);
  let best: Filled | undefined;
  for (const shape of wide.length > 0 ? wide : shapes.slice(0, 1)) {
    const heights = panels.map((panel) => heightsOf(panel, inColumn(shape, page)));
    for (const splits of [false, true]) {
      const fewer: number = best?.pages.length ?? Infinity;
      best = filled(panels, heights, shape, page, { splits, fewer }) ?? best;
      if (best && best.pages.length <= 1) return drawn(best, page);
    }
  }
  return best ? drawn(best, page) : [];
}

/** Panels as pictures, as many as it takes; the first says in words what all of them show; `sub`: in their headings. */
export function panelScenes(panels: readonly Panel[], said: Omit<Page, "layout">, sub: string): readonly Scene[] {
  const pages = calloutPages(panels, SIGHT);
  const { title } = said.heading;
  const name = typeof title === "string" ? title : title.text;
  return pages.map((elements, i) => {
    const scene = page({
      ...said,
      heading: { ...said.heading, sub: numbered(sub, i, pages.length) },
      layout: { kind: "map", ...SIGHT, ground: { colour: "land" }, elements },
    });
    return i === 0 ? scene : continued(scene, name);
  });
}

/** The edge of a counter. */
const edgeOf = (shape: Shape, page: Extent): number => calloutSize(inColumn(shape, page)).edge;

const columnWidth = (columns: number, page: Extent): number => (page.width - (columns + 1) * MARGIN) / columns;

/** How wide a panel is at least: no letter of its words is cut. */
function wordsWidth({ flag, title, lines = [] }: Panel): number {
  const pennant = flag === undefined ? 0 : nameWidth(flag, TEXT) + CALLOUT.flag * TEXT;
  return Math.max(pennant + textWidth(title) * TITLE, ...lines.map(textWidth)) + 2 * CALLOUT.pad * TEXT;
}

const textWidth = (words: Words): number =>
  typeof words === "string" ? nameWidth(words, TEXT) : nameWidth(words.text, words.minor ? TEXT * MINOR : TEXT);

/** What a callout is like where there are this many columns. */
type InColumn = Required<Pick<Callout, "width" | "columns" | "large" | "fill">>;

const inColumn = ({ columns, across, large, fill }: Shape, page: Extent): InColumn => ({
  width: columnWidth(columns, page),
  columns: across,
  large,
  fill,
});

/** A panel, or a part of one, that has a place: the middle of its upper edge. */
interface Stood {
  readonly panel: Panel;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

interface Filled {
  readonly shape: InColumn;
  readonly pages: readonly (readonly Stood[])[];
}

/** Null: it does not take `fewer` pages. Most shapes do not fit, so callouts are made only for the best. */
function filled(
  panels: readonly Panel[],
  heights: readonly Heights[],
  given: Shape,
  page: Extent,
  { splits, fewer }: { readonly splits: boolean; readonly fewer: number },
): Filled | null {
  const { columns, across } = given;
  const shape = inColumn(given, page);
  const { width } = shape;
  const most = page.height - 2 * MARGIN;
  const pages: Stood[][] = [];
  let column = columns;
  let y = page.height;
  const put = (panel: Panel): void => {
    const height = heightOf(panel, shape, panel.counters);
    pages.at(-1)?.push({ panel, x: MARGIN + column * (width + MARGIN) + width / 2, y, height });
    y += height + MARGIN;
  };
  const next = (): void => {
    column += 1;
    y = MARGIN;
    if (column < columns) return;
    pages.push([]);
    column = 0;
  };
  for (const [i, panel] of panels.entries()) {
    const whole = heights[i] ?? heightsOf(panel, shape);
    const isLong = rowsWithin(whole, most) < rowsOf(panel, across);
    let rest = panel;
    for (;;) {
      const rows = rowsWithin(rest === panel ? whole : heightsOf(rest, shape), page.height - y - MARGIN);
      if (rows >= rowsOf(rest, across)) break;
      if (rows > 0 && (splits || isLong)) {
        const [here, later] = [rest.counters?.slice(0, rows * across), rest.counters?.slice(rows * across)];
        put({ ...rest, counters: here ?? [] });
        rest = { ...rest, counters: later ?? [] };
      }
      next();
      if (pages.length >= fewer) return null;
    }
    put(rest);
  }
  return { shape, pages };
}

/** Each page with as much room above its panels as below the lowest of them. */
const drawn = ({ shape, pages }: Filled, page: Extent): Pages =>
  pages.map((stood) => {
    const lowest = Math.max(...stood.map(({ y, height }) => y + height / 2 + height / 2));
    const down = Math.max(0, (page.height - MARGIN - lowest) / 2);
    return stood.map(({ panel, x, y, height }): Callout => {
      return { kind: "callout", ...shape, ...panel, at: [x, y + height / 2 + down] };
    });
  });

const rowsOf = ({ counters = [] }: Panel, across: number): number => Math.max(1, Math.ceil(counters.length / across));

/** How high a panel is without counters, and a row of them; none: it has no counters. */
interface Heights {
  readonly empty: number;
  readonly row: number | null;
}

function heightsOf(panel: Panel, shape: InColumn): Heights {
  const empty = heightOf(panel, shape, []);
  const { counters = [] } = panel;
  const highest = counters.find(({ name }) => name !== undefined) ?? counters[0];
  const row = highest ? heightOf(panel, shape, [highest]) - empty : null;
  return { empty, row };
}

/** The height of a panel with these counters. */
const heightOf = (
  { lines = [] }: Panel,
  { width, columns, large, fill }: InColumn,
  counters: Panel["counters"] = [],
): number => calloutSize({ width, lines, counters, columns, large, fill }).height;

/** How many rows of a panel fit in a height. */
function rowsWithin({ empty, row }: Heights, height: number): number {
  if (row === null) return empty <= height ? 1 : 0;
  return Math.max(0, Math.floor((height - empty) / row));
}
