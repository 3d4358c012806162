/** How far every place of a map is from every other. */
import { type Graph, neighbours, type Place, placesOf } from "./graph.ts";
import { reach, type Stepping } from "./reach.ts";

/** Computed once for a map. Plain data; where no way leads there is no entry. */
export type Distances = { readonly [from: Place]: { readonly [to: Place]: number } };

export function distancesOf(graph: Graph, step?: Stepping): Distances {
  const from = step ? costs(graph, step) : steps(graph);
  return Object.fromEntries(placesOf(graph).map((place) => [place, Object.fromEntries(from(place))]));
}

type From = (place: Place) => Iterable<readonly [to: Place, distance: number]>;

const costs =
  (graph: Graph, step: Stepping): From =>
  (from) => [[from, 0], ...[...reach(graph, from, step)].map(([to, { cost }]) => [to, cost] as const)];

/** Where each step counts one, no ways are compared: a place is nearest where it is found first. */
const steps =
  (graph: Graph): From =>
  (from) => {
    const found = new Map([[from, 0]]);
    for (const [at, count] of found) // goes on through what is added
      for (const to of neighbours(graph, at)) if (!found.has(to)) found.set(to, count + 1);
    return found;
  };

/** In steps, or in what the steps cost that the distances were made with; infinite where no way leads. */
export const distance = (distances: Distances, from: Place, to: Place): number => distancesFrom(distances, from)(to);

/** The same from one place to many. */
export function distancesFrom(distances: Distances, from: Place): (to: Place) => number {
  const row = Object.hasOwn(distances, from) ? distances[from] : undefined;
  if (!row) throw new Error(`there is no place ${from} on the map`);
  return (to) => (Object.hasOwn(row, to) ? row[to] : undefined) ?? Number.POSITIVE_INFINITY;
}
