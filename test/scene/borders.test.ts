import { expect, test } from "vitest";
import { type Borders, project, projectBorders, ringOf } from "#scene";

const borders: Borders = {
  north: [
    [0, 0],
    [10, 0],
  ],
  middle: [
    [10, 0],
    [5, 5],
    [0, 0],
  ],
  south: [
    [10, 0],
    [10, 10],
    [0, 0],
  ],
};

test("two areas that name the same border share its points", () => {
  expect(ringOf(borders, ["north", "middle"])).toEqual([
    [
      [0, 0],
      [10, 0],
      [5, 5],
    ],
  ]);
  expect(ringOf(borders, ["-middle", "south"])).toEqual([
    [
      [0, 0],
      [5, 5],
      [10, 0],
      [10, 10],
    ],
  ]);
});

test("borders that do not join, do not close or do not exist are refused", () => {
  expect(() => ringOf(borders, ["north", "north"])).toThrow("border north does not begin");
  expect(() => ringOf(borders, ["north"])).toThrow("do not close");
  expect(() => ringOf(borders, ["west"])).toThrow("no border is named west");
});

test("a projection is true in shape at its middle latitude", () => {
  const projection = { west: 40, north: 40, scale: 100, middle: 60 };
  expect(project(projection, [42, 38])).toEqual([100, 200]);
  expect(projectBorders(projection, { a: [[40, 40]] })).toEqual({ a: [[0, 0]] });
});
