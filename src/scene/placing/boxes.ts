/** Upright boxes on a map: where one has room next to what is there already. */
import type { Frame } from "../plane.ts";
import type { Viewport } from "../viewport.ts";
import type { Point } from "../words.ts";

/** How much room something takes, in map units. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** An upright box by its middle, in map units. */
export interface Placed extends Extent {
  readonly at: Point;
}

/** Something that wants a place near a point. */
export interface Wanting extends Extent {
  /** Where it would best be. */
  readonly near: Point;
}

/** Where things may stand. */
export interface Ground {
  /** All of it lies in this. */
  readonly frame: Frame;
  /** The stretches of a level that belong to it, from left to right: where each begins and ends. */
  stretches(y: number): readonly number[];
}

/** Where things may be, and what is there already. */
export interface Surroundings {
  /** Everything, when left out. A box lies on it except for its rim. */
  readonly ground?: Ground;
  /** No box reaches over it but with its rim. */
  readonly frame?: Frame;
  readonly taken: readonly Placed[];
  /** Between any two things. */
  readonly gap?: number;
}

/** Closer than this, side by side or one above the other, the middles of two things of some size do not stand clear of each other. */
export const clearance = (one: number, other: number, gap: number): number => (one + other) / 2 + gap;

/** Whether two boxes lie over each other, or closer to each other than a gap. */
export const overlap = (one: Placed, other: Placed, gap = 0): boolean =>
  Math.abs(one.at[0] - other.at[0]) < clearance(one.width, other.width, gap) &&
  Math.abs(one.at[1] - other.at[1]) < clearance(one.height, other.height, gap);

/** A box around a point, as wide as high; without an edge it is the point. */
export const square = (at: Point, edge = 0): Placed => ({ at, width: edge, height: edge });

/** Whether a point lies in a box, or within `by` of it. */
export const covers = ({ at, width, height }: Placed, [x, y]: Point, by = 0): boolean =>
  Math.abs(x - at[0]) < width / 2 + by && Math.abs(y - at[1]) < height / 2 + by;

/** The edges of what is seen. */
export const edgesOf = ({ x, y, width, height }: Viewport): Frame => [x, y, x + width, y + height];

/** Whether a box reaches into a frame that is this much wider and higher at each side. */
export const reachesInto = (
  { at: [x, y], width, height }: Placed,
  [left, top, right, bottom]: Frame,
  across: number,
  down = across,
): boolean =>
  x + width / 2 > left - across &&
  x - width / 2 < right + across &&
  y + height / 2 > top - down &&
  y - height / 2 < bottom + down;

/** Whether all of a box is seen. */
export const isInside = ({ at: [x, y], width, height }: Placed, room: Viewport): boolean =>
  x - width / 2 >= room.x &&
  y - height / 2 >= room.y &&
  x + width / 2 <= room.x + room.width &&
  y + height / 2 <= room.y + room.height;

/** Around what is seen, so that nothing is placed across its edge. `edge`: how far within it. */
export function walls({ x, y, width, height }: Viewport, edge: number): readonly Placed[] {
  const [side, end] = [
    { width: height, height: 2 * height },
    { width: 2 * width, height: width },
  ];
  return [
    { at: [x + edge - side.width / 2, y + height / 2], ...side },
    { at: [x + width - edge + side.width / 2, y + height / 2], ...side },
    { at: [x + width / 2, y + edge - end.height / 2], ...end },
    { at: [x + width / 2, y + height - edge + end.height / 2], ...end },
  ];
}

/** The box around some boxes. */
export function around(places: readonly Placed[]): Placed {
  const edge = (axis: 0 | 1, side: 1 | -1): number[] =>
    places.map(({ at, width, height }) => at[axis] + (side * (axis === 0 ? width : height)) / 2);
  const [left, right] = [Math.min(...edge(0, -1)), Math.max(...edge(0, 1))];
  const [top, bottom] = [Math.min(...edge(1, -1)), Math.max(...edge(1, 1))];
  return { at: [(left + right) / 2, (top + bottom) / 2], width: right - left, height: bottom - top };
}

/** The mean of the middles of some boxes. */
export const middleOf = (places: readonly Placed[]): Point => [meanOf(places, 0), meanOf(places, 1)];

const meanOf = (places: readonly Placed[], axis: 0 | 1): number =>
  places.reduce((sum, { at }) => sum + at[axis], 0) / Math.max(1, places.length);

/** How much of a box has to be on the ground: its rim may reach over a border. */
export const CORE = 0.8;

/** Whether a straight line from one point to another runs through a box. */
export function crosses([from, to]: readonly [Point, Point], { at, width, height }: Placed): boolean {
  const [across, down] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const [aside, below] = [at[0] - (from[0] + to[0]) / 2, at[1] - (from[1] + to[1]) / 2];
  const [w, h] = [width / 2, height / 2];
  return (
    Math.abs(aside) <= w + Math.abs(across) &&
    Math.abs(below) <= h + Math.abs(down) &&
    Math.abs(aside * down - below * across) <= w * Math.abs(down) + h * Math.abs(across)
  );
}

/** The point of a box's rim that is nearest to another point. */
export const edgeToward = ({ at: [x, y], width, height }: Placed, [u, v]: Point): Point => [
  Math.max(x - width / 2, Math.min(x + width / 2, u)),
  Math.max(y - height / 2, Math.min(y + height / 2, v)),
];
