import type { Colour } from "./colour.ts";
import type { Badge } from "./network.ts";
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
