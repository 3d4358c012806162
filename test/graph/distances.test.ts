import fc from "fast-check";
import { expect, test } from "vitest";
import { distance, distancesOf, placesOf, shortestWay } from "#graph";
import { steppings, withPlaces } from "./maps.ts";

test("the table holds what the shortest ways cost", () => {
  fc.assert(
    fc.property(withPlaces, steppings, ({ graph, from, to }, step) => {
      const far = shortestWay(graph, from, to, step)?.cost ?? Number.POSITIVE_INFINITY;
      expect(distance(distancesOf(graph, step), from, to)).toBe(far);
    }),
  );
});

test("neighbours are one step apart, a place none from itself", () => {
  fc.assert(
    fc.property(withPlaces, ({ graph, from }) => {
      const distances = distancesOf(graph);
      expect(distance(distances, from, from)).toBe(0);
      for (const to of placesOf(graph))
        expect(distance(distances, from, to) === 1).toBe((graph[from] ?? []).includes(to));
    }),
  );
});

test("it is plain data, without entries where no way leads", () => {
  const distances = distancesOf({ a: ["b"], b: ["a"], island: [] });
  expect(JSON.parse(JSON.stringify(distances))).toEqual({
    a: { a: 0, b: 1 },
    b: { b: 0, a: 1 },
    island: { island: 0 },
  });
  expect(distance(distances, "a", "island")).toBe(Number.POSITIVE_INFINITY);
});

test("it is asked only of places on the map", () => {
  expect(() => distance(distancesOf({ a: [] }), "e", "a")).toThrow("there is no place e on the map");
});
