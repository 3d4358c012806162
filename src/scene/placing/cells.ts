import type { Point } from "../words.ts";
import type { Extent, Placed } from "./boxes.ts";

/** What wants a place in an area made of cells: its extent at a size. One side's stand left, the other's right, between them what concerns both. */
export interface CellItem {
  readonly side: "left" | "between" | "right";
  readonly extent: (size: number) => Extent;
}

/** A part of an area for rows of things to stand in, one under the other in its middle. */
export interface CellRoom {
  readonly middle: Point;
  /** Between these levels. */
  readonly top: number;
  readonly bottom: number;
  /** How far a row may reach to either side of the middle on a level. */
  readonly reach: (level: number) => number;
  /** What things may cover of it, in square units: where they need more, no row is tried. */
  readonly room: number;
}

export interface Fit<T> {
  readonly size: number;
  readonly places: readonly { readonly item: T; readonly place: Placed }[];
}

const ROWS = [1, 2, 3, 4] as const;
const GAP = 3;

/** Everything at one of these sizes, the best first, in as few rows and cells as have room; null: there is none. */
export function placeInCells<T extends CellItem>(
  items: readonly T[],
  cells: readonly CellRoom[],
  sizes: readonly number[],
): Fit<T> | null {
  const room = cells.reduce((sum, cell) => sum + cell.room, 0);
  for (const size of sizes) {
    if (areaOf(items, size) > room) continue;
    for (let used = 1; used <= cells.length; used++) {
      const places = spread(items, cells.slice(0, used), size);
      if (places) return { size, places };
    }
  }
  return null;
}

const areaOf = (items: readonly CellItem[], size: number): number =>
  items.reduce((sum, item) => {
    const { width, height } = item.extent(size);
    return sum + width * height;
  }, 0);

type Places<T> = Fit<T>["places"];

/** The same number in each cell. */
function spread<T extends CellItem>(items: readonly T[], cells: readonly CellRoom[], size: number): Places<T> | null {
  const each = Math.ceil(items.length / cells.length);
  const all: Places<T>[] = [];
  for (const [i, cell] of cells.entries()) {
    const places = inCell(items.slice(i * each, (i + 1) * each), cell, size);
    if (!places) return null;
    all.push(places);
  }
  return all.flat();
}

function inCell<T extends CellItem>(items: readonly T[], cell: CellRoom, size: number): Places<T> | null {
  if (items.length === 0) return [];
  for (const rows of ROWS) {
    if (rows > items.length) break;
    const even = stand(intoRows(items, rows, size, "even"), cell, size);
    const places = even ?? stand(intoRows(items, rows, size, "first"), cell, size);
    if (places) return places;
  }
  return null;
}

const widthOf = (row: readonly CellItem[], size: number): number =>
  row.reduce((sum, item) => sum + item.extent(size).width, 0) + GAP * Math.max(0, row.length - 1);

/** Either side's things evenly over the rows; what stands between them where least is, or all of it in the first row. */
function intoRows<T extends CellItem>(
  items: readonly T[],
  count: number,
  size: number,
  between: "even" | "first",
): readonly (readonly T[])[] {
  const chunk = (side: CellItem["side"], row: number): readonly T[] => {
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

/** The rows one under the other in the middle of a cell; null: they reach out of it. */
function stand<T extends CellItem>(
  rows: readonly (readonly T[])[],
  { middle: [x, y], top, bottom, reach }: CellRoom,
  size: number,
): Places<T> | null {
  const heights = rows.map((row) => Math.max(...row.map((item) => item.extent(size).height)));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  if (whole > bottom - top) return null;
  const all: Places<T>[] = [];
  let upper = Math.min(Math.max(top, y - whole / 2), bottom - whole);
  for (const [i, row] of rows.entries()) {
    const lower = upper + (heights[i] ?? 0);
    if (widthOf(row, size) / 2 > Math.min(reach(upper), reach(lower))) return null;
    all.push(inRow(row, size, x, lower));
    upper = lower;
  }
  return all.flat();
}

/** Side by side around x, on one line. */
function inRow<T extends CellItem>(row: readonly T[], size: number, x: number, lower: number): Places<T> {
  let left = x - widthOf(row, size) / 2;
  return row.map((item) => {
    const { width, height } = item.extent(size);
    const at: Point = [left + width / 2, lower - height / 2];
    left += width + GAP;
    return { item, place: { at, width, height } };
  });
}
