import { z } from "zod";
import { PackError } from "../../../engine/index.ts";
import { type Point, type Polygon, project } from "../../../scene/index.ts";
import { cells } from "./cells.ts";
import type { ZonesFile } from "./zones.ts";

const degrees = z.tuple([z.number().min(43).max(46), z.number().min(32).max(35)]);

/** The map's file, in degrees of longitude and latitude. */
export const mapFile = z.strictObject({
  source: z.string().min(1),
  note: z.string(),
  projection: z.strictObject({ west: z.number(), north: z.number(), scale: z.number(), middle: z.number() }),
  size: z.tuple([z.int().positive(), z.int().positive()]),
  /** Enlarges what lies round a place: `power` 1 doubles its middle, and beyond `reach` map units nothing changes. */
  lens: z.strictObject({ at: degrees, reach: z.number().positive(), power: z.number().min(0).max(3) }),
  city: z.array(degrees).min(3),
  /** From north to south, through and beyond the city. */
  river: z.array(degrees).min(2),
  /** Where the writing of a Zone stands, if not in the middle of its area: map units right and down of there. */
  shifts: z.record(z.string(), z.tuple([z.int(), z.int()])),
});
export type MapFile = z.infer<typeof mapFile>;

/** The map in its own flat coordinates. */
export interface Geography {
  readonly width: number;
  readonly height: number;
  readonly city: Polygon;
  readonly river: readonly Point[];
  readonly areas: { readonly [zone: string]: Area };
  readonly bridges: readonly { readonly name: string; readonly from: Point; readonly to: Point }[];
  /** Between Zones, also over the bridges. */
  readonly roads: readonly (readonly [Point, Point])[];
}

export interface Area {
  readonly polygons: readonly Polygon[];
  /** The middle of its writing and its pieces; edges lead from there. */
  readonly middle: Point;
}

/** Lays the city out flat: each Zone has what is nearest to it on its bank. Throws `PackError` where a Zone lies on the wrong bank. */
export function geography(file: MapFile, { zones, bridges }: Pick<ZonesFile, "zones" | "bridges">): Geography {
  const flat = lens(file);
  const city = file.city.map(flat);
  const river = smooth(file.river.map(flat));
  const sites = zones.map(({ id, bank, at }) => ({ id, bank, at: flat(at) }));
  const found = cells(city, river, sites);
  const areas = Object.fromEntries(
    sites.map(({ id, bank }, i): [string, Area] => {
      const area = found.get(id);
      if (!area)
        throw new PackError("map.json", "river", `${zones[i]?.name} must lie ${bank} of the River, and in the city`);
      const [right, down] = file.shifts[id] ?? [0, 0];
      const [x, y] = centroid(area);
      return [id, { polygons: [[area]], middle: [round(x + right), round(y + down)] }];
    }),
  );
  const at = (id: string): Point => areas[id]?.middle ?? [0, 0];
  return {
    width: file.size[0],
    height: file.size[1],
    city: [city],
    river: framed(river, file.size[1]),
    areas,
    bridges: bridges.map(({ name, between: [a, b] }) => ({ name, ...span(at(a), at(b), river) })),
    roads: zones.flatMap(({ id, land, river: over }) =>
      [...land, ...over].filter((other) => id < other).map((other): readonly [Point, Point] => [at(id), at(other)]),
    ),
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Degrees to map units through the lens. */
function lens(file: MapFile): (at: Point) => Point {
  const { reach, power } = file.lens;
  const [cx, cy] = project(file.projection, file.lens.at);
  return (at) => {
    const [x, y] = project(file.projection, at);
    const far = Math.sqrt((x - cx) ** 2 + (y - cy) ** 2);
    if (far === 0 || far >= reach) return [x, y];
    const grown = (1 + power) / (1 + (power * far) / reach);
    return [round(cx + (x - cx) * grown), round(cy + (y - cy) * grown)];
  };
}

const STEPS = [0.25, 0.5, 0.75];

/** A curve through the points (Catmull-Rom). */
function smooth(line: readonly Point[]): readonly Point[] {
  return line.flatMap((p1, i) => {
    const p2 = line[i + 1];
    if (!p2) return [p1];
    const p0 = line[i - 1] ?? p1;
    const p3 = line[i + 2] ?? p2;
    const along = (axis: 0 | 1, t: number): number =>
      round(
        0.5 *
          (2 * p1[axis] +
            (p2[axis] - p0[axis]) * t +
            (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
            (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t),
      );
    return [p1, ...STEPS.map((t): Point => [along(0, t), along(1, t)])];
  });
}

/** What of a line lies between top and bottom of the map. */
function framed(line: readonly Point[], height: number): readonly Point[] {
  const inside = (y: number): boolean => y >= 0 && y <= height;
  return line.flatMap(([x, y], i) => {
    const here: Point[] = inside(y) ? [[x, y]] : [];
    const [nextX, nextY] = line[i + 1] ?? [x, y];
    if (inside(y) === inside(nextY)) return here;
    const edge = Math.min(y, nextY) < 0 ? 0 : height;
    return [...here, [round(x + ((nextX - x) * (edge - y)) / (nextY - y)), edge]];
  });
}

/** Half the length of a bridge. */
const SPAN = 26;

/** Where a way crosses the River: the ends of a bridge that lies across the stream, or along the way if it never does. */
function span(from: Point, to: Point, river: readonly Point[]): { readonly from: Point; readonly to: Point } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along = crossing(from, to, river);
  const end = (offset: number): Point => {
    const share = along + offset / length;
    return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
  };
  return { from: end(-SPAN), to: end(SPAN) };
}

/** How far along a way the River is: 0 where it begins, 1 where it ends; its middle if they never meet. */
function crossing(from: Point, to: Point, river: readonly Point[]): number {
  const side = ([x, y]: Point): number => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  const shares = river.slice(1).flatMap((b, i): number[] => {
    const a = river[i] ?? b;
    const [before, after] = [side(a), side(b)];
    if (before > 0 === after > 0) return [];
    const share = before / (before - after);
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    const along =
      ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) /
      ((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
    return along > 0 && along < 1 ? [along] : [];
  });
  return shares[0] ?? 0.5;
}

function centroid(ring: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  });
  return area === 0 ? [0, 0] : [x / (3 * area), y / (3 * area)];
}
