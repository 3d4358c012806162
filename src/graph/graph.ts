/** The id of a zone, a space, a box: whatever pieces can be in. */
export type Place = string;

/**
 * A map as the rules see it: every place with those next to it, in the order in which ties between equal ways are broken.
 * Plain data, so that a game's content can hold it.
 */
export type Graph = { readonly [place: Place]: readonly Place[] };

export const placesOf = (graph: Graph): readonly Place[] => Object.keys(graph);

/** The places next to one. */
export function neighbours(graph: Graph, place: Place): readonly Place[] {
  const next = Object.hasOwn(graph, place) ? graph[place] : undefined;
  if (!next) throw new Error(`there is no place ${place} on the map`);
  return next;
}

export const areAdjacent = (graph: Graph, a: Place, b: Place): boolean => neighbours(graph, a).includes(b);

/** The first way that leads there but not back, or to no place at all; null: every one leads both ways. */
export function oneWay(graph: Graph): readonly [from: Place, to: Place] | null {
  for (const from of placesOf(graph))
    for (const to of neighbours(graph, from))
      if (!Object.hasOwn(graph, to) || !areAdjacent(graph, to, from)) return [from, to];
  return null;
}
