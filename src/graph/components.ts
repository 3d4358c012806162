/** Finds the parts of a map between which no way leads. */
import { type Graph, neighbours, type Place, placesOf } from "./graph.ts";

/**
 * Each part has its places in the map's order. `joins`: only ways that it lets through. For maps whose ways lead both
 * ways.
 */
export function components(
  graph: Graph,
  joins: (a: Place, b: Place) => boolean = () => true,
): readonly (readonly Place[])[] {
  const part = new Map<Place, number>();
  let count = 0;
  for (const place of placesOf(graph)) {
    if (part.has(place)) continue;
    const open = [place];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      part.set(at, count);
      const here = at;
      open.push(...neighbours(graph, here).filter((next) => !part.has(next) && joins(here, next)));
    }
    count++;
  }
  return Array.from({ length: count }, (_, i) => placesOf(graph).filter((place) => part.get(place) === i));
}
