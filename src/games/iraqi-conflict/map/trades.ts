import { type Frozen, mustGet, type Seat } from "../../../engine/index.ts";
import type { Arrow, Point } from "../../../scene/index.ts";
import type { Table } from "../state.ts";
import type { Area, Geography } from "./geography.ts";

/** How far the way between two areas may be bent aside, in map units: the first of these that leaves names and other numbers alone. */
const BENDS = [34, -34, 85, -85, 135, -135, 190, -190];
/** What numbers keep from each other, and from the line of a name. */
const APART = 62;

/**
 * Cards that changed hands this turn, as everyone saw it: for each two factions one way, with an arrow from its middle to whoever got cards, in the giver's
 * colour and with their number. When a turn is scored they are old news.
 */
export function trades({ areas }: Frozen<Geography>, table: Frozen<Table>): Arrow[] {
  if (table.phase === "score") return [];
  const given = new Map<string, number>();
  const give = (from: Seat, to: Seat, cards: number): void => {
    given.set(`${from} ${to}`, (given.get(`${from} ${to}`) ?? 0) + cards);
  };
  for (const { from, to, gave, got } of table.trades) {
    give(from, to, gave);
    give(to, from, got);
  }
  const centres = Object.fromEntries(areas.map((area) => [area.id, place(area)]));
  const taken: (readonly Point[])[] = areas.map(({ label }) => label);
  const pairs = table.seats.flatMap((one, i) => table.seats.slice(i + 1).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]) => {
    const [there, back] = [given.get(`${one} ${other}`) ?? 0, given.get(`${other} ${one}`) ?? 0];
    if (there + back === 0) return [];
    const shares = there > 0 && back > 0 ? BOTH : ALONE;
    const tails = [...(there > 0 ? [shares.there[0]] : []), ...(back > 0 ? [shares.back[0]] : [])];
    const way = freeWay(mustGet(centres, one), mustGet(centres, other), tails, taken);
    taken.push(...tails.map((tail) => [way(tail)]));
    return [
      ...(there > 0 ? [arrow(one, there, shares.there, way)] : []),
      ...(back > 0 ? [arrow(other, back, shares.back, way)] : []),
    ];
  });
}

/** Where arrows run on the way between two areas: tail, middle and tip. */
const BOTH = { there: [0.58, 0.74, 0.9], back: [0.42, 0.26, 0.1] } as const;
const ALONE = { there: [0.3, 0.6, 0.9], back: [0.7, 0.4, 0.1] } as const;

type Way = (share: number) => Point;

function freeWay(from: Point, to: Point, tails: readonly number[], taken: readonly (readonly Point[])[]): Way {
  const ways = BENDS.map((bend) => bent(from, to, bend));
  const free = ways.find((way) => tails.every((tail) => taken.every((line) => far(line, way(tail)) >= APART)));
  return free ?? bent(from, to, 0);
}

const arrow = (from: Seat, cards: number, shares: readonly number[], way: Way): Arrow => ({
  kind: "arrow",
  style: "move",
  colour: `@${from}`,
  points: shares.map(way),
  count: String(cards),
});

/** The way between two places, bent to its right: where it is after a share of it. */
function bent([ax, ay]: Point, [bx, by]: Point, bend: number): Way {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  return (share) => {
    const aside = bend * 4 * share * (1 - share);
    return [ax + dx * share - (dy / length) * aside, ay + dy * share + (dx / length) * aside];
  };
}

/** How far a place is from a line. */
const far = (line: readonly Point[], [x, y]: Point): number =>
  Math.min(
    ...line.map(([ax, ay], i) => {
      const [bx, by] = line[i + 1] ?? [ax, ay];
      const [dx, dy] = [bx - ax, by - ay];
      const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - ax - share * dx, y - ay - share * dy);
    }),
  );

/** Where cards of an area go out and come in: between its middle and the place that its plate points to, as middles lie close together. */
function place({ polygon, middle }: Frozen<Area>): Point {
  const [x, y] = centre(polygon[0] ?? []);
  return [(x + middle[0]) / 2, (y + middle[1]) / 2];
}

/** Of the area within a ring. */
function centre(ring: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    area += cross / 2;
    x += ((ax + bx) * cross) / 6;
    y += ((ay + by) * cross) / 6;
  });
  return [x / area, y / area];
}
