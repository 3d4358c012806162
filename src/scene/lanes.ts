import type { Figure } from "./pieces.ts";
import type { Pointer } from "./track.ts";
import type { Words } from "./words.ts";

/** A pointer of a lane; whoever leads has a golden edge. */
export interface Runner extends Pointer {
  readonly leads?: boolean;
}

/** A contest on its own side of the ruler. */
export interface Lane {
  readonly title: Words;
  readonly runners: readonly Runner[];
}

/** The foot of a board: one ruler, with a lane above and one below it; white trails show what was gained. */
export interface Lanes {
  readonly kind: "lanes";
  readonly from: number;
  readonly to: number;
  /** What the ruler counts. */
  readonly unit: Words;
  /** One, or two. */
  readonly lanes: readonly Lane[];
  /** At the right end: piles and the like. */
  readonly figures?: readonly Figure[];
}
