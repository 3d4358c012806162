/** Points along a line, with the direction it runs in. */
import { lengthOf } from "#scene";
import type { Point } from "../../scene/words.ts";

/** A point of a line with the direction that it runs in there. */
export interface Step {
  readonly at: Point;
  /** Unit vector to the left. */
  readonly left: Point;
  /** Length of the line up to here. */
  readonly along: number;
}

export function stepsAlong(points: readonly Point[]): Step[] {
  let along = 0;
  return points.map((at, i) => {
    const before = points[i - 1] ?? at;
    const after = points[i + 1] ?? at;
    along += lengthOf(at[0] - before[0], at[1] - before[1]);
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = lengthOf(dx, dy) || 1;
    return { at, left: [dy / length, -dx / length], along };
  });
}

/** The place this far along a line. */
export function placeAlong(steps: readonly Step[], along: number): Step | undefined {
  return steps.find((step) => step.along >= along) ?? steps.at(-1);
}

/** A band along a line, as wide to each side as `half` says. */
export function band(steps: readonly Step[], half: (step: Step, index: number) => number): Point[] {
  const side = (sign: 1 | -1): Point[] =>
    steps.map((step, index) => {
      const far = half(step, index) * sign;
      return [step.at[0] + step.left[0] * far, step.at[1] + step.left[1] * far];
    });
  return [...side(1), ...side(-1).reverse()];
}
