import type { Point } from "./words.ts";

/** An upright box by its middle, in map units. */
export interface Placed {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** Something that wants a place near a point. */
export interface Wanting {
  /** Where it would best be. */
  readonly near: Point;
  readonly width: number;
  readonly height: number;
}

/** Where things may stand, and what stands there already. */
export interface Surroundings {
  /** Whether a point is on the area's ground. */
  readonly holds: (at: Point) => boolean;
  readonly taken: readonly Placed[];
  /** Between any two things. */
  readonly gap?: number;
  /** Left, top, right and bottom of the ground: nothing is looked for beyond. */
  readonly frame?: Frame;
}

export type Frame = readonly [left: number, top: number, right: number, bottom: number];

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

/** How finely rows are tried from above, and places in a row. */
const FLOW_STEP = 5;

/**
 * Things one after the other, as letters fill an odd-shaped page: row by row wherever there is room on the area's ground. Of all beginnings the one whose middle
 * is nearest to a point. Null: they do not all fit. `frame`: left, top, right, bottom of the area.
 */
export function placeFlow(
  items: readonly { readonly width: number; readonly height: number }[],
  near: Point,
  room: Surroundings,
  frame: Frame,
): readonly Placed[] | null {
  const [, top, , bottom] = frame;
  const height = Math.max(...items.map((item) => item.height));
  let best: { readonly far: number; readonly places: readonly Placed[] } | null = null;
  for (let start = top; start < Math.min(bottom, top + 2 * height); start += FLOW_STEP) {
    const places = filled(items, room, frame, start, height);
    if (places.length < items.length) continue;
    const mean = (axis: 0 | 1): number => places.reduce((sum, { at }) => sum + at[axis], 0) / places.length;
    const far = (mean(0) - near[0]) ** 2 + (mean(1) - near[1]) ** 2;
    if (!best || far < best.far) best = { far, places };
  }
  return best?.places ?? null;
}

/** Rows of that height from a beginning on, as many things as have room. */
function filled(
  items: readonly { readonly width: number; readonly height: number }[],
  room: Surroundings,
  [left, , right, bottom]: Frame,
  start: number,
  height: number,
): Placed[] {
  const gap = room.gap ?? 0;
  const places: Placed[] = [];
  for (let y = start + height / 2; y < bottom; y += height + gap) {
    for (let x = left; x < right; x += FLOW_STEP) {
      const item = items[places.length];
      if (!item) return places;
      const place: Placed = { at: [x + item.width / 2, y + (height - item.height) / 2], ...item };
      if (!stands(place, room)) continue;
      places.push(place);
      x += item.width + gap - FLOW_STEP;
    }
  }
  return places;
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

/** Whether a box is on the ground, but for its rim, and apart from all others. */
export function stands(place: Placed, { holds, taken, gap = 0 }: Surroundings): boolean {
  const { at, width, height } = place;
  for (const [across, down] of EDGE)
    if (!holds([at[0] + (width / 2) * across, at[1] + (height / 2) * down])) return false;
  return !taken.some((other) => touches(place, other, gap, 0, 0));
}

/** Whether a box that is moved by so much is nearer to another one than a gap. */
const touches = ({ at, width, height }: Placed, other: Placed, gap: number, dx: number, dy: number): boolean =>
  Math.abs(at[0] + dx - other.at[0]) < width / 2 + other.width / 2 + gap &&
  Math.abs(at[1] + dy - other.at[1]) < height / 2 + other.height / 2 + gap;

/** How much of a box has to be on the ground: its rim may reach over a border. */
const CORE = 0.8;

/** The places of a box that have to be on the ground. */
const EDGE: readonly Point[] = [
  [-CORE, -CORE],
  [0, -CORE],
  [CORE, -CORE],
  [-CORE, 0],
  [CORE, 0],
  [-CORE, CORE],
  [0, CORE],
  [CORE, CORE],
];

/** They lie `across` and `down` from the middle of a box. */
const rimOf = ({ at: [x, y], width, height }: Placed) =>
  EDGE.map(([across, down]) => ({ x, y, across: (width / 2) * across, down: (height / 2) * down }));

/** Whether a point lies in a ring: a ray from it crosses the ring an odd number of times. */
export function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** Edge of a square of a grid of places, in map units. */
const SQUARE = 5;

/** Which of some areas a place belongs to, looked up in a grid: made once for a map, and quick from then on. */
export class Grounds {
  readonly #columns: number;
  readonly #owners: Int16Array;
  readonly #ids: readonly string[];

  constructor(areas: { readonly [id: string]: readonly Point[] }, width: number, height: number) {
    this.#columns = Math.ceil(width / SQUARE);
    this.#owners = new Int16Array(this.#columns * Math.ceil(height / SQUARE)).fill(-1);
    this.#ids = Object.keys(areas);
    this.#ids.forEach((id, index) => {
      this.#fill(areas[id] ?? [], index);
    });
  }

  /** Whether a place lies in an area. */
  holds(id: string): (at: Point) => boolean {
    const index = this.#ids.indexOf(id);
    return (at) => this.#ownerAt(at) === index;
  }

  /** Whether a place lies in no area. */
  isNobodys(at: Point): boolean {
    return this.#ownerAt(at) === -1;
  }

  #ownerAt([x, y]: Point): number | undefined {
    return this.#owners[Math.floor(y / SQUARE) * this.#columns + Math.floor(x / SQUARE)];
  }

  /** Row by row between the places where a ring crosses it. */
  #fill(ring: readonly Point[], index: number): void {
    const rows = this.#owners.length / this.#columns;
    for (let row = 0; row < rows; row++) {
      const y = (row + 0.5) * SQUARE;
      const crossings = ring
        .flatMap(([ax, ay], i) => {
          const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
          return ay > y !== by > y ? [((bx - ax) * (y - ay)) / (by - ay) + ax] : [];
        })
        .sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [from, to] = [crossings[i] ?? 0, crossings[i + 1] ?? 0];
        for (let column = Math.ceil(from / SQUARE - 0.5); column + 0.5 <= to / SQUARE; column++)
          if (column >= 0 && column < this.#columns) this.#owners[row * this.#columns + column] = index;
      }
    }
  }
}
