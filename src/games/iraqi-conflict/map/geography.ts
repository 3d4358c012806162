import { z } from "zod";
import { wrongIn } from "../../../engine/index.ts";
import type { Point, Polygon } from "../../../scene/index.ts";
import { FACTIONS } from "../factions.ts";

const point = z.tuple([z.number(), z.number()]);
/** x, y, x, y, … in map units. */
const line = z.array(z.number()).min(4);

/** The land's file, made by `npm run land`: nothing in it has to be computed to be drawn. */
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

/** The map in its own flat coordinates. */
export interface Geography {
  readonly width: number;
  readonly height: number;
  /** Iraq first. */
  readonly countries: readonly { readonly name: string; readonly polygons: readonly Polygon[] }[];
  /** One for each faction. */
  readonly areas: readonly Area[];
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

export interface Area {
  readonly id: string;
  readonly name: string;
  readonly polygon: Polygon;
  /** The line that its name follows. */
  readonly label: readonly Point[];
  /** A place within, which stands for it. */
  readonly middle: Point;
}

const HOME = "Iraq";

/** The land as the scene wants it. Throws `PackError` where a faction has no area. */
export function geography(file: z.infer<typeof landFile>): Geography {
  for (const { id, the } of FACTIONS)
    if (!file.regions.some((area) => area.id === id)) wrongIn("land")("regions", `${the} have no area`);
  const countries = file.countries.map(({ name, rings }) => ({
    name,
    polygons: rings.map((ring): Polygon => [points(ring)]),
  }));
  return {
    width: file.width,
    height: file.height,
    countries: countries.toSorted((a, b) => Number(b.name === HOME) - Number(a.name === HOME)),
    areas: file.regions.map(({ id, name, ring, label, middle }) => ({
      id,
      name,
      polygon: [points(ring)],
      label: points(label),
      middle,
    })),
    borders: file.borders.map(points),
    coast: file.coast.map(points),
    rivers: file.rivers.map(points),
    lakes: file.lakes.map(points),
    marshes: file.marshes.map(points),
    ranges: file.ranges.map(({ height, reach, line }) => ({ height, reach, points: points(line) })),
    names: file.names,
  };
}

const points = (flat: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(flat.length / 2) }, (_, i): Point => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);
