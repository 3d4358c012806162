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

/** Whether a box is on the ground, but for its rim, and apart from all others. */
export function stands(place: Placed, { holds, taken, gap = 0 }: Surroundings): boolean {
  const { at, width, height } = place;
  for (const [across, down] of EDGE)
    if (!holds([at[0] + (width / 2) * across, at[1] + (height / 2) * down])) return false;
  return !taken.some((other) => touches(place, other, gap, 0, 0));
}

/** Whether a box that is moved by so much is nearer to another one than a gap. */
export const touches = ({ at, width, height }: Placed, other: Placed, gap: number, dx: number, dy: number): boolean =>
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
export const rimOf = ({ at: [x, y], width, height }: Placed) =>
  EDGE.map(([across, down]) => ({ x, y, across: (width / 2) * across, down: (height / 2) * down }));
