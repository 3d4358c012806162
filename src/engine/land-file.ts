/** The land of a pack, as its file holds it and as scenes want it: regions, coasts, waters, borders. */
import { z } from "zod";
import type { Point, Polygon } from "#scene";

const point = z.tuple([z.number(), z.number()]);
/** x, y, x, y, … in map units. */
const line = z.array(z.number()).min(4);

/** The land of a pack, made by `npm run land`: nothing in it has to be computed to be drawn. */
export const landFile = z.strictObject({
  source: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  countries: z.array(z.strictObject({ name: z.string(), rings: z.array(line) })),
  borders: z.array(line),
  coast: z.array(line),
  rivers: z.array(line),
  lakes: z.array(line),
  marshes: z.array(line),
  ranges: z.array(z.strictObject({ height: z.number(), reach: z.number().positive(), line })),
  names: z.array(z.strictObject({ text: z.string(), kind: z.enum(["country", "water"]), at: point, turn: z.number() })),
  regions: z.array(
    z.strictObject({ id: z.string(), name: z.string(), source: z.string(), middle: point, label: line, ring: line }),
  ),
});

/** Land in its own flat coordinates, as scenes want it. */
export interface Land {
  readonly width: number;
  readonly height: number;
  readonly countries: readonly { readonly name: string; readonly polygons: readonly Polygon[] }[];
  readonly areas: readonly LandArea[];
  readonly borders: readonly (readonly Point[])[];
  readonly coast: readonly (readonly Point[])[];
  readonly rivers: readonly (readonly Point[])[];
  readonly lakes: readonly (readonly Point[])[];
  readonly marshes: readonly (readonly Point[])[];
  readonly ranges: readonly { readonly height: number; readonly reach: number; readonly points: readonly Point[] }[];
  readonly names: readonly {
    readonly text: string;
    readonly kind: "country" | "water";
    readonly at: Point;
    readonly turn: number;
  }[];
}

/** A region of the game on the land. */
export interface LandArea {
  readonly id: string;
  readonly name: string;
  readonly polygon: Polygon;
  /** The line that its name follows. */
  readonly label: readonly Point[];
  /** A place within, which stands for it. */
  readonly middle: Point;
}

export const landOf = (file: z.infer<typeof landFile>): Land => ({
  width: file.width,
  height: file.height,
  countries: file.countries.map(({ name, rings }) => ({
    name,
    polygons: rings.map((ring): Polygon => [linePoints(ring)]),
  })),
  areas: file.regions.map(({ id, name, ring, label, middle }) => ({
    id,
    name,
    polygon: [linePoints(ring)],
    label: linePoints(label),
    middle,
  })),
  borders: file.borders.map(linePoints),
  coast: file.coast.map(linePoints),
  rivers: file.rivers.map(linePoints),
  lakes: file.lakes.map(linePoints),
  marshes: file.marshes.map(linePoints),
  ranges: file.ranges.map(({ height, reach, line }) => ({ height, reach, points: linePoints(line) })),
  names: file.names,
});

/** A line as files write it, x, y, x, y, …, as points. */
export const linePoints = (flat: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(flat.length / 2) }, (_, i): Point => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);
