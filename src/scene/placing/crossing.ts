import type { Point } from "../words.ts";
import type { Placed } from "./boxes.ts";

/** Whether a straight line from one point to another runs through a box. */
export function crosses([from, to]: readonly [Point, Point], { at, width, height }: Placed): boolean {
  const [across, down] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const [aside, below] = [at[0] - (from[0] + to[0]) / 2, at[1] - (from[1] + to[1]) / 2];
  const [w, h] = [width / 2, height / 2];
  return (
    Math.abs(aside) <= w + Math.abs(across) &&
    Math.abs(below) <= h + Math.abs(down) &&
    Math.abs(aside * down - below * across) <= w * Math.abs(down) + h * Math.abs(across)
  );
}

/** The point of a box's rim that is nearest to another point. */
export const edgeToward = ({ at: [x, y], width, height }: Placed, [u, v]: Point): Point => [
  Math.max(x - width / 2, Math.min(x + width / 2, u)),
  Math.max(y - height / 2, Math.min(y + height / 2, v)),
];
