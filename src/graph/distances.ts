import { type Graph, type Place, placesOf } from "./graph.ts";
import { reach, type Stepping } from "./reach.ts";

/** How far every place is from every other: computed once for a map. Plain data; where no way leads there is no entry. */
export type Distances = { readonly [from: Place]: { readonly [to: Place]: number } };

export function distancesOf(graph: Graph, step?: Stepping): Distances {
  return Object.fromEntries(
    placesOf(graph).map((from) => [
      from,
      Object.fromEntries([[from, 0], ...[...reach(graph, from, step)].map(([to, { cost }]) => [to, cost])]),
    ]),
  );
}

/** In steps, or in what the steps cost that the distances were made with; infinite where no way leads. */
export const distance = (distances: Distances, from: Place, to: Place): number => distancesFrom(distances, from)(to);

/** The same from one place to many. */
export function distancesFrom(distances: Distances, from: Place): (to: Place) => number {
  const row = Object.hasOwn(distances, from) ? distances[from] : undefined;
  if (!row) throw new Error(`there is no place ${from} on the map`);
  return (to) => (Object.hasOwn(row, to) ? row[to] : undefined) ?? Number.POSITIVE_INFINITY;
}
