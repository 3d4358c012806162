import type { Point } from "./words.ts";

/** How far two points are from each other. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);

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
    least = Math.min(least, (px - share * dx) ** 2 + (py - share * dy) ** 2);
  }
  return Math.sqrt(least);
}
