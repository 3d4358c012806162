import type { SpaceId } from "../../content/map-types.ts";

/**
 * The best of each list, then the second of each, until there are as many as fit; each with another aim, where there is
 * one.
 */
export function inTurn<T extends { readonly gain: number }>(
  lists: readonly (readonly T[])[],
  aimOf: (one: T) => SpaceId,
  most: number,
): readonly T[] {
  const left = lists.map((list) => list.toSorted((a, b) => b.gain - a.gain));
  const taken: T[] = [];
  while (taken.length < most && left.some(({ length }) => length > 0)) {
    left.sort((a, b) => (b[0]?.gain ?? 0) - (a[0]?.gain ?? 0));
    const aims = new Set<SpaceId>();
    for (const list of left) {
      const other = list.findIndex((one) => !aims.has(aimOf(one)));
      const [next] = list.splice(Math.max(0, other), 1);
      if (!next) continue;
      taken.push(next);
      aims.add(aimOf(next));
    }
  }
  return taken.slice(0, most);
}
