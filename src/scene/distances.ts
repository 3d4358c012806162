import type { Point } from "./words.ts";

/** How far two points are from each other. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);

/** How far a point is from a line through points, or from a single one. */
export function distanceToLine(line: readonly Point[], [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < line.length; i++) {
    const from = line[i];
    const to = line[i + 1] ?? from;
    if (!from || !to) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const [px, py] = [x - from[0], y - from[1]];
    const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (px - share * dx) ** 2 + (py - share * dy) ** 2);
  }
  return Math.sqrt(least);
}
