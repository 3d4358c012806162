/** The room that a line of text takes. */
import { cosine, inRadians, sine } from "#scene";
import type { Point } from "../scene/words.ts";
import type { Box } from "./primitives.ts";

/** Letters rise and fall this much of their size from the baseline. */
export const RISE = 0.76;
export const FALL = 0.22;

/** The upright box around a line of letters that begins at `at`. */
export function textBox([x, y]: Point, width: number, size: number, turn: number): Box {
  const angle = inRadians(turn);
  const corners: Point[] = [
    [0, -size * RISE],
    [width, -size * RISE],
    [width, size * FALL],
    [0, size * FALL],
  ].map(
    ([dx = 0, dy = 0]): Point => [x + dx * cosine(angle) - dy * sine(angle), y + dx * sine(angle) + dy * cosine(angle)],
  );
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
