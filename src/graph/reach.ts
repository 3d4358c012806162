/** Finds all places that can be reached from one, each with the cheapest way there. */
import { type Graph, neighbours, type Place } from "./graph.ts";

/** Entering a place from the one before it. */
export interface Step {
  /** Not less than 0. */
  readonly cost: number;
  /** It may be entered, but movement ends there: an enemy's zone of control, a river crossed. */
  readonly ends?: boolean;
}

/** What a step costs; null: it cannot be made. Asked only for places next to each other. */
export type Stepping = (from: Place, to: Place) => Step | null;

/** How one comes from a place to another. */
export interface Way {
  /** The places entered, one after the other; the last is where it leads. */
  readonly places: readonly Place[];
  readonly cost: number;
  /** Whether movement ends there, whatever is left of it. */
  readonly ends: boolean;
}

const ONE_EACH: Stepping = () => ({ cost: 1 });

/**
 * All places that can be entered from one, each with the cheapest way there. Of equally cheap ones that on which movement
 * could go on counts, then the first along the map. The place itself is not included.
 */
export function reach(
  graph: Graph,
  from: Place,
  step: Stepping = ONE_EACH,
  budget = Number.POSITIVE_INFINITY,
): ReadonlyMap<Place, Way> {
  const found = new Map<Place, Way>();
  const passed = new Set<Place>();
  const open: Way[] = [{ places: [], cost: 0, ends: false }];
  for (let way = open.shift(); way; way = open.shift()) {
    const at = way.places.at(-1) ?? from;
    if (passed.has(at)) continue;
    passed.add(at);
    for (const to of neighbours(graph, at)) {
      const longer = passed.has(to) ? null : further(way, to, step(at, to));
      if (!longer || longer.cost > budget) continue;
      if (isBetter(longer, found.get(to))) found.set(to, longer);
      if (!longer.ends) queue(open, longer);
    }
  }
  return found;
}

const further = ({ places, cost }: Way, to: Place, step: Step | null): Way | null =>
  step && { places: [...places, to], cost: cost + step.cost, ends: step.ends ?? false };

const isBetter = (way: Way, known: Way | undefined): boolean =>
  !known || way.cost < known.cost || (way.cost === known.cost && known.ends && !way.ends);

/** Cheapest first, and of equals the one that came first. */
function queue(open: Way[], way: Way): void {
  let at = open.length;
  while (at > 0 && (open[at - 1]?.cost ?? 0) > way.cost) at--;
  open.splice(at, 0, way);
}

/** The cheapest way from a place to another; null: there is no way. A place leads to itself without a step. */
export function shortestWay(graph: Graph, from: Place, to: Place, step: Stepping = ONE_EACH): Way | null {
  return nearest(graph, from, (place) => place === to, step);
}

/**
 * Tracing a line (of supply, of communication): the cheapest way from a place to one that is a source; null: it is cut off.
 * A source traces to itself. Blocked places are those that `step` does not let enter.
 */
export function nearest(
  graph: Graph,
  from: Place,
  isSource: (place: Place) => boolean,
  step: Stepping = ONE_EACH,
  budget = Number.POSITIVE_INFINITY,
): Way | null {
  if (isSource(from)) return { places: [], cost: 0, ends: false };
  let best: Way | null = null;
  for (const [place, way] of reach(graph, from, step, budget))
    if (isSource(place) && (!best || way.cost < best.cost)) best = way;
  return best;
}
