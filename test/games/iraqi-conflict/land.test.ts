import { expect, test } from "vitest";
import { inside, type Point } from "#scene";
import { book } from "./builder.ts";

const { map } = book.content;

const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

const ringOf = (id: string): readonly Point[] => map.areas.find((one) => one.id === id)?.polygon[0] ?? [];

test("the areas of the factions fill Iraq, without gaps and without lying on each other", () => {
  const iraq = map.countries[0]?.polygons[0]?.[0] ?? [];
  const all = map.areas.reduce((sum, { polygon }) => sum + area(polygon[0] ?? []), 0);
  expect(all / area(iraq)).toBeCloseTo(1, 3);
});

test("every area holds its own middle, and no other's", () => {
  for (const { id, middle } of map.areas)
    expect(map.areas.filter((one) => inside(ringOf(one.id), middle)).map((one) => one.id)).toEqual([id]);
});

test("all of Iraq lies within the frame", () => {
  for (const [x, y] of map.countries[0]?.polygons.flat(2) ?? []) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(map.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(map.height);
  }
});
