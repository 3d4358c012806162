import type { Colour } from "./colour.ts";
import type { Piece } from "./pieces.ts";
import type { Pictogram } from "./symbols.ts";
import type { Words } from "./words.ts";

/** What one side has in a place. */
export interface Force {
  readonly colour: Colour;
  readonly emblem?: Pictogram;
  readonly name: Words;
  /** Under its name. */
  readonly note?: Words;
  readonly pieces: readonly Omit<Piece, "kind" | "at" | "size">[];
}

/** Who stands in a place, a row for each side: its emblem and name at the left, its pieces at the right. */
export interface Forces {
  readonly kind: "forces";
  readonly title?: Words;
  readonly forces: readonly Force[];
}
