/** Counters and stacks on a map, and how much room they take. */
import type { Colour } from "./colour.ts";
import type { Badge } from "./network.ts";
import type { Placed } from "./placing/boxes.ts";
import type { Pictogram } from "./symbols.ts";
import type { Point, Words } from "./words.ts";

/**
 * A cardboard counter: in its side's colour, with a symbol and a line of values. What has become of it is told by its shape: a square, a disc (dispersed), a
 * corner cut off (reduced), tilted with a cross (disrupted), grey and struck through (spent).
 */
export interface Counter {
  readonly colour: Colour;
  /** Nobody may see what it is: its back, with a pictogram or letter. */
  readonly faceDown?: boolean;
  readonly pictogram?: Pictogram;
  /** Draws the pictogram in the frame of military symbols; branches always have it. */
  readonly frame?: boolean;
  /** Letters in the frame in place of a pictogram: "SOF". */
  readonly branch?: string;
  /** Over the frame, how large a unit it is: "X", "XX". */
  readonly echelon?: string;
  /** The bottom line: "4-3-5", or the one figure that counts now. */
  readonly values?: Words;
  /** The top line: a designation, "2 Mar". */
  readonly name?: Words;
  /** Small corner letters (an ability, whose it is); at most one each. */
  readonly topLeft?: string;
  readonly topRight?: string;
  readonly dispersed?: boolean;
  readonly reduced?: boolean;
  readonly disrupted?: boolean;
  /** Used, fired, out of action. */
  readonly spent?: boolean;
  /** A circle in the top right corner. */
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
  /** On a pennant over its upper left corner: the headquarters that commands it. */
  readonly flag?: string;
  /** A crenellated wall around its foot. */
  readonly entrenched?: boolean;
  /** A dashed ring around it. */
  readonly isolated?: boolean;
  /** Along its right edge: truce, supply… */
  readonly marks?: readonly Badge[];
  readonly isNew?: boolean;
}

/** What a stack covers around `at`, in map units: pile, number and pennant included. */
export function stackBox({ at, size, counters, height = counters.length, flag }: Stack): Placed {
  const over = height > 1 ? 0.22 * size : 0;
  const [left, right] = [0.5 * size, 0.5 * size + over];
  const [top, bottom] = [0.5 * size + (flag === undefined ? over : 0.46 * size), 0.5 * size + over];
  return {
    at: [at[0] + (right - left) / 2, at[1] + (bottom - top) / 2],
    width: left + right,
    height: top + bottom,
  };
}

/** A panel on the map that says more about a place: what happened there, or the counters of a stack, each with its name. */
export interface Callout {
  readonly kind: "callout";
  /** Its middle. */
  readonly at: Point;
  /** In map units. Its height follows from what it holds: see `calloutSize`. */
  readonly width: number;
  readonly colour: Colour;
  readonly flag?: string;
  readonly title: Words;
  readonly lines?: readonly Words[];
  readonly counters?: readonly { readonly counter: Counter; readonly name?: Words }[];
  /** Counters in a row, 3 when left out. */
  readonly columns?: number;
  /** Their edges as large as the columns allow. */
  readonly large?: boolean;
  /** What a counter takes of the width of its cell; 0.8 when left out. */
  readonly fill?: number;
  /** A line from it to the place it is about, under everything on the map. */
  readonly pointsTo?: Point;
}

/**
 * Lengths of a callout, in multiples of the smallest essential text. `flag`: what a pennant before the title takes besides its letters; `fill`: the share of the width
 * of a cell its counter takes.
 */
export const CALLOUT = {
  pad: 0.6,
  flag: 1.35,
  title: 1.7,
  line: 1.3,
  counter: 3.2,
  large: 7.5,
  name: 1.35,
  gap: 0.4,
  fill: 0.8,
} as const;

/** Width and height of a callout. `unit`: the smallest essential text in map units, 27 where one map unit is one pixel of a board. */
export function calloutSize(
  {
    width,
    lines = [],
    counters = [],
    columns = 3,
    large = false,
    fill = CALLOUT.fill,
  }: Pick<Callout, "width" | "lines" | "counters" | "columns" | "large" | "fill">,
  unit = 27,
): { readonly width: number; readonly height: number; readonly edge: number } {
  const edge = Math.min(
    (large ? CALLOUT.large : CALLOUT.counter) * unit,
    ((width - 2 * CALLOUT.pad * unit) / columns) * fill,
  );
  const row = edge + (CALLOUT.gap + (counters.some(({ name }) => name !== undefined) ? CALLOUT.name : 0)) * unit;
  const text = (2 * CALLOUT.pad + CALLOUT.title + lines.length * CALLOUT.line) * unit;
  return { width, height: text + Math.ceil(counters.length / columns) * row, edge };
}

/** A small panel on the map: a seat with its player and figures, a box of numbers. */
export interface InfoBox {
  /** As stored pictures call it. */
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
  /** A line from the box to the place it speaks of. */
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
  /** How many it represents, or what it is worth. */
  readonly count?: Words;
  /** Its middle. */
  readonly at: Point;
  /** Its height in map units, 50 when left out; `pieceSize` tells how wide it is. */
  readonly size?: number;
  /** `beaten`: toppled, grey and crossed out. `spent`: grey. */
  readonly state?: "beaten" | "spent";
  /** How many pieces are drawn beneath it. */
  readonly pile?: 0 | 1 | 2;
  /** A crenellated wall around its foot. */
  readonly entrenched?: boolean;
  /** A dashed ring around it. */
  readonly isolated?: boolean;
  /** A pale frame sets it off from the coloured land of its own side. */
  readonly framed?: boolean;
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
  /** A few words under the sum, a line each. */
  readonly notes?: readonly Words[];
  /** On the backs of its cards. */
  readonly emblem?: Pictogram;
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
  /** In a disc at its left end. */
  readonly emblem?: Pictogram;
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

/** A slip of paper on the map, for pieces that their area has no room for; a leader goes to that area. Draw it before its pieces. */
export interface Slip {
  readonly kind: "slip";
  /** Its middle. */
  readonly at: Point;
  /** In map units. */
  readonly width: number;
  readonly height: number;
}

/** A tail from what stands apart from its place (a slip, a verdict) to a ring in that place. Draw it under names and pieces. */
export interface Leader {
  readonly kind: "leader";
  readonly from: Point;
  readonly to: Point;
}
