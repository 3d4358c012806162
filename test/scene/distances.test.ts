import { expect, test } from "vitest";
import { distance, distanceToLine, type Point } from "#scene";

const LINE: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
];

test("two points are as far from each other as the way straight between them", () => {
  expect(distance([1, 2], [4, 6])).toBe(5);
});

test.each([
  [[4, 3], 3], // beside its middle
  [[-3, 4], 5], // before its beginning
  [[13, 14], 5], // beyond its end
  [[9, 5], 1], // the nearer of two stretches
  [[10, 2], 0],
] as const)("%o is as far from a line as from its nearest place", (at, far) => {
  expect(distanceToLine(LINE, at)).toBeCloseTo(far);
});

test("a single point is a line too, and nothing is none that is near", () => {
  expect(distanceToLine([[1, 1]], [4, 5])).toBe(5);
  expect(distanceToLine([], [4, 5])).toBe(Number.POSITIVE_INFINITY);
});
