import { type Frozen, mustGet } from "../../../engine/index.ts";
import {
  distance,
  type Frame,
  type Placed,
  type Point,
  pieceSize,
  placeFlow,
  placeOne,
  placeOver,
  placeRows,
  type Surroundings,
  type Viewport,
} from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content.ts";
import { groundOf } from "./grounds.ts";
import type { Standing } from "./standing.ts";

const GAP = 5;
/** Between things where room is scarce. */
export const TIGHT = 3;
const SIZES = [50, 46, 42, 39, 36] as const;
/** Width and height of a fight, as shares of the pieces' size: its points reach over the pieces beside it. */
const FIGHT = { width: 0.98, height: 1.1 } as const;
const ROWS = [1, 2, 3, 4, 5];

/** Rather left clear. */
export const bridges = ({ map }: Frozen<Content>): Placed[] =>
  map.bridges.map(({ from, to }) => ({
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
    width: Math.abs(from[0] - to[0]) + 26,
    height: Math.abs(from[1] - to[1]) + 26,
  }));

/** Under the middle of some pieces, for something of this height. */
export function lowest(places: readonly Placed[], height: number): Point {
  const low = Math.max(0, ...places.map((place) => place.at[1] + place.height / 2));
  return [meanOf(places, 0), low + height / 2 + TIGHT];
}

const meanOf = (places: readonly Placed[], axis: 0 | 1): number =>
  places.reduce((sum, { at }) => sum + at[axis], 0) / Math.max(1, places.length);

export interface Room {
  /** What nothing may overlap. */
  readonly taken: readonly Placed[];
  /** What is rather left clear. */
  readonly arrows: readonly Placed[];
  /** What has to stand beneath them, or at the end of their rows: the first of these that there is room for. */
  readonly below?: readonly Extent[];
  /** How large things may be, the largest first. */
  readonly sizes?: readonly number[];
  /** What is seen of the map: things stand in it as a whole. */
  readonly window?: Viewport;
  /** Where they would best stand; where the board has them when left out. */
  readonly near?: Point;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly size: number;
  readonly places: readonly Placed[];
  /** Where there was room for it. */
  readonly below?: Placed;
}

/** On the Zone's own ground, as large as they can be: in rows clear of arrows and bridges, in rows, one after the other; last a little beyond it. Null: there is no room. */
export function onGround(
  content: Frozen<Content>,
  id: ZoneId,
  things: readonly Standing[],
  { taken, arrows, below = [], sizes = SIZES, window, near }: Room,
): Placement | null {
  const { middle: usual, ring } = mustGet(content.map.areas, id);
  const middle = near ?? usual;
  const ground = groundOf(content, id, "own");
  const seen = window ? { frame: edges(window) } : {};
  const sized = (size: number) => things.map((thing) => extent(thing, size));
  const inLines = (size: number, on: Surroundings, near = middle) => placeRows(sized(size), near, on, ROWS);
  const flowing = (size: number, on: Surroundings) => placeFlow(sized(size), middle, on, frameOf(ring, window));
  const clear: Surroundings = { ground, taken: [...taken, ...arrows], gap: GAP, ...seen };
  const coarse = sizes.filter((_, i) => i % 2 === 0); // with something beneath there are many ways to try
  const over = (box: Extent): Placement | null =>
    both(box, coarse, (size) => inLines(size, { ...clear, taken }, raised(middle, box)), { ground, taken, ...seen }) ??
    asOne(coarse, (size) => placeOver(sized(size), box, middle, { ...clear, taken, gap: TIGHT }, ROWS));
  const inRow = (box: Extent): Placement | null =>
    asOne(coarse, (size) => placeRows([...sized(size), box], middle, { ground, taken, gap: TIGHT, ...seen }, ROWS));
  const tight = (on: Surroundings) => (size: number) => {
    const places = inLines(size, on) ?? flowing(size, on);
    return places && { size, places };
  };
  return (
    first(below, over) ??
    first(below, inRow) ??
    nearest(middle, sizes, (size) => inLines(size, clear)) ??
    largest(sizes, tight({ ground, taken, gap: TIGHT, ...seen })) ??
    largest(sizes, tight({ ground: groundOf(content, id, "beyond"), taken, gap: TIGHT, ...seen }))
  );
}

const raised = ([x, y]: Point, { height }: Extent): Point => [x, y - height / 2];

/** Pieces, and something beneath them on the same ground. */
function both(
  below: Extent,
  sizes: readonly number[],
  place: (size: number) => readonly Placed[] | null,
  { taken, ...room }: Surroundings,
): Placement | null {
  for (const size of sizes) {
    const places = place(size);
    if (!places) continue;
    const under = placeOne(
      { near: lowest(places, below.height), ...below },
      { ...room, taken: [...taken, ...places], gap: TIGHT },
    );
    if (under) return { size, places, below: under };
  }
  return null;
}

/** Where the pieces would stand best there is no room for something that comes last: all of it moves on together. */
function asOne(sizes: readonly number[], place: (size: number) => readonly Placed[] | null): Placement | null {
  return first(sizes, (size) => {
    const places = place(size);
    const below = places?.at(-1);
    return places && below ? { size, places: places.slice(0, -1), below } : null;
  });
}

function first<T>(ways: readonly T[], place: (way: T) => Placement | null): Placement | null {
  for (const way of ways) {
    const found = place(way);
    if (found) return found;
  }
  return null;
}

/** The smallest is tried first: where that has no room, to look for room for all the others takes long. */
function largest(sizes: readonly number[], place: (size: number) => Placement | null): Placement | null {
  const [least] = sizes.slice(-1);
  const smallest = least === undefined ? null : place(least);
  return smallest && (first(sizes.slice(0, -1), place) ?? smallest);
}

/** What a step down in size costs, as a distance. */
const SMALLER = 5;

/** Rather a little smaller than far away from where pieces are looked for. */
function nearest(
  middle: Point,
  sizes: readonly number[],
  place: (size: number) => readonly Placed[] | null,
): Placement | null {
  const [most = 0, least = most] = [sizes[0], sizes.at(-1)];
  let best: (Placement & { readonly cost: number }) | null = null;
  for (const size of sizes) {
    const dearer = (most - size) * SMALLER;
    if (best && best.cost <= dearer) break; // no nearer place can make up for it
    const places = place(size);
    if (!places && size === most && !place(least)) return null; // to look for room for all the others takes long
    const cost = places ? distanceOf(places, middle) + dearer : Number.POSITIVE_INFINITY;
    if (places && (!best || cost < best.cost)) best = { size, places, cost };
  }
  return best && { size: best.size, places: best.places };
}

/** From the middle of some pieces to a place. */
export const distanceOf = (places: readonly Placed[], to: Point): number =>
  distance([meanOf(places, 0), meanOf(places, 1)], to);

export function around(places: readonly Placed[]): Placed {
  const edge = (axis: 0 | 1, side: 1 | -1): number[] =>
    places.map(({ at, width, height }) => at[axis] + (side * (axis === 0 ? width : height)) / 2);
  const [left, right] = [Math.min(...edge(0, -1)), Math.max(...edge(0, 1))];
  const [top, bottom] = [Math.min(...edge(1, -1)), Math.max(...edge(1, 1))];
  return { at: [(left + right) / 2, (top + bottom) / 2], width: right - left, height: bottom - top };
}

/** Around what is seen of a ring. */
function frameOf(ring: readonly Point[], window?: Viewport): Frame {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const whole: Frame = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  if (!window) return whole;
  const [left, top, right, bottom] = edges(window);
  return [Math.max(whole[0], left), Math.max(whole[1], top), Math.min(whole[2], right), Math.min(whole[3], bottom)];
}

const edges = ({ x, y, width, height }: Viewport): Frame => [x, y, x + width, y + height];

/** How much ground things of this size cover. */
export const areaOf = (things: readonly Standing[], size: number): number =>
  things.reduce((sum, thing) => sum + extent(thing, size).width * extent(thing, size).height, 0);

export function extent(thing: Standing, size: number): { width: number; height: number } {
  if (thing.is === "burst") return { width: FIGHT.width * size, height: FIGHT.height * size };
  return pieceSize(thing.form, size);
}
