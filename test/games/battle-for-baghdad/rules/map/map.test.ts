import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { inside, type Point } from "#scene";
import { rules } from "../../../../../src/games/battle-for-baghdad/definition.ts";
import { readPackFiles } from "../../../../../src/packs/packs.ts";

const files = readPackFiles(new URL("../../../../../data/battle-for-baghdad", import.meta.url).pathname);
const { map, zones, zoneIds } = rules.readPack(files);

const edgesOf = (ring: readonly Point[]): string[] =>
  ring.map((point, i) => [String(point), String(ring[(i + 1) % ring.length])].sort().join(" "));

describe("the map", () => {
  it("is marked as a reconstruction", () => {
    expect(files.map).toMatchObject({ source: "reconstruction" });
  });

  it("gives every Zone an area, with its name and pieces on it and on no other", () => {
    for (const id of zoneIds) {
      const { nameAt, middle } = mustGet(map.areas, id);
      for (const at of [nameAt, middle])
        expect(zoneIds.filter((other) => inside(mustGet(map.areas, other).ring, at))).toEqual([id]);
    }
  });

  it("areas touch exactly where the rules have an edge by land", () => {
    const edges = new Map(zoneIds.map((id) => [id, new Set(edgesOf(mustGet(map.areas, id).ring))]));
    for (const id of zoneIds) {
      const touching = zoneIds.filter(
        (other) => other !== id && [...(edges.get(id) ?? [])].some((edge) => edges.get(other)?.has(edge)),
      );
      expect(touching, id).toEqual(zoneIds.filter((other) => mustGet(zones, id).land.includes(other)));
    }
  });

  it("each bridge leads from one of its Zones to the other", () => {
    const { bridges } = files.zones as { bridges: { name: string; between: string[] }[] }; // checked by readPack
    for (const { name, between } of bridges) {
      const bridge = map.bridges.find((one) => one.name === name);
      const ends = [bridge?.from, bridge?.to].map((end) =>
        zoneIds.find((id) => end && inside(mustGet(map.areas, id).ring, end)),
      );
      expect([...ends].sort(), name).toEqual([...between].sort());
    }
  });

  it("the Tigris is land of nobody", () => {
    for (const [x, y] of map.river.filter(([, y]) => y > 0 && y < map.height))
      expect(zoneIds.filter((id) => inside(mustGet(map.areas, id).ring, [x, y]))).toEqual([]);
  });

  it("is the same at every reading", () => {
    expect(JSON.stringify(rules.readPack(files).map)).toBe(JSON.stringify(map));
  });

  it("refuses a Zone or a bridge without a place", () => {
    const { zones: places, bridges, ...rest } = files.map as { zones: object; bridges: object[] }; // checked by readPack
    const { rusafa: _rusafa, ...others } = places as { rusafa: object };
    expect(() => rules.readPack({ ...files, map: { ...rest, bridges, zones: others } })).toThrow(
      "map.json, zones.rusafa: Rusafa has no place on the map",
    );
    expect(() => rules.readPack({ ...files, map: { ...rest, zones: places, bridges: bridges.slice(1) } })).toThrow(
      "map.json, bridges: the bridge Aimma has no place on the map",
    );
  });
});
