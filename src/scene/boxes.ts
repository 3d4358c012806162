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

/** Where things may stand. */
export interface Ground {
  /** All of it lies in this. */
  readonly frame: Frame;
  /** The stretches of a level that belong to it, from left to right: where each begins and ends. */
  stretches(y: number): readonly number[];
}

/** Where things may stand, and what stands there already. */
export interface Surroundings {
  /** Everything, when left out. A box stands on it but for its rim. */
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

export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** How much of a box has to be on the ground: its rim may reach over a border. */
export const CORE = 0.8;
