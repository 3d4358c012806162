import type { Colour } from "./colour.ts";
import type { Words } from "./words.ts";

export interface Series {
  /** Written at the line's end or under the bar: one to three characters. */
  readonly letter: string;
  readonly colour: Colour;
  /** One per step of x, from the first; null where there is none. */
  readonly values: readonly (number | null)[];
}

/** Values by turn: lines (each with a mark of its own shape as a second channel) or grouped bars. */
export interface Chart {
  readonly kind: "chart";
  readonly style: "line" | "bar";
  readonly title?: Words;
  /** Names of the steps of x, all of them, also those to come. */
  readonly steps: readonly string[];
  readonly xLabel?: Words;
  /** Bounds of y; they grow to hold every value. 0 and the largest value when left out. */
  readonly min?: number;
  readonly max?: number;
  readonly series: readonly Series[];
}
