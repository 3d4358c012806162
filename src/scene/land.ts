/** What lies on a map's ground: rivers, hills, shores, and what people have built. */
import type { Colour } from "./colour.ts";
import type { Pictogram } from "./symbols.ts";
import type { Polygon } from "./terrain.ts";
import type { Point } from "./words.ts";

/** Water that runs, with banks, a lighter middle and ripples. */
export interface River {
  readonly kind: "river";
  readonly points: readonly Point[];
  /** In map units: one for all of it, or one for each point. */
  readonly width: number | readonly number[];
  /** Sand banks and islands in it: their middles, and half their lengths along the river. */
  readonly islands?: readonly { readonly at: Point; readonly length: number; readonly turn: number }[];
}

/** Hills, shaded from the northwest: noise along ridges. Painted once, only into the base. */
export interface Relief {
  readonly kind: "relief";
  readonly seed: number;
  /** Lines of crests in map units; `height` 0..1, and how far their slopes reach. */
  readonly ridges: readonly { readonly points: readonly Point[]; readonly height: number; readonly reach: number }[];
  /** How strong light and shadow are at most, 0..1; 0.35 when left out. */
  readonly strength?: number;
  /** Unevenness of what is no ridge, 0..1; 0.12 when left out. */
  readonly plain?: number;
  /** How much folds differ from place to place, 0..1; none when left out. */
  readonly variety?: number;
  /** Brown on what is high, at most, 0..1; none when left out. */
  readonly tint?: number;
  /** Only there. Or the name of a shape of the base. */
  readonly within?: readonly Polygon[] | string;
}

/** A shore glows into the water: pale rims outside of an area. Draw it under the land. */
export interface Shore {
  readonly kind: "shore";
  readonly polygons: readonly Polygon[] | string;
  /** How far it reaches, in map units. */
  readonly reach: number;
}

/** Things people have built, drawn as themselves. `bridge`: piers and a deck; `wall`: blocks of concrete; `runway`: with its stripes; `street`: a pale road. */
export interface Built {
  readonly kind: "built";
  readonly form: "bridge" | "wall" | "runway" | "street" | "trees";
  readonly points: readonly Point[];
  /** In map units; the form's own when left out. */
  readonly width?: number;
}

/** A large pictogram on the land: an aeroplane at an airport, a mosque. */
export interface Emblem {
  readonly kind: "emblem";
  readonly at: Point;
  /** Its height in map units. */
  readonly size: number;
  readonly pictogram: Pictogram;
  /** `ink` when left out. */
  readonly colour?: Colour;
  /** On a shield with an outline in this colour: whose home it is. */
  readonly shield?: boolean;
  /** A pale rim that parts it from the ground. */
  readonly halo?: boolean;
}
