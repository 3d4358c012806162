import { type Frame, type Placed, rimOf, type Surroundings, touches, type Wanting } from "./boxes.ts";
import type { Point } from "./words.ts";

/** How far a thing may stand from where it would best be, in steps. */
const RINGS = 42;
const STEP = 6;

/**
 * Rows of things, centred one under the other, as near to a point as nothing overlaps, all of them on the area's ground. Null: there is no such place nearby. `rows`: the numbers of rows to try, the best first.
 */
export function placeRows(
  items: readonly { readonly width: number; readonly height: number }[],
  near: Point,
  room: Surroundings,
  rows: readonly number[],
): readonly Placed[] | null {
  const perRow = rows.flatMap((count) => (count <= Math.max(1, items.length) ? Math.ceil(items.length / count) : []));
  const shapes = [...new Set(perRow)].map((length) => inRows(items, length, room.gap ?? 0));
  return nearest(shapes, near, room);
}

/** One thing as near to its point as there is room. */
export function placeOne(want: Wanting, room: Surroundings): Placed | null {
  return placeRows([want], want.near, room, [1])?.[0] ?? null;
}

/** The first shape at the nearest offset at which all of it stands well; a shape further down the list costs some distance. */
function nearest(shapes: readonly (readonly Placed[])[], near: Point, room: Surroundings): readonly Placed[] | null {
  const around = withinReach(shapes, near, room);
  let best: { readonly cost: number; readonly shape: readonly Placed[]; readonly by: Point } | null = null;
  for (const [index, shape] of shapes.entries()) {
    const fits = fitting(shape, around);
    const [left, top, right, bottom] = spanOf(shape, near, room.frame);
    const furthest = distanceOf(Math.max(-left, right), Math.max(-top, bottom));
    for (const { dx, dy, far } of OFFSETS) {
      const cost = far + index * 30;
      if (far > furthest || (best && cost >= best.cost)) break;
      if (dx < left || dx > right || dy < top || dy > bottom) continue;
      if (!fits(near[0] + dx, near[1] + dy)) continue;
      best = { cost, shape, by: [near[0] + dx, near[1] + dy] };
      break;
    }
  }
  return best ? moved(best.shape, best.by) : null;
}

/** The ground may reach a little over its frame. */
const SLACK = 5;

/** From `near`, how far the middle of a shape may be to each side: in the frame itself, and with its rims on the ground. */
function spanOf(shape: readonly Placed[], [x, y]: Point, frame: Frame = EVERYWHERE): Frame {
  const rims = shape.flatMap(rimOf);
  const across = rims.map((rim) => rim.x + rim.across);
  const down = rims.map((rim) => rim.y + rim.down);
  const [left, top, right, bottom] = frame;
  return [
    Math.max(left, left - SLACK - Math.min(0, ...across)) - x,
    Math.max(top, top - SLACK - Math.min(0, ...down)) - y,
    Math.min(right, right + SLACK - Math.max(0, ...across)) - x,
    Math.min(bottom, bottom + SLACK - Math.max(0, ...down)) - y,
  ];
}

const EVERYWHERE: Frame = [
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
];

/**
 * Whether all of a shape stands well when it is moved by so much. It is asked for places side by side: what was in the way
 * at the last one mostly is at the next, and is looked at first.
 */
function fitting(shape: readonly Placed[], room: Surroundings): (dx: number, dy: number) => boolean {
  const { holds, taken, gap = 0 } = room;
  const rims = shape.flatMap(rimOf);
  let off = rims[0];
  let hit: readonly [Placed, Placed] | null = null;
  return (dx, dy) => {
    if (off && !holds([off.x + dx + off.across, off.y + dy + off.down])) return false;
    off = rims.find(({ x, y, across, down }) => !holds([x + dx + across, y + dy + down]));
    if (off) return false;
    if (hit && touches(hit[0], hit[1], gap, dx, dy)) return false;
    for (const one of shape)
      for (const other of taken)
        if (touches(one, other, gap, dx, dy)) {
          hit = [one, other];
          return false;
        }
    return true;
  };
}

const moved = (shape: readonly Placed[], [dx, dy]: Point): readonly Placed[] =>
  shape.map((one) => ({ ...one, at: [one.at[0] + dx, one.at[1] + dy] }));

/** What stands so far away that none of these shapes can touch it is left out. */
function withinReach(shapes: readonly (readonly Placed[])[], near: Point, room: Surroundings): Surroundings {
  const gap = room.gap ?? 0;
  const reach = (axis: 0 | 1, side: "width" | "height"): number =>
    Math.max(0, ...shapes.flat().map((one) => Math.abs(one.at[axis]) + one[side] / 2)) + gap;
  const [across, down] = [reach(0, "width"), reach(1, "height")];
  const far = RINGS * STEP;
  const [left, top, right, bottom] = room.frame ?? [near[0] - far, near[1] - far, near[0] + far, near[1] + far];
  const taken = room.taken.filter(
    ({ at: [x, y], width, height }) =>
      x + width / 2 > left - across &&
      x - width / 2 < right + across &&
      y + height / 2 > top - down &&
      y - height / 2 < bottom + down,
  );
  return { ...room, taken };
}

/** How far an offset is: up and down are a little dearer than sideways. */
const distanceOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy * 1.3);

/** Offsets on a grid, the nearest first. */
const OFFSETS = Array.from({ length: (2 * RINGS + 1) ** 2 }, (_, i) => {
  const dx = ((i % (2 * RINGS + 1)) - RINGS) * STEP;
  const dy = (Math.floor(i / (2 * RINGS + 1)) - RINGS) * STEP;
  return { dx, dy, far: distanceOf(dx, dy) };
}).sort((a, b) => a.far - b.far);

/** Middles relative to the middle of the whole. */
function inRows(
  items: readonly { readonly width: number; readonly height: number }[],
  perRow: number,
  gap: number,
): readonly Placed[] {
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
