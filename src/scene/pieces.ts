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

/**
 * A wooden piece, with its kind told by its shape: `block` (a lying block), `house`, `cube`, `coin` (silver, its number on it), `disc`, `hexagon`, `diamond`,
 * `shield`, `standee`. Its side's emblem stands left (or in the gable), its number right.
 */
export interface Piece {
  readonly kind: "piece";
  readonly form: "block" | "house" | "cube" | "coin" | "disc" | "hexagon" | "diamond" | "shield" | "standee";
  /** Of a coin: ignored, coins are silver. */
  readonly colour: Colour;
  readonly emblem?: Pictogram;
  /** How many it stands for, or what it is worth. */
  readonly count?: Words;
  /** Its middle. */
  readonly at: Point;
  /** Its height in map units, 50 when left out; `pieceSize` tells how wide it is. */
  readonly size?: number;
  /** `beaten`: toppled, grey and crossed out. `spent`: grey. */
  readonly state?: "beaten" | "spent";
  /** How many pieces are drawn beneath it. */
  readonly pile?: 0 | 1 | 2;
}

/** Width and height of a piece in map units, for placing it. */
export function pieceSize(form: Piece["form"], size = 50): { readonly width: number; readonly height: number } {
  return { width: size * SHAPES[form][0], height: size * SHAPES[form][1] };
}

/** Width and height as shares of a piece's size. */
const SHAPES: { readonly [form in Piece["form"]]: readonly [width: number, height: number] } = {
  block: [1.66, 1.26],
  house: [1.34, 1.5],
  cube: [1.1, 1.1],
  coin: [1.06, 1.1],
  disc: [1.1, 1.1],
  hexagon: [1.2, 1.1],
  diamond: [1.24, 1.24],
  shield: [1.04, 1.14],
  standee: [1, 1.5],
};

/** A fan of small cards on the map: letter above, number below; those that do not count lie face down as "+n". */
export interface Fan {
  readonly kind: "fan";
  /** Where its cards would meet: the middle of its lower edge. */
  readonly at: Point;
  /** Height of a card in map units. */
  readonly size: number;
  readonly colour: Colour;
  readonly cards: readonly { readonly letter: string; readonly value: string; readonly isNew?: boolean }[];
  readonly faceDown?: number;
  /** How many of the cards that lie face down are new, where no card is seen. */
  readonly newest?: number;
  /** What the hand comes to, right of it. */
  readonly sum?: string;
  /** A word under the sum. */
  readonly note?: Words;
  /** Its whole width in map units; three and a half cards when left out. */
  readonly width?: number;
}

/** A name plate in its side's colour with one large number: a seat on the map and its points. */
export interface Plate {
  readonly kind: "plate";
  readonly at: Point;
  /** In map units. */
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
  readonly letter?: string;
  readonly title: Words;
  /** Under the title, small: who plays it. */
  readonly sub?: Words;
  readonly value: Words;
  /** What the value counts, small before it: "VP". */
  readonly unit?: Words;
  /** In a white disc at its right end: what was gained; "0" is grey. */
  readonly gain?: string;
  /** A line in its colour to a ring on the place that it speaks of. */
  readonly pointsTo?: Point;
}

/** A number with its name: "VP 12". */
export interface Figure {
  readonly label: Words;
  readonly value: Words;
  readonly colour?: Colour;
  readonly pictogram?: Pictogram;
  readonly isNew?: boolean;
}
