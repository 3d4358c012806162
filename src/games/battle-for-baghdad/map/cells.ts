import { Delaunay } from "d3-delaunay";
import clipping from "polygon-clipping";
import type { Point, Polygon } from "../../../scene/index.ts";

/** A Zone's place. */
export interface Site {
  readonly id: string;
  readonly bank: "west" | "east";
  readonly at: Point;
}

/** Far outside of every map. */
const FAR = 10_000;
/** Scraps of land smaller than this are left out, in square map units. */
const SCRAP = 400;

/**
 * The areas of the Zones, by id, the largest piece first: of each bank of the city, what is nearer to this Zone's place than to another one's of that bank.
 * A Zone that has no land on its bank, or whose place is not on it, is missing. `river`: from north to south.
 */
export function cells(
  city: readonly Point[],
  river: readonly Point[],
  sites: readonly Site[],
): ReadonlyMap<string, readonly Polygon[]> {
  const found = new Map<string, readonly Polygon[]>();
  for (const bank of ["west", "east"] as const) {
    const here = sites.filter((site) => site.bank === bank);
    const side = bank === "west" ? -FAR : FAR;
    const land = clipping.intersection([ring(city)], [ring([[side, -FAR], ...river, [side, FAR]])]);
    const voronoi = Delaunay.from(here.map(({ at }) => [...at])).voronoi([-FAR, -FAR, FAR, FAR]);
    here.forEach(({ id, at }, i) => {
      const cell = voronoi.cellPolygon(i).map(([x, y]): [number, number] => [x, y]);
      const pieces = clipping
        .intersection([cell], land)
        .map(rounded)
        .filter((piece) => area(piece) > SCRAP)
        .toSorted((a, b) => area(b) - area(a));
      if (pieces.some((piece) => contains(piece[0] ?? [], at))) found.set(id, pieces);
    });
  }
  return found;
}

const ring = (points: readonly Point[]): [number, number][] => points.map(([x, y]) => [x, y]);

/** To tenths, and without the closing point. */
const rounded = (polygon: readonly (readonly (readonly [number, number])[])[]): Polygon =>
  polygon.map((line) => line.slice(0, -1).map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]));

function area([outer = []]: Polygon): number {
  let twice = 0;
  outer.forEach(([x, y], i) => {
    const [nextX, nextY] = outer[(i + 1) % outer.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** Whether a point lies in a ring: a ray from it crosses the ring an odd number of times. */
export function contains(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
