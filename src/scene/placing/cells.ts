/** Places things in an area made of cells, in rows, as large as they have room. */
import type { Point } from "../words.ts";
import type { Extent, Placed } from "./boxes.ts";

/** What wants a place in an area made of cells: its extent at a size. One side's stand left, the other's right, between them what concerns both. */
export interface CellItem {
  readonly side: "left" | "between" | "right";
  readonly extent: (size: number) => Extent;
}

/** A part of an area for rows of things, one under the other in its middle. */
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

/** An item, and the room that it takes at a size. */
interface Measured<T> extends Extent {
  readonly item: T;
}

/** Everything at one of these sizes, the best first, in as few rows and cells as have room; null: there is no room. */
export function placeInCells<T extends CellItem>(
  items: readonly T[],
  cells: readonly CellRoom[],
  sizes: readonly number[],
): Fit<T> | null {
  const room = cells.reduce((sum, cell) => sum + cell.room, 0);
  let before: readonly Measured<T>[] | null = null;
  for (const size of sizes) {
    const all = items.map((item): Measured<T> => ({ item, ...item.extent(size) }));
    if (before && isSame(all, before)) continue; // for which there was no room
    before = all;
    if (areaOf(all) > room) continue;
    for (let used = 1; used <= cells.length; used++) {
      const places = spread(all, cells.slice(0, used));
      if (places) return { size, places };
    }
  }
  return null;
}

const isSame = (some: readonly Extent[], others: readonly Extent[]): boolean =>
  some.every(({ width, height }, i) => width === others[i]?.width && height === others[i]?.height);

const areaOf = (extents: readonly Extent[]): number =>
  extents.reduce((sum, { width, height }) => sum + width * height, 0);

type Places<T> = Fit<T>["places"];

/** The same number in each cell. */
function spread<T extends CellItem>(items: readonly Measured<T>[], cells: readonly CellRoom[]): Places<T> | null {
  const each = Math.ceil(items.length / cells.length);
  const all: Places<T>[] = [];
  for (const [i, cell] of cells.entries()) {
    const places = inCell(items.slice(i * each, (i + 1) * each), cell);
    if (!places) return null;
    all.push(places);
  }
  return all.flat();
}

function inCell<T extends CellItem>(items: readonly Measured<T>[], cell: CellRoom): Places<T> | null {
  if (items.length === 0) return [];
  const some = (side: CellItem["side"]) => items.filter(({ item }) => item.side === side);
  const sides: Sides<T> = { left: some("left"), between: some("between"), right: some("right") };
  const ways = sides.between.length > 0 ? (["even", "first"] as const) : (["even"] as const);
  for (const rows of ROWS) {
    if (rows > items.length) break;
    for (const way of ways) {
      const places = stand(intoRows(sides, rows, way), cell);
      if (places) return places;
    }
  }
  return null;
}

const widthOf = (row: readonly Extent[]): number =>
  row.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, row.length - 1);

type Sides<T> = { readonly [side in CellItem["side"]]: readonly Measured<T>[] };

/** Either side's things evenly over the rows; what stands between them where least is, or all of it in the first row. */
function intoRows<T extends CellItem>(
  { left, between, right }: Sides<T>,
  count: number,
  way: "even" | "first",
): readonly (readonly Measured<T>[])[] {
  const chunk = (all: readonly Measured<T>[], row: number): readonly Measured<T>[] => {
    const each = Math.ceil(all.length / count);
    return all.slice(row * each, (row + 1) * each);
  };
  const rows = Array.from({ length: count }, (_, row) => ({
    left: chunk(left, row),
    between: [] as Measured<T>[],
    right: chunk(right, row),
  }));
  const joined = (row: (typeof rows)[number]): readonly Measured<T>[] => [...row.left, ...row.between, ...row.right];
  for (const item of between) {
    const [emptiest] = rows.toSorted((a, b) => widthOf(joined(a)) - widthOf(joined(b)));
    (way === "even" ? emptiest : rows[0])?.between.push(item);
  }
  return rows.map(joined).filter((row) => row.length > 0);
}

/** The rows one under the other in the middle of a cell; null: they reach out of it. */
function stand<T extends CellItem>(
  rows: readonly (readonly Measured<T>[])[],
  { middle: [x, y], top, bottom, reach }: CellRoom,
): Places<T> | null {
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  if (whole > bottom - top) return null;
  const all: Places<T>[] = [];
  let upper = Math.min(Math.max(top, y - whole / 2), bottom - whole);
  for (const [i, row] of rows.entries()) {
    const lower = upper + (heights[i] ?? 0);
    if (widthOf(row) / 2 > Math.min(reach(upper), reach(lower))) return null;
    all.push(inRow(row, x, lower));
    upper = lower;
  }
  return all.flat();
}

/** Side by side around x, on one line. */
function inRow<T extends CellItem>(row: readonly Measured<T>[], x: number, lower: number): Places<T> {
  let left = x - widthOf(row) / 2;
  return row.map(({ item, width, height }) => {
    const at: Point = [left + width / 2, lower - height / 2];
    left += width + GAP;
    return { item, place: { at, width, height } };
  });
}
