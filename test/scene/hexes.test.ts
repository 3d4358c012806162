import { expect, test } from "vitest";
import { type Hex, type HexGrid, hexCentre, hexCorners, hexOutline, turnHex } from "#scene";

const grid: HexGrid = { origin: [100, 200], size: 40 };

test("r grows southwards and each row is half a hex to the right", () => {
  expect(hexCentre(grid, [0, 0])).toEqual([100, 200]);
  expect(hexCentre(grid, [1, 0])).toEqual([169.3, 200]);
  expect(hexCentre(grid, [0, 1])).toEqual([134.6, 260]);
});

test("neighbours share two corners exactly", () => {
  const corners = (q: number, r: number) => new Set(hexCorners(grid, [q, r]).map(String));
  for (const [q, r] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, -1],
    [-1, 1],
  ] as const) {
    expect(shared(corners(0, 0), corners(q, r))).toBe(2);
  }
});

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((one) => b.has(one)).length;

test("the outline of one hex has 6 corners, of two neighbours 10, of two apart two rings", () => {
  expect(hexOutline(grid, [[0, 0]]).map(([ring]) => ring?.length)).toEqual([6]);
  expect(
    hexOutline(grid, [
      [0, 0],
      [1, 0],
    ]).map(([ring]) => ring?.length),
  ).toEqual([10]);
  expect(
    hexOutline(grid, [
      [0, 0],
      [3, 0],
    ]).map(([ring]) => ring?.length),
  ).toEqual([6, 6]);
});

test("a map turned by a sixth has its east in the southeast, and six turns bring it back", () => {
  expect(turnHex([1, 0])).toEqual([0, 1]);
  expect(turnHex([0, 1])).toEqual([-1, 1]);
  const turned = (hex: Hex, times: number): Hex => (times === 0 ? hex : turned(turnHex(hex), times - 1));
  expect(turned([3, -5], 6)).toEqual([3, -5]);
  expect(turned([3, -5], 3)).toEqual([-3, 5]);
});
