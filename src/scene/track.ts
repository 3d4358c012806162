/** Tracks and lanes with pointers, for turns, tension and contests. */
import type { Colour } from "./colour.ts";
import type { Badge } from "./network.ts";
import type { Figure } from "./pieces.ts";
import type { Words } from "./words.ts";

/** A place on a track that means something: a reshuffle turn, a threshold. */
export interface TrackMark {
  readonly at: number;
  readonly colour: Colour;
  readonly label?: Words;
}

/** A piece on a track. `was` draws a pale trail from there. */
export interface Pointer extends Badge {
  readonly at: number;
  readonly was?: number;
}

/** A numbered track: boxes when there is room for a number in each, else a ruler. Pointers on one value stand above each other. */
export interface Track {
  readonly kind: "track";
  readonly title?: Words;
  readonly from: number;
  readonly to: number;
  readonly marks?: readonly TrackMark[];
  readonly pointers: readonly Pointer[];
}

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
