/** What stands around a map: notes, counters in trays, headings and feet, and forces in a place. */
import type { Colour, Shade } from "./colour.ts";
import type { Badge } from "./network.ts";
import type { Counter, Figure, Piece } from "./pieces.ts";
import type { Pictogram } from "./symbols.ts";
import type { TextSize, Words } from "./words.ts";

export interface Note {
  readonly text: Words;
  readonly badge?: Badge;
  readonly bold?: boolean;
  readonly colour?: Colour;
}

/** Paragraphs, wrapped. */
export interface Notes {
  readonly kind: "notes";
  readonly title?: Words;
  /** `fit`: as large as its place has room for, from `small` to `large`. */
  readonly size?: TextSize | "fit";
  readonly notes: readonly Note[];
}

export interface TrayGroup {
  readonly label: Words;
  readonly badge?: Badge;
  readonly counters: readonly Counter[];
  /** Said after the counters: "+ 7 hidden". */
  readonly rest?: Words;
}

/** Counters off the map: force pools, reinforcements, the two sides of a battle. */
export interface Tray {
  readonly kind: "tray";
  readonly title?: Words;
  readonly groups: readonly TrayGroup[];
  /** Edge of a counter as a multiple of small text; 2.6 when left out. */
  readonly scale?: number;
}

/** A line across: the heading of a picture, or its foot. On a board: title left, badges and `sub` right; figures are left to the foot. */
export interface Strip {
  readonly kind: "strip";
  readonly colour?: Colour;
  readonly shade?: Shade;
  readonly title: Words;
  readonly sub?: Words;
  /** At the right end. */
  readonly figures?: readonly Figure[];
  readonly badges?: readonly Badge[];
  /** On a board: whose turn it is, at the right end, after `sub`. */
  readonly turn?: { readonly colour: Colour; readonly emblem?: Pictogram; readonly name: Words };
  /** On a board: at the left end, before the title. */
  readonly emblem?: { readonly colour: Colour; readonly pictogram: Pictogram };
}

/** What one side has in a place. */
export interface Force {
  readonly colour: Colour;
  readonly emblem?: Pictogram;
  readonly name: Words;
  /** Under its name. */
  readonly note?: Words;
  readonly pieces: readonly Omit<Piece, "kind" | "at" | "size">[];
}

/** Who is in a place, a row for each side: its emblem and name at the left, its pieces at the right. */
export interface Forces {
  readonly kind: "forces";
  readonly title?: Words;
  readonly forces: readonly Force[];
}
