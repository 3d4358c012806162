import fc from "fast-check";
import { type Graph, neighbours, type Place, placesOf, type Step, type Stepping, type Way } from "#graph";

/** A map with up to seven places, some of them apart from the others; every way leads both ways. */
export const maps: fc.Arbitrary<Graph> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 12 }))
  .map(([count, pairs]) => {
    const places = Array.from({ length: count }, (_, i) => "abcdefg"[i] ?? "");
    const next = new Map(places.map((place): [Place, Set<Place>] => [place, new Set()]));
    for (const [i, j] of pairs) {
      const [a, b] = [places[i % count] ?? "", places[j % count] ?? ""];
      if (a === b) continue;
      next.get(a)?.add(b);
      next.get(b)?.add(a);
    }
    return Object.fromEntries([...next].map(([place, others]) => [place, [...others]]));
  });

/** For each ordered pair of places what a step between them is: 0 to 3, blocked, or ending. */
export const steppings: fc.Arbitrary<Stepping> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom("open", "open", "ends", "blocked")), {
    minLength: 49,
    maxLength: 49,
  })
  .map((steps) => (from, to) => {
    const [cost = 0, kind] = steps["abcdefg".indexOf(from) * 7 + "abcdefg".indexOf(to)] ?? [];
    if (kind === "blocked") return null;
    return kind === "ends" ? { cost, ends: true } : { cost };
  });

/** Every way without a place twice, found by trying them all. */
export function everyWay(graph: Graph, from: Place, step: Stepping): readonly Way[] {
  const ways: Way[] = [];
  const follow = (at: Place, been: readonly Place[], cost: number): void => {
    for (const to of neighbours(graph, at)) {
      const taken: Step | null = to === from || been.includes(to) ? null : step(at, to);
      if (!taken) continue;
      const way = { places: [...been, to], cost: cost + taken.cost, ends: taken.ends ?? false };
      ways.push(way);
      if (!way.ends) follow(to, way.places, way.cost);
    }
  };
  follow(from, [], 0);
  return ways;
}

/** A map and two of its places. */
export const withPlaces = maps.chain((graph) =>
  fc.record({
    graph: fc.constant(graph),
    from: fc.constantFrom(...placesOf(graph)),
    to: fc.constantFrom(...placesOf(graph)),
  }),
);
