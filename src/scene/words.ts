/**
 * Text in a picture. A plain string is essential: the layout keeps it at 9 px or more at Discord's inline width (550 px), and `inspect` reports it when it is
 * covered, cut or too pale. `minor` text may be smaller, for the reader of the full picture.
 */
export type Words = string | Label;

export interface Label {
  readonly text: string;
  /** May be small: detail for the full size. */
  readonly minor?: boolean;
  /** Somebody typed it (a player's name): it may be cut with an ellipsis, which is no fault. */
  readonly free?: boolean;
}

/** Sizes relative to the smallest essential text (9 px at 550 px width): tiny 0.72 (always minor), small 1, body 1.12, name 1.22 (7 px on a phone, where pictures are 340 px wide), large 1.4, huge 2, giant 2.8. */
export type TextSize = "tiny" | "small" | "body" | "name" | "large" | "huge" | "giant";

/** A place in a map's own coordinates: x to the right, y down. */
export type Point = readonly [x: number, y: number];

export type Direction = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
