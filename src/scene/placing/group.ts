/** Places things that belong together on their area's ground, as large and as tidy as there is room. */
import { distance, type Frame } from "../plane.ts";
import type { Point } from "../words.ts";
import { type Extent, type Ground, middleOf, type Placed, type Surroundings } from "./boxes.ts";
import { placeFlow } from "./flow.ts";
import { placeOne, placeOver, placeRows } from "./rows.ts";

const GAP = 5;
/** Between things where room is scarce. */
export const TIGHT = 3;
const ROWS = [1, 2, 3, 4, 5];

/** Things that belong together in an area, and what they should heed. */
export interface Group {
  /** How much room each takes, in their order, at a size. */
  readonly extents: (size: number) => readonly Extent[];
  /** How large they may be, the largest first. */
  readonly sizes: readonly number[];
  /** Where they would best stand. */
  readonly near: Point;
  /** The area's own ground. */
  readonly ground: Ground;
  /** What has to stand beneath them may reach over that; left out: it may not. */
  readonly beneath?: Ground;
  /** They are in rows or not at all; else, where room is scarce, one after the other wherever there is some. */
  readonly inRows?: boolean;
  /** Left, top, right, bottom of the area. */
  readonly frame: Frame;
  /** All of them are seen in it. */
  readonly seen?: Frame;
  /** What nothing may overlap. */
  readonly taken: readonly Placed[];
  /** What is rather left clear. */
  readonly rather: readonly Placed[];
  /** What has to stand beneath them, or at the end of their rows: the first of these that there is room for. */
  readonly below?: readonly Extent[];
  /** With that or not at all. */
  readonly whole?: boolean;
}

export interface Placement {
  readonly size: number;
  readonly places: readonly Placed[];
  /** Where there was room for it. */
  readonly below?: Placed;
}

/** On their own ground, as large as they can be: in rows clear of what is rather left clear, in rows, one after the other. Null: there is no room. */
export function placeGroup(group: Group): Placement | null {
  const { extents, sizes, near, ground, beneath = ground, inRows = false, frame, taken, rather, below = [] } = group;
  const seen = group.seen ? { frame: group.seen } : {};
  const inLines = (size: number, on: Surroundings, at = near) => placeRows(extents(size), at, on, ROWS);
  const flowing = (size: number, on: Surroundings) => placeFlow(extents(size), near, on, frame);
  const clear: Surroundings = { ground, taken: [...taken, ...rather], gap: GAP, ...seen };
  const coarse = sizes.filter((_, i) => i % 2 === 0 || i === sizes.length - 1); // with something beneath there are many ways to try
  const over = (box: Extent): Placement | null =>
    both(box, coarse, (size) => inLines(size, { ...clear, taken }, raised(near, box)), {
      ground: beneath,
      taken,
      ...seen,
    }) ?? asOne(coarse, (size) => placeOver(extents(size), box, near, { ...clear, taken, gap: TIGHT }, ROWS));
  const inRow = (box: Extent): Placement | null =>
    asOne(coarse, (size) => placeRows([...extents(size), box], near, { ground, taken, gap: TIGHT, ...seen }, ROWS));
  const tight = (on: Surroundings) => (size: number) => {
    const places = inLines(size, on) ?? (inRows ? null : flowing(size, on));
    return places && { size, places };
  };
  const together = first(below, over) ?? first(below, inRow);
  if (together || group.whole) return together;
  return (
    nearest(near, sizes, (size) => inLines(size, clear)) ??
    (inRows && rather.length === 0 ? null : largest(sizes, tight({ ground, taken, gap: TIGHT, ...seen }))) // as clear as that already
  );
}

/** Under the middle of some things, for something of this height. */
export function lowest(places: readonly Placed[], height: number): Point {
  const low = Math.max(0, ...places.map((place) => place.at[1] + place.height / 2));
  return [middleOf(places)[0], low + height / 2 + TIGHT];
}

/** From the middle of some things to a place. */
export const distanceOf = (places: readonly Placed[], to: Point): number => distance(middleOf(places), to);

const raised = ([x, y]: Point, { height }: Extent): Point => [x, y - height / 2];

/** Things, and something beneath them on the same ground. */
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

/** Where the things would stand best there is no room for something that comes last: all of it moves on together. */
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
const SMALLER = 6;

/** Rather a little smaller than far away from where things are looked for. */
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
