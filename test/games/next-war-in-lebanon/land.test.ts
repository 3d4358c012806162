import { describe, expect, it, test } from "vitest";
import { mustGet } from "#engine";
import { hexCentre, inside, type Point, turnHex } from "#scene";
import { lebanon } from "../../../scripts/land/lebanon.ts";
import { TOWNS } from "../../../scripts/land/lebanon-pins.ts";
import { called, content } from "./packs.ts";

const { map } = content;
const ringOf = (id: string): readonly Point[] => called(map.areas, id).polygon[0] ?? [];
const holding = (at: Point): readonly string[] =>
  map.areas.filter(({ id }) => inside(ringOf(id), at)).map(({ id }) => id);
const grid = lebanon.hexes ?? { origin: [0, 0] as const, size: 0 };

test("every zone has an area, in the order of the map", () => {
  expect(map.areas.map(({ id }) => id)).toEqual(content.zoneIds);
  expect(map.areas.map(({ name }) => name)).toEqual(content.zoneIds.map((id) => mustGet(content.zones, id).name));
});

test("every area holds its own middle and the centres of its hexes, and no other's", () => {
  for (const id of content.zoneIds) {
    expect(holding(called(map.areas, id).middle)).toEqual([id]);
    for (const cell of mustGet(content.zones, id).cells)
      if (hexCentre(grid, turnHex(cell))[1] < map.height) expect(holding(hexCentre(grid, turnHex(cell)))).toEqual([id]);
  }
});

test("areas of adjacent zones share a side to the point, others none", () => {
  const isOn = (at: Point, line: readonly Point[]): boolean => line.some(([x, y]) => x === at[0] && y === at[1]);
  for (const a of content.zoneIds)
    for (const b of content.zoneIds.filter((id) => id !== a)) {
      const shared = ringOf(a).filter((corner) => isOn(corner, ringOf(b)));
      expect([a, b, shared.length > 1]).toEqual([a, b, mustGet(content.ways, a).includes(b)]);
    }
});

describe("real places", () => {
  const town = (at: readonly [number, number]): Point => {
    const [, , x, y] = TOWNS.find(([longitude, latitude]) => longitude === at[0] && latitude === at[1]) ?? [];
    if (x === undefined || y === undefined) throw new Error(`no pin holds ${at}`);
    return [x, y];
  };
  /** A town on the shore may stand a step out to sea, as Tyre does on its peninsula. */
  const landward = ([x, y]: Point): Point => [x, y + 5];

  const single = content.zoneIds.filter((id) => mustGet(content.zones, id).cells.length === 1);
  it.each(single)("%s: its town lies in its own zone", (id) => {
    expect(holding(landward(town(mustGet(content.zones, id).at)))).toEqual([id]);
  });

  it("towns of Lebanon lie in Lebanon as it is drawn, those of Israel in Israel", () => {
    const drawn = (name: string): readonly Point[] =>
      map.countries.find((country) => country.name === name)?.polygons.toSorted((a, b) => size(b) - size(a))[0]?.[0] ??
      [];
    const size = (polygon: readonly (readonly Point[])[]): number => polygon[0]?.length ?? 0;
    for (const id of single) {
      const { country, at } = mustGet(content.zones, id);
      const where = ["Israel", "Lebanon"].filter((name) => inside(drawn(name), landward(town(at))));
      expect([id, where]).toEqual([id, [country === "israel" ? "Israel" : "Lebanon"]]);
    }
  });

  it("the Litani begins at the coast and runs between the zones that it parts", () => {
    const near = ([x, y]: Point, id: string): boolean => ringOf(id).some(([u, v]) => Math.hypot(u - x, v - y) < 40);
    expect(map.litani[0]?.[1]).toBeLessThan(135);
    for (const [south, north] of content.crossings)
      expect(map.litani.some((at) => near(at, south) && near(at, north))).toBe(true);
  });
});

test("the coast lies above all middles, and the land fills the frame", () => {
  expect([map.width, map.height]).toEqual([1650, 985]);
  for (const { middle } of map.areas) {
    expect(middle[0]).toBeGreaterThan(0);
    expect(middle[0]).toBeLessThan(map.width);
    expect(middle[1]).toBeGreaterThan(135);
    expect(middle[1]).toBeLessThan(map.height);
  }
});
