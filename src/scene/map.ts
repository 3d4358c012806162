import type { Fill } from "./colour.ts";
import type { Arrow, Highlight, Link, Marker, Space } from "./network.ts";
import type { Plaque, Stack } from "./pieces.ts";
import type { Lettering, Line, Region } from "./terrain.ts";

export type MapElement = Region | Line | Lettering | Space | Link | Arrow | Marker | Highlight | Stack | Plaque;

/** The part of a map that is the same in every picture of a content pack. Each worker keeps the bitmap of the newest base of a key. */
export interface BaseLayer {
  /** `game/pack`: one bitmap is kept for each. A changed content under the same key is noticed and drawn anew. */
  readonly key: string;
  readonly elements: readonly MapElement[];
}

/**
 * A map in its own coordinates, 0..width × 0..height, scaled (never stretched) into the place that the scene's layout gives it. Elements are drawn in order,
 * base first; what a game adds for a moment (arrows, stacks, highlights) therefore comes last.
 */
export interface MapPanel {
  readonly kind: "map";
  readonly width: number;
  readonly height: number;
  /** `sea` when left out. */
  readonly ground?: Fill;
  readonly base?: BaseLayer;
  readonly elements: readonly MapElement[];
}
