import type { Placed, Point } from "../../../scene/index.ts";
import { GRID, SIGHT } from "./hexes.ts";

/** What wants a place in a zone: its extent at a size of counters. Left: the IDF's; right: the Insurgents'; between them what happened. */
export interface Item {
  readonly side: "left" | "between" | "right";
  readonly extent: (size: number) => Extent;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A hex for things to stand in: its centre, and whether a name stands in its upper part. */
export interface Cell {
  readonly centre: Point;
  readonly named: boolean;
}

export interface Fit<T> {
  /** Edge of a counter. */
  readonly size: number;
  readonly places: readonly { readonly item: T; readonly place: Placed }[];
}

const ROWS = [1, 2, 3, 4] as const;
const GAP = 3;

/** How far things may reach from a hex's centre: to its sides, up (below a name) and down (above the names of the next row). */
const REACH = { aside: 115, up: 106, named: 68, down: 106 } as const;
/** A corner may reach a little over the border of its hex. */
const SLACK = 8;

const halfAt = (dy: number): number =>
  Math.min(REACH.aside, (2 * GRID.size * 0.866 * (GRID.size + SLACK - Math.abs(dy))) / GRID.size);

/** Everything at one of these sizes, the best first, in as few rows and hexes as have room; null: there is none. */
export function arrange<T extends Item>(
  items: readonly T[],
  cells: readonly Cell[],
  sizes: readonly number[],
): Fit<T> | null {
  for (const size of sizes) {
    if (areaOf(items, size) > ROOM * cells.length) continue;
    for (let used = 1; used <= cells.length; used++) {
      const places = spread(items, cells.slice(0, used), size);
      if (places) return { size, places };
    }
  }
  return null;
}

/** The room in a hex, in square map units. */
const ROOM = 2 * REACH.aside * (REACH.named + REACH.down);

const areaOf = (items: readonly Item[], size: number): number =>
  items.reduce((sum, item) => {
    const { width, height } = item.extent(size);
    return sum + width * height;
  }, 0);

type Places<T> = Fit<T>["places"];

/** The same number in each hex. */
function spread<T extends Item>(items: readonly T[], cells: readonly Cell[], size: number): Places<T> | null {
  const each = Math.ceil(items.length / cells.length);
  const all: Places<T>[] = [];
  for (const [i, cell] of cells.entries()) {
    const places = inCell(items.slice(i * each, (i + 1) * each), cell, size);
    if (!places) return null;
    all.push(places);
  }
  return all.flat();
}

function inCell<T extends Item>(items: readonly T[], cell: Cell, size: number): Places<T> | null {
  if (items.length === 0) return [];
  for (const rows of ROWS) {
    if (rows > items.length) break;
    const even = stand(intoRows(items, rows, size, "even"), cell, size);
    const places = even ?? stand(intoRows(items, rows, size, "first"), cell, size);
    if (places) return places;
  }
  return null;
}

const widthOf = (row: readonly Item[], size: number): number =>
  row.reduce((sum, item) => sum + item.extent(size).width, 0) + GAP * Math.max(0, row.length - 1);

/** Either side's pieces evenly over the rows; what stands between them where least is, or all of it in the first row. */
function intoRows<T extends Item>(
  items: readonly T[],
  count: number,
  size: number,
  between: "even" | "first",
): readonly (readonly T[])[] {
  const chunk = (side: Item["side"], row: number): readonly T[] => {
    const all = items.filter((item) => item.side === side);
    const each = Math.ceil(all.length / count);
    return all.slice(row * each, (row + 1) * each);
  };
  const rows = Array.from({ length: count }, (_, row) => ({
    left: chunk("left", row),
    between: [] as T[],
    right: chunk("right", row),
  }));
  const joined = (row: (typeof rows)[number]): readonly T[] => [...row.left, ...row.between, ...row.right];
  for (const item of items.filter(({ side }) => side === "between")) {
    const [emptiest] = rows.toSorted((a, b) => widthOf(joined(a), size) - widthOf(joined(b), size));
    (between === "even" ? emptiest : rows[0])?.between.push(item);
  }
  return rows.map(joined).filter((row) => row.length > 0);
}

/** The rows one under the other in the middle of a hex; null: they reach out of it. */
function stand<T extends Item>(
  rows: readonly (readonly T[])[],
  { centre, named }: Cell,
  size: number,
): Places<T> | null {
  const [x, y] = centre;
  const top = y - (named ? REACH.named : REACH.up);
  const bottom = Math.min(y + REACH.down, SIGHT.height - 4);
  const heights = rows.map((row) => Math.max(...row.map((item) => item.extent(size).height)));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  if (whole > bottom - top) return null;
  const all: Places<T>[] = [];
  let upper = Math.min(Math.max(top, y - whole / 2), bottom - whole);
  for (const [i, row] of rows.entries()) {
    const lower = upper + (heights[i] ?? 0);
    if (widthOf(row, size) / 2 > Math.min(halfAt(upper - y), halfAt(lower - y))) return null;
    all.push(inRow(row, size, x, lower));
    upper = lower;
  }
  return all.flat();
}

/** Side by side around x, on one line. */
function inRow<T extends Item>(row: readonly T[], size: number, x: number, lower: number): Places<T> {
  let left = x - widthOf(row, size) / 2;
  return row.map((item) => {
    const { width, height } = item.extent(size);
    const at: Point = [left + width / 2, lower - height / 2];
    left += width + GAP;
    return { item, place: { at, width, height } };
  });
}
