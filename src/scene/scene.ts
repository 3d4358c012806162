/** A whole picture as plain JSON: its size, what is on it and where, and the words that tell it. */
import type { Face, Spread } from "./cards.ts";
import type { Side } from "./colour.ts";
import type { Course } from "./course.ts";
import type { Firefights } from "./firefights.ts";
import type { Hands } from "./hands.ts";
import type { BaseLayer, MapPanel } from "./map.ts";
import type { Forces, Notes, Strip, Tray } from "./panels.ts";
import type { Duel, Ladder, Pacts, Scores } from "./reports.ts";
import type { Table } from "./table.ts";
import type { Lanes, Track } from "./track.ts";

export type Content =
  | MapPanel
  | Track
  | Lanes
  | Face
  | Forces
  | Hands
  | Course
  | Table
  | Notes
  | Tray
  | Strip
  | Scores
  | Duel
  | Firefights
  | Ladder
  | Pacts
  | Spread;

/**
 * Room along the direction of the parent: a share of what is left (`flex`), a share of the picture's width (`part`, 0..1), or what the content needs (`"fit"`;
 * in a row, `fit` is a share of 1). Left out: `fit` in a column (maps: flex 1), flex 1 in a row.
 */
export type Room = "fit" | { readonly flex: number } | { readonly part: number };

/** Where things stand: rows and columns of contents, nested as needed. No pixels. */
export type Layout =
  | { readonly kind: "row" | "column"; readonly room?: Room; readonly children: readonly Layout[] }
  | {
      readonly kind: "panel";
      readonly room?: Room;
      /** `none`: no sheet beneath it. A map and a strip never have one. */
      readonly sheet?: "none";
      readonly content: Content;
    };

/** Size of a board in output pixels, 11 : 7; Discord shows it as 550 × 350. */
export const BOARD = { width: 1650, height: 1050 } as const;
/** Heights of its strips. A map between them has 1650 × 888 of them; give it these for map units, and one is one pixel. */
export const STRIPS = { heading: 70, foot: 92 } as const;
/** What it shows of a map that lies from edge to edge below its heading. */
export const SIGHT = { width: BOARD.width, height: BOARD.height - STRIPS.heading } as const;

/**
 * A whole picture as plain JSON: what a game's `board(view)` and `hand(view)` return and what the outbox keeps. The same scene gives the same bytes.
 */
export interface Scene {
  /**
   * `board`: dark strips above and below, and the first content from edge to edge between them, on a table of wood where it is no map. Then `width` and `height`
   * are BOARD when left out, the heading shows its title left and its `sub` right, and a `scores` (or strip, or track) at the end of the column is the foot.
   */
  readonly frame?: "board";
  /**
   * Further pictures that belong to it, and accompany it in a message: standings, agreements. They have none
   * themselves.
   */
  readonly beside?: readonly Scene[];
  /** Output pixels, 1100 to 1650; Discord shows it at 550. 1200 when left out. */
  readonly width?: number;
  /** Output pixels. Left out: as high as the contents need (flexible ones get their natural height). */
  readonly height?: number;
  readonly sides?: Readonly<Record<string, Side>>;
  /**
   * The base of its maps that ask for it. Made once for a pack and never changed, it is shared by all pictures, and a store
   * keeps it once.
   */
  readonly base?: BaseLayer;
  /** Heading across the top. */
  readonly heading?: Strip;
  /**
   * For a board that is not a map: the land under its contents, from edge to edge, in place of the table. Sheets of
   * rounds let it shine through.
   */
  readonly under?: MapPanel;
  readonly layout: Layout;
  /** A line under everything. */
  readonly caption?: string;
  /** For a screen reader: what the picture shows, in sentences, the first ones first where there is no room for all. */
  readonly alt: string;
  /** The same facts in words, as Discord markdown, for those who want no picture. */
  readonly text: string;
}
