import { Delaunay } from "d3-delaunay";
import { inside } from "#scene";
import type { At } from "./frame.ts";
import type { Region } from "./regions.ts";
import type { Spot } from "./spread.ts";

/** Where two spaces of one country meet. */
interface Front {
  readonly between: readonly [string, string];
  readonly line: readonly At[];
}

/** Beyond the frame, so that the strokes along its edge stay out of sight. */
const BEYOND = 30;
const NAME = 30;

/** The land around each space: of its country what is nearer to it than to its country's other spaces. */
export function pointRegions(
  spots: readonly Spot[],
  ringOf: (country: string) => readonly At[],
  { width, height }: { readonly width: number; readonly height: number },
): { readonly regions: readonly Region[]; readonly fronts: readonly Front[] } {
  const countries = [...new Set(spots.map(({ country }) => country))];
  const parts = countries.map((country) => {
    const own = spots.filter((spot) => spot.country === country);
    const ring = ringOf(country);
    const voronoi = Delaunay.from(own.map(({ at }) => [at[0], at[1]])).voronoi([
      -BEYOND,
      -BEYOND,
      width + BEYOND,
      height + BEYOND,
    ]);
    const cells = own.map((_, i) => open(voronoi.cellPolygon(i) as readonly At[] | null));
    const regions = own.map(({ id, name, at: [x, y] }, i): Region => {
      const label: readonly At[] = [
        [x - NAME, y],
        [x + NAME, y],
      ];
      return { id, name, middle: [x, y], label, ring: clipped(ring, cells[i] ?? []).map(rounded) };
    });
    const fronts = own.flatMap(({ id }, i) =>
      own.slice(i + 1).flatMap((other, j): Front[] => {
        const shared = edgeOf(cells[i] ?? [], cells[i + 1 + j] ?? []);
        return shared ? within(shared, ring).map((line) => ({ between: [id, other.id], line: line.map(rounded) })) : [];
      }),
    );
    return { regions, fronts };
  });
  const order = spots.map(({ id }) => id);
  return {
    regions: parts.flatMap(({ regions }) => regions).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    fronts: parts.flatMap(({ fronts }) => fronts),
  };
}

const rounded = ([x, y]: At): At => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** d3 repeats the first corner at the end. */
const open = (ring: readonly At[] | null): readonly At[] => (ring ? ring.slice(0, -1) : []);

/** The part of a ring that lies in a convex cell (Sutherland and Hodgman). */
function clipped(ring: readonly At[], cell: readonly At[]): readonly At[] {
  const middle: At = [mean(cell, 0), mean(cell, 1)];
  return cell.reduce<readonly At[]>((rest, a, i) => {
    const b = cell[(i + 1) % cell.length] ?? a;
    const side = ([x, y]: At): number => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
    const sign = Math.sign(side(middle));
    return rest.flatMap((p, k) => {
      const q = rest[(k + 1) % rest.length] ?? p;
      const [here, there] = [side(p) * sign, side(q) * sign];
      const crossing = here >= 0 === there >= 0 ? [] : [between(p, q, here / (here - there))];
      return [...(here >= 0 ? [p] : []), ...crossing];
    });
  }, ring);
}

const mean = (ring: readonly At[], axis: 0 | 1): number =>
  ring.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, ring.length);

const between = (p: At, q: At, share: number): At => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];

/** The side that two cells have in common. */
function edgeOf(one: readonly At[], other: readonly At[]): readonly [At, At] | null {
  const shared = one.filter(([x, y]) => other.some(([u, v]) => Math.hypot(u - x, v - y) < 1e-6));
  const [a, b] = shared;
  return a && b ? [a, b] : null;
}

/** The parts of a line that lie in a ring. */
function within([a, b]: readonly [At, At], ring: readonly At[]): readonly (readonly At[])[] {
  const crossings = ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length] ?? p;
    const turn = (b[0] - a[0]) * (q[1] - p[1]) - (b[1] - a[1]) * (q[0] - p[0]);
    if (turn === 0) return [];
    const along = ((p[0] - a[0]) * (q[1] - p[1]) - (p[1] - a[1]) * (q[0] - p[0])) / turn;
    const across = ((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) / turn;
    return along > 0 && along < 1 && across >= 0 && across < 1 ? [along] : [];
  });
  const stops = [0, ...crossings.toSorted((s, t) => s - t), 1];
  return stops.slice(1).flatMap((to, i) => {
    const from = stops[i] ?? 0;
    return to - from > 1e-6 && inside(ring, between(a, b, (from + to) / 2))
      ? [[between(a, b, from), between(a, b, to)]]
      : [];
  });
}
