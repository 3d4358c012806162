/** Lines that neighbouring areas share, from degrees to map units, and rings made of them. */
import { cosine, inRadians } from "./angles.ts";
import type { Polygon } from "./terrain.ts";
import type { Point } from "./words.ts";

/** Lines by name, each drawn once: areas that share a border name the same line, so that no gap can open between them. */
export type Borders = Readonly<Record<string, readonly Point[]>>;

/** A flat map of a piece of the globe: degrees to map units, true in shape at its middle latitude. */
export interface Projection {
  readonly west: number;
  readonly north: number;
  /** Map units per degree of latitude. */
  readonly scale: number;
  /** The latitude whose shapes are true. */
  readonly middle: number;
}

/** Longitude and latitude in degrees to map units, rounded to tenths. */
export function project(projection: Projection, [longitude, latitude]: Point): Point {
  const shrink = cosine(inRadians(projection.middle));
  const x = (longitude - projection.west) * shrink * projection.scale;
  const y = (projection.north - latitude) * projection.scale;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

export function projectBorders(projection: Projection, borders: Borders): Borders {
  return Object.fromEntries(
    Object.entries(borders).map(([name, line]) => [name, line.map((point) => project(projection, point))]),
  );
}

/** A ring from the names of its borders in order; `-name` runs a line backwards. Throws when a line is missing or does not begin where the last one ended. */
export function ringOf(borders: Borders, names: readonly string[]): Polygon {
  const ring: Point[] = [];
  for (const name of names) {
    const backwards = name.startsWith("-");
    const line = borders[backwards ? name.slice(1) : name];
    if (!line) throw new Error(`no border is named ${name}`);
    const points = backwards ? [...line].reverse() : line;
    const last = ring.at(-1);
    if (last && !same(last, points[0])) throw new Error(`border ${name} does not begin where the one before it ends`);
    ring.push(...(last ? points.slice(1) : points));
  }
  if (!same(ring[0], ring.at(-1))) throw new Error(`the borders ${names.join(", ")} do not close`);
  return [ring.slice(0, -1)];
}

const same = (a: Point | undefined, b: Point | undefined): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];
