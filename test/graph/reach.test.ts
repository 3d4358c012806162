import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Graph, nearest, placesOf, reach, type Stepping, shortestWay } from "#graph";
import { everyWay, steppings, withPlaces } from "./maps.ts";

/**
 *   a - b - c
 *   |       |
 *   d - - - e - f
 */
const land: Graph = { a: ["b", "d"], b: ["a", "c"], c: ["b", "e"], d: ["a", "e"], e: ["c", "d", "f"], f: ["e"] };
const ends = (graph: Graph, from: string, step?: Stepping, budget?: number): readonly string[] =>
  [...reach(graph, from, step, budget).keys()].toSorted();

describe("what can be reached", () => {
  it("is everything within the budget, but not the place itself", () => {
    expect(ends(land, "a", undefined, 1)).toEqual(["b", "d"]);
    expect(ends(land, "a", undefined, 2)).toEqual(["b", "c", "d", "e"]);
    expect(ends(land, "a")).toEqual(["b", "c", "d", "e", "f"]);
  });

  it("goes around what costs more", () => {
    const swamp: Stepping = (_, to) => ({ cost: to === "d" ? 3 : 1 });
    expect(reach(land, "a", swamp).get("e")).toEqual({ places: ["b", "c", "e"], cost: 3, ends: false });
    expect(reach(land, "a", swamp).get("d")).toEqual({ places: ["d"], cost: 3, ends: false });
  });

  it("goes on from a costly place, too, though a cheaper one was found after it", () => {
    const fork: Graph = { a: ["b", "c"], b: ["a", "d"], c: ["a"], d: ["b"] };
    const hill: Stepping = (_, to) => ({ cost: to === "b" ? 3 : 1 });
    expect(ends(fork, "a", hill)).toEqual(["b", "c", "d"]);
  });

  it("leads by the cheaper way, though it was found after one that costs more", () => {
    const detour: Graph = { a: ["d", "b"], b: ["a", "d"], d: ["a", "b"] };
    const hill: Stepping = (from, to) => ({ cost: from === "a" && to === "d" ? 5 : 1 });
    expect(shortestWay(detour, "a", "d", hill)).toMatchObject({ places: ["b", "d"], cost: 2 });
  });

  it("does not enter what is blocked", () => {
    expect(ends(land, "a", (_, to) => (to === "e" ? null : { cost: 1 }))).toEqual(["b", "c", "d"]);
  });

  it("enters where movement ends, and goes no further from there", () => {
    const guarded: Stepping = (_, to) => ({ cost: 1, ends: to === "e" });
    expect(ends(land, "a", guarded)).toEqual(["b", "c", "d", "e"]);
  });

  it("goes on over a longer way where the shorter one ends", () => {
    const river: Stepping = (from, to) => ({ cost: 1, ends: from === "d" && to === "e" });
    const ways = reach(land, "a", river);
    expect(ways.get("e")).toEqual({ places: ["d", "e"], cost: 2, ends: true });
    expect(ways.get("f")).toEqual({ places: ["b", "c", "e", "f"], cost: 4, ends: false });
  });

  it("takes of equal ways that on which movement can go on, then the first on the map", () => {
    const square: Graph = { a: ["b", "c"], b: ["a", "d"], c: ["a", "d"], d: ["b", "c"] };
    expect(reach(square, "a").get("d")?.places).toEqual(["b", "d"]);
    const river: Stepping = (from) => ({ cost: 1, ends: from === "b" });
    expect(reach(square, "a", river).get("d")?.places).toEqual(["c", "d"]);
  });

  it("is what trying all ways finds, at the same cost", () => {
    fc.assert(
      fc.property(withPlaces, steppings, fc.integer({ min: 0, max: 8 }), ({ graph, from }, step, budget) => {
        const ways = everyWay(graph, from, step).filter(({ cost }) => cost <= budget);
        const found = reach(graph, from, step, budget);
        expect(new Set(found.keys())).toEqual(new Set(ways.map(({ places }) => places.at(-1))));
        for (const [place, way] of found) {
          const there = ways.filter(({ places }) => places.at(-1) === place);
          const cheapest = there.filter(({ cost }) => cost === Math.min(...there.map((one) => one.cost)));
          expect(cheapest).toContainEqual(way);
          expect(way.ends).toBe(cheapest.every((one) => one.ends));
        }
      }),
    );
  });
});

describe("the shortest way", () => {
  it("leads from a place to itself without a step", () => {
    expect(shortestWay(land, "a", "a")).toEqual({ places: [], cost: 0, ends: false });
  });

  it("is null where none leads", () => {
    expect(shortestWay(land, "a", "f", (_, to) => (to === "e" ? null : { cost: 1 }))).toBeNull();
  });

  it("is as long there as back, where steps cost the same both ways", () => {
    fc.assert(
      fc.property(withPlaces, ({ graph, from, to }) => {
        expect(shortestWay(graph, from, to)?.cost).toBe(shortestWay(graph, to, from)?.cost);
      }),
    );
  });

  it("is never longer than one over a third place", () => {
    fc.assert(
      fc.property(withPlaces, ({ graph, from, to }) => {
        const far = (a: string, b: string): number => shortestWay(graph, a, b)?.cost ?? Number.POSITIVE_INFINITY;
        for (const over of placesOf(graph)) expect(far(from, to)).toBeLessThanOrEqual(far(from, over) + far(over, to));
      }),
    );
  });
});

describe("a line to a source", () => {
  const sources =
    (...places: readonly string[]) =>
    (place: string) =>
      places.includes(place);

  it("goes to the nearest", () => {
    expect(nearest(land, "a", sources("c", "f"))?.places).toEqual(["b", "c"]);
  });

  it("has no length at a source", () => {
    expect(nearest(land, "f", sources("f"))?.cost).toBe(0);
  });

  it("is cut by what blocks it, and too short with too small a budget", () => {
    const blocked: Stepping = (_, to) => (to === "e" ? null : { cost: 1 });
    expect(nearest(land, "a", sources("f"), blocked)).toBeNull();
    expect(nearest(land, "a", sources("f"), undefined, 2)).toBeNull();
    expect(nearest(land, "a", sources("f"), undefined, 3)?.places).toEqual(["d", "e", "f"]);
  });

  it("is the shortest of the ways to every source", () => {
    fc.assert(
      fc.property(withPlaces, steppings, ({ graph, from, to }, step) => {
        const far = (place: string): number => shortestWay(graph, from, place, step)?.cost ?? Number.POSITIVE_INFINITY;
        const isSource = sources(to, "c");
        const best = Math.min(...placesOf(graph).filter(isSource).map(far));
        expect(nearest(graph, from, isSource, step)?.cost ?? Number.POSITIVE_INFINITY).toBe(best);
      }),
    );
  });
});
