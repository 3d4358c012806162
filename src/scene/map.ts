/** A map as a scene: its base, which stays the same, what lies on it, and small maps within it. */
import type { Burst, Gain, Halo, Veil, Verdict } from "./change.ts";
import type { Fill } from "./colour.ts";
import type { Built, Emblem, Relief, River, Shore } from "./land.ts";
import type { Arrow, Link, Marker, Space } from "./network.ts";
import type { Callout, Fan, InfoBox, Leader, Piece, Plate, Slip, Stack } from "./pieces.ts";
import type { Lettering, Line, Polygon, Region } from "./terrain.ts";
import type { Viewport } from "./viewport.ts";
import type { Point } from "./words.ts";

/** What the base keeps under this name, drawn here: rivers and names over the colours of the day. */
export interface Part {
  readonly kind: "part";
  readonly part: string;
}

/** A small map on the map: where the region lies, or what lies far from everything else. Its lengths are those of the map around it. */
export interface Inset {
  readonly kind: "inset";
  /** Its middle. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly map: MapPanel;
}

export type MapElement =
  | Region
  | Line
  | Lettering
  | River
  | Relief
  | Shore
  | Built
  | Emblem
  | Space
  | Link
  | Arrow
  | Marker
  | Stack
  | Piece
  | Fan
  | Plate
  | InfoBox
  | Callout
  | Inset
  | Burst
  | Verdict
  | Halo
  | Veil
  | Gain
  | Slip
  | Leader
  | Part;

/** The part of a map that is the same in every picture of a content pack, and the same object, too: made once. Each worker keeps bitmaps of it, of the whole map and of regions that were looked at. */
export interface BaseLayer {
  /** `game/pack`: says whose it is. */
  readonly key: string;
  readonly elements: readonly MapElement[];
  /** Areas that regions of the map name instead of repeating their rings. */
  readonly shapes?: Readonly<Record<string, readonly Polygon[]>>;
  readonly parts?: Readonly<Record<string, readonly MapElement[]>>;
}

/**
 * A map in its own coordinates, 0..width × 0..height, scaled (never stretched) into the place that the scene's layout gives it. Elements are drawn in order,
 * base first; what a game adds for a moment (arrows, stacks, highlights) therefore comes last.
 */
export interface MapPanel {
  readonly kind: "map";
  readonly width: number;
  readonly height: number;
  /** What is seen of it; all of it when left out. Names that the edge would cut are left out, everything else is cut by it. */
  readonly viewport?: Viewport;
  /** `sea` when left out. */
  readonly ground?: Fill;
  /** `scene`: the base of the whole picture. */
  readonly base?: BaseLayer | "scene";
  readonly elements: readonly MapElement[];
}
