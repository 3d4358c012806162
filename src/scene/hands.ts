/** All hands on the table, as a picture of a row for each seat. */
import type { Colour } from "./colour.ts";
import type { Pictogram } from "./symbols.ts";
import type { Words } from "./words.ts";

/** A card on the table, as small as it can be read. */
export interface LaidCard {
  readonly letter: string;
  readonly value: string;
  readonly title: Words;
  /** Of its suit. */
  readonly colour: Colour;
  /** Drawn on it where it has the room. */
  readonly art?: Pictogram;
}

/** A seat's cards: those that count with their names, the others slim and grey. */
export interface LaidHand {
  readonly colour: Colour;
  readonly letter?: string;
  readonly name: Words;
  /** Who plays it. */
  readonly player?: Words;
  readonly total: Words;
  /** What the total counts, and whatever else it rests on. */
  readonly note?: Words;
  readonly counting: readonly LaidCard[];
  readonly idle: readonly LaidCard[];
  /** Said where there is no card. */
  readonly empty?: Words;
  /** The highest total: it is what one sees first. */
  readonly best?: boolean;
}

export interface Hands {
  readonly kind: "hands";
  readonly hands: readonly LaidHand[];
}
