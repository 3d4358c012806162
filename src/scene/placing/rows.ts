/** Places things in centred rows as near to a point as nothing overlaps, or one thing by itself. */
import type { Frame } from "../plane.ts";
import type { Point } from "../words.ts";
import { type Extent, type Placed, reachesInto, type Surroundings, type Wanting } from "./boxes.ts";
import { Level } from "./level.ts";

/** How far a thing may stand from where it would best be, across and down. */
const REACH = 252;
/** How finely levels are tried. */
const STEP = 6;
/** What a shape further down the list costs, as a distance. */
const FURTHER = 30;

/**
 * Rows of things, centred one under the other, as near to a point as nothing overlaps, all of them on the area's ground. Null: there is no such place nearby. `rows`: the numbers of rows to try, the best first.
 */
export function placeRows(
  items: readonly Extent[],
  near: Point,
  room: Surroundings,
  rows: readonly number[],
): readonly Placed[] | null {
  const shapes = lengthsOf(items.length, rows).map((length) => inRows(items, length, room.gap ?? 0));
  return nearest(shapes, near, room);
}

/** As `placeRows`, with one more thing beneath the rows, close to them: it comes last. */
export function placeOver(
  items: readonly Extent[],
  below: Extent,
  near: Point,
  room: Surroundings,
  rows: readonly number[],
): readonly Placed[] | null {
  const gap = room.gap ?? 0;
  const shapes = lengthsOf(items.length, rows).map((length) => {
    const over = inRows(items, length, gap);
    const height = 2 * Math.max(0, ...over.map((one) => one.at[1] + one.height / 2));
    const under: Placed = { ...below, at: [0, (height + gap) / 2] };
    return [...moved(over, [0, -(below.height + gap) / 2]), under];
  });
  return nearest(shapes, near, room);
}

/** How many are in a row, for numbers of rows to try. */
const lengthsOf = (count: number, rows: readonly number[]): readonly number[] => [
  ...new Set(rows.flatMap((some) => (some <= Math.max(1, count) ? Math.ceil(count / some) : []))),
];

/** One thing as near to its point as there is room. */
export function placeOne(want: Wanting, room: Surroundings): Placed | null {
  return placeRows([want], want.near, room, [1])?.[0] ?? null;
}

/** The first shape at the nearest place at which all of it stands well; a shape further down the list costs some distance. */
function nearest(shapes: readonly (readonly Placed[])[], [x, y]: Point, room: Surroundings): readonly Placed[] | null {
  const search = searched([x, y], room);
  const [, top, , bottom] = search;
  const around = withinReach(shapes, search, room);
  const levels = DOWN.filter((dy) => y + dy >= top && y + dy <= bottom);
  const level = new Level(around);
  let best: { readonly cost: number; readonly shape: readonly Placed[]; readonly by: Point } | null = null;
  for (const [index, shape] of shapes.entries())
    for (const dy of levels) {
      const most = (best?.cost ?? Number.POSITIVE_INFINITY) - index * FURTHER;
      if (distanceOf(0, dy) >= most) break;
      level.clear();
      if (!shape.every((part) => level.close(part, y + dy))) continue;
      const place = level.nearest(x, REACH);
      if (place === null) continue;
      const far = distanceOf(place - x, dy);
      if (far < most) best = { cost: far + index * FURTHER, shape, by: [place, y + dy] };
    }
  return best ? moved(best.shape, best.by) : null;
}

const moved = (shape: readonly Placed[], [dx, dy]: Point): readonly Placed[] =>
  shape.map((one) => ({ ...one, at: [one.at[0] + dx, one.at[1] + dy] }));

/** Where the middle of a shape may be: not far away, and over the ground. */
function searched([x, y]: Point, { ground, frame }: Surroundings): Frame {
  const frames = [[x - REACH, y - REACH, x + REACH, y + REACH] as const, ground?.frame ?? [], frame ?? []];
  const most = (side: 0 | 1): number => Math.max(...frames.map((one) => one[side] ?? Number.NEGATIVE_INFINITY));
  const least = (side: 2 | 3): number => Math.min(...frames.map((one) => one[side] ?? Number.POSITIVE_INFINITY));
  return [most(0), most(1), least(2), least(3)];
}

/** What is too far away for any of these shapes to touch it is left out. */
function withinReach(shapes: readonly (readonly Placed[])[], frame: Frame, room: Surroundings): Surroundings {
  const gap = room.gap ?? 0;
  const half = (axis: 0 | 1, side: "width" | "height"): number =>
    Math.max(0, ...shapes.flat().map((one) => Math.abs(one.at[axis]) + one[side] / 2)) + gap;
  const [across, down] = [half(0, "width"), half(1, "height")];
  return { ...room, taken: room.taken.filter((one) => reachesInto(one, frame, across, down)) };
}

/** How far an offset is: up and down are a little dearer than sideways. */
const distanceOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy * 1.3);

/** Up and down, the nearest first. */
const DOWN = Array.from({ length: 2 * (REACH / STEP) + 1 }, (_, i) => (i % 2 === 0 ? -i / 2 : (i + 1) / 2) * STEP);

/** Middles relative to the middle of the whole. */
function inRows(items: readonly Extent[], perRow: number, gap: number): readonly Placed[] {
  const rows = Array.from({ length: Math.ceil(items.length / perRow) }, (_, i) =>
    items.slice(i * perRow, (i + 1) * perRow),
  );
  const heights = rows.map((row) => Math.max(0, ...row.map(({ height }) => height)));
  const whole = heights.reduce((sum, height) => sum + height, 0) + gap * (rows.length - 1);
  let top = -whole / 2;
  return rows.flatMap((row, i) => {
    const height = heights[i] ?? 0;
    const width = row.reduce((sum, item) => sum + item.width, 0) + gap * (row.length - 1);
    let left = -width / 2;
    const placed = row.map((item): Placed => {
      const at: Point = [left + item.width / 2, top + height - item.height / 2];
      left += item.width + gap;
      return { at, width: item.width, height: item.height };
    });
    top += height + gap;
    return placed;
  });
}
