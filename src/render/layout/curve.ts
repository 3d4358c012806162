import type { Point } from "../../scene/words.ts";

/** A point of a line with the direction that it runs in there. */
export interface Step {
  readonly at: Point;
  /** Unit vector to the left. */
  readonly left: Point;
  /** Length of the line up to here. */
  readonly along: number;
}

/** Points of a smooth curve (Catmull–Rom) through a line's points, a few pixels apart. */
export function smoothed(line: readonly Point[], apart = 6): Point[] {
  return line.flatMap((p1, i) => {
    const p2 = line[i + 1];
    if (!p2) return [p1];
    const [p0, p3] = [line[i - 1] ?? p1, line[i + 2] ?? p2];
    const steps = Math.max(1, Math.ceil(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / apart));
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

export function stepsAlong(points: readonly Point[]): Step[] {
  let along = 0;
  return points.map((at, i) => {
    const before = points[i - 1] ?? at;
    const after = points[i + 1] ?? at;
    along += Math.hypot(at[0] - before[0], at[1] - before[1]);
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return { at, left: [dy / length, -dx / length], along };
  });
}

/** The place so far along a line. */
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
