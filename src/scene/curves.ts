import type { Point } from "./words.ts";

/** Points of a smooth curve (Catmull–Rom) through a line's points, no farther apart than this. */
export function smoothed(line: readonly Point[], apart: number): Point[] {
  return line.flatMap((p1, i) => {
    const p2 = line[i + 1];
    if (!p2) return [p1];
    const [p0, p3] = [line[i - 1] ?? p1, line[i + 2] ?? p2];
    const steps = Math.max(1, Math.ceil(Math.sqrt((p2[0] - p1[0]) ** 2 + (p2[1] - p1[1]) ** 2) / apart));
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
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return [a, [(a[0] + b[0]) / 2 - dy * 0.08, (a[1] + b[1]) / 2 + dx * 0.08], b];
}
