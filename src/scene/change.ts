/**
 * Marks of what has happened since the picture before. **A white edge means "new", and nothing else has one.** A picture
 * without news has none of these.
 */
import type { Colour } from "./colour.ts";
import type { Pictogram } from "./symbols.ts";
import type { Polygon } from "./terrain.ts";
import type { Point } from "./words.ts";

/** A fight: a star of fire between the two sides. */
export interface Burst {
  readonly kind: "burst";
  readonly at: Point;
  /** In map units; 46 when left out. */
  readonly radius?: number;
  /** One that is still to come: crossed swords on a plain disc, without fire. */
  readonly toCome?: true;
}

/** One side of a result: its emblem and its total. */
export interface Total {
  readonly colour: Colour;
  readonly emblem?: Pictogram;
  readonly letter?: string;
  readonly total: string;
}

/** What came of a fight: both totals, the winner's first; the loser's is pale. */
export interface Verdict {
  readonly kind: "verdict";
  readonly at: Point;
  readonly winner: Total;
  readonly loser: Total;
  readonly small?: boolean;
  /** News, but not the latest: on a plate that is not white. */
  readonly earlier?: true;
  /** As narrow as can be, where room is scarce: each total on its side's own colour. */
  readonly tight?: boolean;
}

/** In units of its letters: what each side of a tight verdict takes besides its digits, each digit, and its height. */
export const NARROW = { side: 1.76, digit: 0.82, height: 2 } as const;

/** Width and height of a verdict. `unit`: the smallest essential text in map units, 27 where one map unit is one pixel of a board. */
export function verdictSize(
  { winner, loser, small, tight }: Pick<Verdict, "winner" | "loser" | "small" | "tight">,
  unit = 27,
): { readonly width: number; readonly height: number } {
  const size = unit * (small ? 0.68 : 1);
  const digits = winner.total.length + loser.total.length;
  if (tight) return { width: size * (2 * NARROW.side + NARROW.digit * digits), height: size * NARROW.height };
  return { width: size * (6.8 + 0.7 * digits), height: size * 2.3 };
}

/** Changed areas have a white edge outside with a glow; those that touch have one together. */
export interface Halo {
  readonly kind: "halo";
  /** As polygons or by their names in the base. */
  readonly areas: readonly (readonly Polygon[] | string)[];
  /** News, but not the latest: a thin edge without a glow. */
  readonly quiet?: boolean;
}

/** Everything else lies under a thin veil. Drawn only where there are areas to spare. */
export interface Veil {
  readonly kind: "veil";
  /** What it covers, except for those that stay clear; the whole map when left out. */
  readonly over?: readonly (readonly Polygon[] | string)[];
  /** Areas that stay clear, as polygons or by their names in the base. */
  readonly except: readonly (readonly Polygon[] | string)[];
}

/** A white disc with what was gained: "+3", "0". */
export interface Gain {
  readonly kind: "gain";
  readonly at: Point;
  /** In map units. */
  readonly radius: number;
  readonly text: string;
  /** Of a side's own: how many of its pieces went. White when left out. */
  readonly colour?: Colour;
  /** Nothing was gained: grey. */
  readonly nothing?: boolean;
  /** It tells of what came before: in its colour without the white of what is new. */
  readonly quiet?: boolean;
}
