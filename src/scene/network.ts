/** What maps of places and links are drawn with: spaces, connections, arrows, markers. */
import type { Colour, Fill } from "./colour.ts";
import type { Pictogram } from "./symbols.ts";
import type { Direction, Point, Words } from "./words.ts";

/** A place where pieces stand, on a point-to-point map; also a town or a box. */
export interface Space {
  readonly kind: "space";
  readonly at: Point;
  /** Half its width, in map units. */
  readonly radius: number;
  readonly shape?: "circle" | "square" | "hexagon" | "diamond" | "shield" | "house" | "block";
  readonly fill?: Fill;
  /** Who controls it: a thick ring. Two colours: contested. */
  readonly ring?: Colour | readonly [Colour, Colour];
  /** An outer outline, for objectives. */
  readonly halo?: Colour;
  /** Inside the shape: a defence value, a number, a letter. */
  readonly value?: Words;
  readonly pictogram?: Pictogram;
  readonly label?: Words;
  /** Where the label stands; `s` when left out. */
  readonly labelSide?: Direction;
  readonly labelColour?: Colour;
  /** Small marks on the side opposite the label: oilfield, holy city, supply source. */
  readonly marks?: readonly Badge[];
}

/** A connection; the ends are usually centres of spaces, which are drawn over it. */
export interface Link {
  readonly kind: "link";
  readonly points: readonly Point[];
  readonly style?: "plain" | "major" | "rough" | "crossing" | "closed";
  readonly colour?: Colour;
}

/** A movement or attack. Drawn under stacks and over the ground. */
export interface Arrow {
  readonly kind: "arrow";
  readonly points: readonly Point[];
  readonly style?: "move" | "attack" | "retreat" | "air";
  readonly colour: Colour;
  readonly label?: Words;
  /**
   * How many went, on a white disc at its tail. An arrow with a count tapers, and has the white casing of what is new. Empty: the disc is drawn by a `gain` of
   * one's own, above other arrows.
   */
  readonly count?: string;
  /** In map units; 1/120 of the map's width when left out. */
  readonly width?: number;
  /** It tells of what came before: without the white casing of what is new. */
  readonly quiet?: boolean;
}

/** What a badge looks like, wherever it is: on the map, on a stack, in a table, in a legend. */
export interface Badge {
  readonly shape?: "round" | "square" | "pill" | "shield" | "diamond";
  readonly colour: Colour;
  /** One to four characters, or a pictogram. */
  readonly text?: Words;
  readonly pictogram?: Pictogram;
  /** White with coloured text and edge, instead of filled. */
  readonly hollow?: boolean;
}

/** A badge on the map: a marker, a chip with a count. */
export interface Marker extends Badge {
  readonly kind: "marker";
  readonly at: Point;
  /** Half its height, in map units. */
  readonly radius: number;
  readonly label?: Words;
}
