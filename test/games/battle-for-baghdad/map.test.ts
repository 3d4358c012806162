import { describe, expect, it } from "vitest";
import { readPackFiles } from "../../../src/campaign/packs.ts";
import { of } from "../../../src/engine/index.ts";
import { readPack } from "../../../src/games/battle-for-baghdad/content.ts";
import { contains } from "../../../src/games/battle-for-baghdad/map/cells.ts";
import { mapFile } from "../../../src/games/battle-for-baghdad/map/geography.ts";

const files = readPackFiles(new URL("../../../data/battle-for-baghdad", import.meta.url).pathname);
const { map, zoneIds } = readPack(files);

describe("the map", () => {
  it("gives every Zone an area, with its writing on it", () => {
    for (const id of zoneIds) {
      const { polygons, middle } = of(map.areas, id);
      expect(polygons.length).toBeGreaterThan(0);
      expect(
        polygons.some(([outer = []]) => contains(outer, middle)),
        id,
      ).toBe(true);
    }
  });

  it("no two areas overlap: the middle of one lies in no other", () => {
    for (const id of zoneIds) {
      const { middle } = of(map.areas, id);
      const under = zoneIds.filter((other) =>
        of(map.areas, other).polygons.some(([outer = []]) => contains(outer, middle)),
      );
      expect(under).toEqual([id]);
    }
  });

  it("is rounded to tenths, and the same at every reading", () => {
    const numbers = JSON.stringify(map).match(/-?\d+(\.\d+)?/g) ?? [];
    expect(numbers.filter((n) => (n.split(".")[1] ?? "").length > 1)).toEqual([]);
    expect(JSON.stringify(readPack(files).map)).toBe(JSON.stringify(map));
  });

  it("has 8 bridges, and ways by land and over them", () => {
    expect([map.bridges.length, map.roads.length]).toEqual([8, 51]);
  });

  it("refuses a Tigris that flows on the wrong side of a Zone", () => {
    const file = mapFile.parse(files.map);
    const river = file.river.map(([longitude, latitude]) => [longitude + 0.03, latitude]);
    expect(() => readPack({ ...files, map: { ...file, river } })).toThrow(
      "map.json, river: Adhamiyah must lie east of the River, and in the city",
    );
  });
});
