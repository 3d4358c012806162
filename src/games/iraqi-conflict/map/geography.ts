import { z } from "zod";
import { PackError } from "../../../engine/index.ts";
import { type Point, type Polygon, project, projectBorders, ringOf } from "../../../scene/index.ts";
import { FACTIONS } from "../factions.ts";

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const line = z.array(point).min(2);
const ring = z.array(z.string()).min(1);
const named = z.strictObject({ name: z.string(), at: point });

/** The map's file, in degrees of longitude and latitude. */
export const mapFile = z.strictObject({
  source: z.string(),
  note: z.string(),
  projection: z.strictObject({ west: z.number(), north: z.number(), scale: z.number(), middle: z.number() }),
  size: z.tuple([z.int().positive(), z.int().positive()]),
  borders: z.record(z.string(), line),
  outline: ring,
  areas: z.array(
    z.strictObject({ id: z.string(), name: z.string(), ring, labelAt: point, plaqueAt: point, pointsTo: point }),
  ),
  gulf: line,
  lakes: z.array(line),
  marshes: z.array(line),
  rivers: z.array(z.strictObject({ name: z.string(), width: z.number().positive(), line })),
  neighbourBorders: z.array(line),
  seas: z.array(named),
  countries: z.array(named.extend({ small: z.boolean().optional() })),
  towns: z.array(z.strictObject({ name: z.string(), at: point, side: z.enum(["n", "e", "s", "w"]) })),
});

interface Named {
  readonly name: string;
  readonly at: Point;
}

/** The map in its own flat coordinates. */
export interface Geography {
  readonly width: number;
  readonly height: number;
  readonly outline: Polygon;
  /** One for each faction. */
  readonly areas: readonly Area[];
  readonly gulf: readonly Point[];
  readonly lakes: readonly (readonly Point[])[];
  readonly marshes: readonly (readonly Point[])[];
  readonly rivers: readonly { readonly width: number; readonly line: readonly Point[] }[];
  readonly neighbourBorders: readonly (readonly Point[])[];
  readonly seas: readonly Named[];
  readonly countries: readonly (Named & { readonly small?: boolean | undefined })[];
  readonly towns: readonly (Named & { readonly side: "n" | "e" | "s" | "w" })[];
}

export interface Area {
  readonly id: string;
  readonly name: string;
  readonly polygon: Polygon;
  readonly labelAt: Point;
  /** Where its faction's figures stand, and the place they point to. */
  readonly plaqueAt: Point;
  readonly pointsTo: Point;
}

/** Lays the map out flat. Throws `PackError` where a border does not close or a faction has no area. */
export function geography(file: z.infer<typeof mapFile>): Geography {
  const flat = (at: Point): Point => project(file.projection, at);
  const flatLine = (points: readonly Point[]): readonly Point[] => points.map(flat);
  const flatNamed = <T extends Named>(place: T): T => ({ ...place, at: flat(place.at) });
  const borders = projectBorders(file.projection, file.borders);
  const close = (path: string, names: readonly string[]): Polygon => {
    try {
      return ringOf(borders, names);
    } catch (error) {
      throw new PackError("map.json", path, error instanceof Error ? error.message : "does not close");
    }
  };
  for (const { id, the } of FACTIONS)
    if (!file.areas.some((area) => area.id === id)) throw new PackError("map.json", "areas", `${the} have no area`);
  return {
    width: file.size[0],
    height: file.size[1],
    outline: close("outline", file.outline),
    areas: file.areas.map(({ id, name, ring, labelAt, plaqueAt, pointsTo }, i) => ({
      id,
      name,
      polygon: close(`areas.${i}.ring`, ring),
      labelAt: flat(labelAt),
      plaqueAt: flat(plaqueAt),
      pointsTo: flat(pointsTo),
    })),
    gulf: flatLine(file.gulf),
    lakes: file.lakes.map(flatLine),
    marshes: file.marshes.map(flatLine),
    rivers: file.rivers.map(({ width, line }) => ({ width, line: flatLine(line) })),
    neighbourBorders: file.neighbourBorders.map(flatLine),
    seas: file.seas.map(flatNamed),
    countries: file.countries.map(flatNamed),
    towns: file.towns.map(flatNamed),
  };
}
