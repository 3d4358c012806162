/** The areas of a map: their rings, outlines and textures. */
import type { Colour, Fill, Pattern, Shade } from "./colour.ts";
import type { Point, TextSize, Words } from "./words.ts";

/** An outer ring and its holes; rings close by themselves. */
export type Polygon = readonly (readonly Point[])[];

/**
 * `none`; `fine` an inner border; `firm` an outer one; `bold` a state border; `dashed` a line not agreed upon; `cased` ink on a pale casing, for districts on a
 * textured ground.
 */
export type Outline = "none" | "fine" | "firm" | "bold" | "dashed" | "cased";

/** How an area is painted: quiet, made of many small things. The same `seed` gives the same ground. */
export interface Texture {
  /** `streets`: blocks of houses on a turned grid. `fields`: plots. `park`: lawns and trees. `sand`: dunes. */
  readonly kind: "streets" | "fields" | "park" | "sand";
  readonly seed: number;
  /** Of the streets, degrees clockwise. */
  readonly turn?: number;
  /** Edge of a block or plot in map units; 24 when left out. */
  readonly grain?: number;
  /** A grid laid out with the ruler. */
  readonly strict?: boolean;
}

/** An area of the map: a country, a region, a zone, a hex field (see `hexOutline`), a lake. */
export interface Region {
  readonly kind: "region";
  /** Or the name of a shape of the map's base. */
  readonly polygons: readonly Polygon[] | string;
  readonly fill?: Fill;
  /** Painted over the fill; only into the base, as it takes long. */
  readonly texture?: Texture;
  /** A thin film of this colour over the ground that lies beneath: who holds the area, with a `rim`. */
  readonly wash?: Colour;
  /** How thick the film is, 0..1; thin when left out. */
  readonly washStrength?: number;
  /** `full` when left out. */
  readonly washShade?: Shade;
  /** In its colour, over the film: what tells it without colour. */
  readonly washPattern?: Pattern;
  readonly outline?: Outline;
  readonly outlineColour?: Colour;
  /** A band along the inside of the border: who controls the area. Two colours: contested, drawn striped. */
  readonly rim?: Colour | readonly [Colour, Colour];
  /** Width of the rim in map units; 1/100 of the map's width when left out. */
  readonly rimWidth?: number;
  /**
   * For a rim over a wash: what tells it without colour. Dashes and gaps between them in map units; an unbroken one
   * when left out or empty.
   */
  readonly rimDash?: readonly number[];
  readonly label?: Words;
  readonly sub?: Words;
  /** Centre of the label; the middle of the bounding box when left out. */
  readonly labelAt?: Point;
  readonly labelSize?: TextSize;
  readonly labelColour?: Colour;
}

/** A line on the map: `river` and `canal` are water; `border` and `limit` are political; `front` and `band` are for the game's own lines. */
export interface Line {
  readonly kind: "line";
  readonly style: "river" | "canal" | "coast" | "border" | "limit" | "road" | "front" | "band";
  readonly points: readonly Point[];
  readonly colour?: Colour;
  /** In map units; the style's own when left out. */
  readonly width?: number;
}

/** Free lettering: names of countries, seas, rivers. */
export interface Lettering {
  readonly kind: "lettering";
  readonly at: Point;
  readonly text: Words;
  readonly size?: TextSize;
  readonly colour?: Colour;
  /** `country` spaced capitals, `water` italic, `place` upright, `title` heavy slab. */
  readonly style?: "country" | "water" | "place" | "title";
  readonly align?: "start" | "middle" | "end";
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** A curve that the letters follow, from its beginning on, spread over its length; `at`, `align` and `turn` then do not count. */
  readonly along?: readonly Point[];
}
