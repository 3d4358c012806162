import fc from "fast-check";
import { expect, test } from "vitest";
import { type CellItem, type CellRoom, overlap, placeInCells } from "#scene";

/** A thing 40 wide and 30 high at size 1. */
const thing = (side: CellItem["side"], name = side as string) => ({
  name,
  side,
  extent: (size: number) => ({ width: 40 * size, height: 30 * size }),
});
/** A cell around x, this wide and this high, from level 0 on. */
const cell = (x: number, width: number, height: number): CellRoom => ({
  middle: [x, height / 2],
  top: 0,
  bottom: height,
  reach: () => width / 2,
  room: width * height,
});
const many = (count: number) => Array.from({ length: count }, (_, i) => thing("left", String(i)));

test("in one row either side's things stand on their side, with what concerns both between them", () => {
  const items = [thing("between"), thing("right"), thing("left")];
  const { places = [] } = placeInCells(items, [cell(100, 200, 100)], [1]) ?? {};
  expect(places.map(({ item, place }) => [item.name, ...place.at])).toEqual([
    ["left", 57, 50],
    ["between", 100, 50],
    ["right", 143, 50],
  ]);
});

test("a narrow cell takes up to four rows, and no fifth", () => {
  const levelsOf = (count: number) =>
    placeInCells(many(count), [cell(0, 50, 300)], [1])?.places.map(({ place }) => place.at[1]);
  expect(levelsOf(4)).toEqual([105, 135, 165, 195]);
  expect(levelsOf(5)).toBeUndefined();
});

test("no more cells are used than it takes, the same number of things in each, and all cells where it takes all", () => {
  const cells = [0, 100, 200].map((x) => cell(x, 90, 40)); // two things each
  const used = (count: number) =>
    placeInCells(many(count), cells, [1])?.places.map(({ place }) => Math.floor((place.at[0] + 50) / 100));
  expect(used(2)).toEqual([0, 0]);
  expect(used(3)).toEqual([0, 0, 1]);
  expect(used(6)).toEqual([0, 0, 1, 1, 2, 2]);
  expect(used(7)).toBeUndefined();
});

test("things are as large as there is room for", () => {
  const sizeIn = (width: number) => placeInCells(many(2), [cell(0, width, 30 * 3)], [3, 2, 1])?.size;
  expect([300, 200, 100, 30].map(sizeIn)).toEqual([3, 2, 1, undefined]);
});

test("whatever is placed is all there once, within its cells, and nothing lies over anything else", () => {
  const items = fc.array(
    fc.record({
      side: fc.constantFrom("left", "between", "right"),
      width: fc.integer({ min: 10, max: 60 }),
      height: fc.integer({ min: 10, max: 40 }),
    }),
    { minLength: 1, maxLength: 9 },
  );
  fc.assert(
    fc.property(items, fc.integer({ min: 60, max: 200 }), fc.integer({ min: 40, max: 120 }), (some, width, height) => {
      const wanting = some.map(({ side, ...extent }) => ({ side, extent: () => extent }));
      const cells = [0, 300].map((x) => cell(x, width, height));
      const { places = [] } = placeInCells(wanting, cells, [1]) ?? {};
      if (places.length > 0) expect(new Set(places.map(({ item }) => item)).size).toBe(some.length);
      for (const [i, { place }] of places.entries()) {
        const x = place.at[0] < 150 ? 0 : 300;
        expect(Math.abs(place.at[0] - x) + place.width / 2).toBeLessThanOrEqual(width / 2 + 1e-6);
        expect(place.at[1] - place.height / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(place.at[1] + place.height / 2).toBeLessThanOrEqual(height + 1e-6);
        expect(places.slice(i + 1).some((other) => overlap(place, other.place, -1e-6))).toBe(false);
      }
    }),
  );
});
