import { expect, test } from "vitest";
import { arrowLine, type Point } from "#scene";

const POINTS: readonly Point[] = [
  [356, 306],
  [588, 520],
  [976, 466],
];
const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

test("an arrow runs through its points, without a gap that something could slip through", () => {
  const line = arrowLine(POINTS, 12);
  expect(line[0]).toEqual(POINTS[0]);
  expect(line.at(-1)).toEqual(POINTS[2]);
  for (const point of POINTS) expect(Math.min(...line.map((at) => far(at, point)))).toBeLessThan(0.001);
  for (const [i, at] of line.slice(1).entries()) expect(far(line[i] ?? at, at)).toBeLessThan(16);
});

test("a straight way bows to one side", () => {
  const line = arrowLine(
    [
      [0, 0],
      [100, 0],
    ],
    5,
  );
  expect(Math.max(...line.map(([, y]) => y))).toBeCloseTo(8, 1);
  expect(Math.min(...line.map(([, y]) => y))).toBeGreaterThanOrEqual(0);
});
