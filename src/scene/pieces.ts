import type { Colour } from "./colour.ts";
import type { Badge } from "./network.ts";
import type { Pictogram } from "./symbols.ts";
import type { Point, Words } from "./words.ts";

/** A cardboard counter: square, in its side's colour and with its letter, with a symbol, values along the bottom, and small marks in its corners. */
export interface Counter {
  readonly colour: Colour;
  /** Nobody may see what it is: its back, with a pictogram or letter. */
  readonly faceDown?: boolean;
  readonly pictogram?: Pictogram;
  /** Draws the pictogram in the NATO frame. */
  readonly frame?: boolean;
  /** The bottom line: "4-3-5". */
  readonly values?: Words;
  /** The top line: a designation, "2 Mar". */
  readonly name?: Words;
  /** Small corner letters (echelon, ability); at most one each. */
  readonly topLeft?: string;
  readonly topRight?: string;
  /** A white band across: a unit on its reduced side. */
  readonly reduced?: boolean;
  /** Greyed: used, fired, out of action. */
  readonly spent?: boolean;
  /** A circle in the top right corner: disrupted, isolated. */
  readonly badge?: Badge;
}

/** A pile of counters on the map: the top one is seen, its height is told. */
export interface Stack {
  readonly kind: "stack";
  /** Centre of the top counter. */
  readonly at: Point;
  /** Edge of a counter in map units. */
  readonly size: number;
  /** Top first. One is enough; up to three edges are drawn beneath it. */
  readonly counters: readonly [Counter, ...Counter[]];
  /** Number of counters in all; `counters.length` when left out. Shown when above 1. */
  readonly height?: number;
  /** Along its right edge: isolated, truce, entrenched… */
  readonly marks?: readonly Badge[];
  readonly isNew?: boolean;
}

/** A small panel on the map: a seat with its player and figures, a box of numbers. */
export interface Plaque {
  readonly kind: "plaque";
  /** Its centre. */
  readonly at: Point;
  /** In map units. Its height follows from its lines. */
  readonly width: number;
  readonly colour: Colour;
  /** One to three characters in the coloured tab. */
  readonly letter?: string;
  readonly title: Words;
  readonly sub?: Words;
  /** Figures in a row below: at most four. */
  readonly figures?: readonly Figure[];
  /** A line from the plaque to the place it speaks of. */
  readonly pointsTo?: Point;
  readonly isNew?: boolean;
}

/** A number with its name: "VP 12". */
export interface Figure {
  readonly label: Words;
  readonly value: Words;
  readonly colour?: Colour;
  readonly pictogram?: Pictogram;
  readonly isNew?: boolean;
}
