/** Plane geometry: points, distances, frames. */
import { squared } from "./angles.ts";
import type { Polygon } from "./terrain.ts";
import type { Point } from "./words.ts";

/** How far two points are from each other. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.sqrt(squared(bx - ax) + squared(by - ay));

/** How far a point is from a line through points, or from a single one. A plain loop: relief asks it for every cell. */
export function distanceToLine(line: readonly Point[], [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < line.length; i++) {
    const from = line[i];
    if (!from) continue;
    const to = line[i + 1] ?? from;
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const px = x - from[0];
    const py = y - from[1];
    const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, squared(px - share * dx) + squared(py - share * dy));
  }
  return Math.sqrt(least);
}

/** The point after a share of the way from one to another. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A point moved this far right and down. */
export const moved = ([x, y]: Point, right: number, down = 0): Point => [x + right, y + down];

/** In whole units. */
export const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** The first of some points that is nearest to another. */
export const nearestTo = (points: readonly Point[], to: Point): Point | undefined =>
  points.toSorted((a, b) => distance(a, to) - distance(b, to))[0];

export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** The edges of the upright box around some points. */
export function boundsOf(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Each point of a ring with the next one; after the last comes the first. */
export const sidesOf = (ring: readonly Point[]): readonly (readonly [Point, Point])[] =>
  ring.map((from, i) => [from, ring[(i + 1) % ring.length] ?? from]);

/** How much a ring holds, in square units: below 0 if it runs against the clock, as the picture is seen. */
export const ringArea = (ring: readonly Point[]): number =>
  sidesOf(ring).reduce((sum, [[x, y], [u, v]]) => sum + x * v - u * y, 0) / 2;

/** An upright rectangle around its middle. */
export const rectangle = ([x, y]: Point, width: number, height: number): Polygon => [
  [
    [x - width / 2, y - height / 2],
    [x + width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
    [x - width / 2, y + height / 2],
  ],
];

/** The outline of some rings together, which run the same way around: sides that two of them share fall away. */
export function outlineOf(rings: readonly (readonly Point[])[]): readonly Polygon[] {
  const edges = new Map<string, readonly [Point, Point]>();
  for (const [from, to] of rings.flatMap(sidesOf))
    if (!edges.delete(`${to}>${from}`)) edges.set(`${from}>${to}`, [from, to]);
  const next = new Map([...edges.values()].map((edge) => [`${edge[0]}`, edge]));
  return [...edges.values()].flatMap(([start]): readonly Polygon[] => {
    const ring: Point[] = [];
    for (let edge = next.get(`${start}`); edge; edge = next.get(`${edge[1]}`)) {
      ring.push(edge[0]);
      next.delete(`${edge[0]}`);
    }
    return ring.length > 2 ? [[ring]] : [];
  });
}

/** Points of a smooth curve (Catmull–Rom) through a line's points, no farther apart than this. */
export function smoothed(line: readonly Point[], apart: number): Point[] {
  return line.flatMap((p1, i) => {
    const p2 = line[i + 1];
    if (!p2) return [p1];
    const [p0, p3] = [line[i - 1] ?? p1, line[i + 2] ?? p2];
    const steps = Math.max(1, Math.ceil(distance(p1, p2) / apart));
    return Array.from({ length: steps }, (_, k): Point => {
      const t = k / steps;
      const on = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      return [on(0), on(1)];
    });
  });
}

/** Where an arrow with a count runs: smoothly through its points; a straight way bows a little. */
export const arrowLine = (points: readonly Point[], apart: number): Point[] => smoothed(bent(points), apart);

function bent(points: readonly Point[]): readonly Point[] {
  const [a, b] = points;
  if (!a || !b || points.length > 2) return points;
  return [a, moved(halfway(a, b), -(b[1] - a[1]) * 0.08, (b[0] - a[0]) * 0.08), b];
}
