import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areAdjacent, components, type Graph, neighbours, oneWay, placesOf, reach } from "#graph";
import { maps } from "./maps.ts";

/** A road of four places, and an island. */
const road: Graph = { a: ["b"], b: ["a", "c"], c: ["b", "d"], d: ["c"], island: [] };

describe("neighbours", () => {
  it("are those of the map, in its order", () => {
    expect(neighbours(road, "b")).toEqual(["a", "c"]);
    expect([areAdjacent(road, "b", "c"), areAdjacent(road, "a", "c")]).toEqual([true, false]);
  });

  it("are asked only of places on the map, whatever every object has", () => {
    expect(() => neighbours(road, "e")).toThrow("there is no place e on the map");
    expect(() => neighbours(road, "toString")).toThrow("there is no place toString on the map");
  });
});

describe("a way that leads there but not back", () => {
  it("is named", () => {
    expect(oneWay({ a: ["b"], b: [] })).toEqual(["a", "b"]);
  });

  it("may lead to no place at all", () => {
    expect(oneWay({ a: ["b"], b: ["a", "e"] })).toEqual(["b", "e"]);
  });

  it("is on no map whose ways lead both ways", () => {
    fc.assert(fc.property(maps, (graph) => oneWay(graph) === null));
  });
});

describe("the parts of a map", () => {
  it("are those between which no way leads", () => {
    expect(components(road)).toEqual([["a", "b", "c", "d"], ["island"]]);
  });

  it("can be parted by closing ways", () => {
    expect(components(road, (a, b) => ![a, b].includes("c"))).toEqual([["a", "b"], ["c"], ["d"], ["island"]]);
  });

  it("hold every place once, and two places together exactly if one reaches the other", () => {
    fc.assert(
      fc.property(maps, (graph) => {
        const parts = components(graph);
        expect(parts.flat().toSorted()).toEqual(placesOf(graph).toSorted());
        for (const part of parts)
          for (const place of part) expect([place, ...reach(graph, place).keys()].toSorted()).toEqual(part.toSorted());
      }),
    );
  });
});
