import { Delaunay } from "d3-delaunay";
import type { Point } from "../../../scene/index.ts";

/** A Zone's place. */
export interface Site {
  readonly id: string;
  readonly bank: "west" | "east";
  readonly at: Point;
}

/** Far outside of every map. */
const FAR = 10_000;

/**
 * The areas of the Zones, by id: of each bank of the city, what is nearer to this Zone's place than to another one's of that bank. A Zone whose place is not
 * on its bank is missing. `city`: convex; `river`: from north to south.
 */
export function cells(
  city: readonly Point[],
  river: readonly Point[],
  sites: readonly Site[],
): ReadonlyMap<string, readonly Point[]> {
  const found = new Map<string, readonly Point[]>();
  for (const bank of ["west", "east"] as const) {
    const here = sites.filter((site) => site.bank === bank);
    const side = bank === "west" ? -FAR : FAR;
    const land = cut([[side, -FAR], ...river, [side, FAR]], city);
    const voronoi = Delaunay.from(here.map(({ at }) => [...at])).voronoi([-FAR, -FAR, FAR, FAR]);
    here.forEach(({ id, at }, i) => {
      const cell = voronoi.cellPolygon(i).map(([x, y]): Point => [x, y]);
      const area = blunt(cut(land, cell).map(rounded));
      if (contains(area, at)) found.set(id, area);
    });
  }
  return found;
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** What of a ring lies in a convex one (Sutherland and Hodgman). */
function cut(ring: readonly Point[], convex: readonly Point[]): readonly Point[] {
  const turn = Math.sign(twiceArea(convex));
  return convex.reduce((rest, from, i) => {
    const to = convex[(i + 1) % convex.length] ?? from;
    const depth = ([x, y]: Point): number =>
      turn * ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
    return rest.flatMap((point, at) => {
      const next = rest[(at + 1) % rest.length] ?? point;
      const [a, b] = [depth(point), depth(next)];
      const here = a >= 0 ? [point] : [];
      return a >= 0 === b >= 0 ? here : [...here, between(point, next, a / (a - b))];
    });
  }, ring);
}

/** Without the spikes that a cut leaves where it parts a ring in two: points at which it turns back on itself. */
function blunt(ring: readonly Point[]): readonly Point[] {
  const rest = ring.filter(([x, y], i) => {
    const [beforeX, beforeY] = ring.at(i - 1) ?? [x, y];
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    const [ax, ay, bx, by] = [x - beforeX, y - beforeY, nextX - x, nextY - y];
    const back = ax * bx + ay * by <= 0;
    return !(back && Math.abs(ax * by - ay * bx) <= Math.max(Math.abs(ax) + Math.abs(ay), Math.abs(bx) + Math.abs(by)));
  });
  return rest.length === ring.length ? ring : blunt(rest);
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Twice the area of a ring; negative if it runs the other way round. */
function twiceArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
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
