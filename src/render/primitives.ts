/** What a laid-out scene is made of. Output pixels, x to the right, y down; colours are hex. */
import type { Pattern } from "../scene/colour.ts";
import type { Texture } from "../scene/terrain.ts";
import type { Point } from "../scene/words.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Step =
  | readonly ["M" | "L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

export type Outline =
  | { readonly kind: "rect"; readonly box: Box; readonly radius: number }
  | { readonly kind: "circle"; readonly at: Point; readonly radius: number }
  | { readonly kind: "rings"; readonly rings: readonly (readonly Point[])[] }
  | { readonly kind: "line"; readonly points: readonly Point[]; readonly smooth: boolean }
  | { readonly kind: "path"; readonly steps: readonly Step[] };

export interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
  /** Only the part inside the outline is seen, `width` wide. */
  readonly inside?: boolean;
  readonly opacity?: number;
}

export interface Shape {
  readonly op: "shape";
  readonly outline: Outline;
  readonly fill?: string;
  /** Of the fill, 0..1. */
  readonly opacity?: number;
  readonly pattern?: { readonly kind: Pattern; readonly colour: string; readonly step: number };
  readonly strokes?: readonly Stroke[];
  /** Height above the paper in pixels: a soft shadow. */
  readonly lift?: number;
}

export const FACES = ["regular", "bold", "italic", "slab"] as const;
export type Face = (typeof FACES)[number];

export interface TextRun {
  readonly op: "text";
  readonly text: string;
  /** Start of the baseline. */
  readonly at: Point;
  readonly size: number;
  readonly face: Face;
  readonly colour: string;
  readonly halo?: { readonly colour: string; readonly width: number };
  /** Extra pixels after each character. */
  readonly spacing?: number;
  /** Degrees clockwise around `at`. */
  readonly turn?: number;
  /** Along a curve: each letter with the start of its own baseline and its own box. */
  readonly letters?: readonly {
    readonly text: string;
    readonly at: Point;
    readonly turn: number;
    readonly width: number;
    readonly box: Box;
  }[];
  /** Of the letters along their line. */
  readonly width: number;
  /** What the letters cover, turned. */
  readonly box: Box;
  readonly essential: boolean;
  /** Part of the land: a river's name, over which pieces may stand. */
  readonly scenery?: boolean;
  /** Letters were lost that the game meant to be read. */
  readonly cut: boolean;
}

export type Op =
  | Shape
  | TextRun
  | { readonly op: "clip"; readonly outline: Outline }
  | { readonly op: "unclip" }
  | TextureOp
  | ReliefOp
  | Item
  /**
   * Ops that are the same in every picture with this digest: painted once into a bitmap of the box, which stays
   * transparent where they paint nothing.
   */
  | {
      readonly op: "base";
      readonly digest: string;
      readonly box: Box;
      readonly ops: readonly Op[];
    };

/** The ground of an area: hundreds of small things, drawn by the painter. */
export interface TextureOp {
  readonly op: "texture";
  readonly outline: Outline;
  readonly texture: Texture;
  /** Pixels per map unit. */
  readonly scale: number;
  /** Of the picture, the part in which it may be seen. */
  readonly seen: Box;
}

export interface ReliefOp {
  readonly op: "relief";
  readonly box: Box;
  readonly seed: number;
  readonly strength: number;
  readonly plain: number;
  readonly variety: number;
  readonly tint: number;
  readonly scale: number;
  readonly ridges: readonly { readonly points: readonly Point[]; readonly height: number; readonly reach: number }[];
}

/** Paints nothing: says what is where, for the inspector. Things that are items must not touch each other. */
export interface Item {
  readonly op: "item";
  readonly kind: "piece" | "disc" | "plate" | "mark";
  readonly name: string;
  readonly box: Box;
}

export interface LaidOut {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly ops: readonly Op[];
}

export const rect = (box: Box, radius = 0): Outline => ({ kind: "rect", box, radius });
export const circle = (at: Point, radius: number): Outline => ({ kind: "circle", at, radius });
export const rings = (...list: readonly (readonly Point[])[]): Outline => ({ kind: "rings", rings: list });
/** A single one, by its points. */
export const ring = (...points: readonly Point[]): Outline => rings(points);
export const line = (points: readonly Point[], smooth = false): Outline => ({ kind: "line", points, smooth });

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: Math.max(0, box.width - 2 * by),
  height: Math.max(0, box.height - 2 * by),
});

export const centred = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** What two boxes share; nothing of it is left where they are apart. */
export function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}
