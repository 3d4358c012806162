import { type Frozen, mustGet, type Seat } from "../../../engine/index.ts";
import type { Arrow, Point } from "../../../scene/index.ts";
import type { Table } from "../state.ts";
import type { Area, Geography } from "./geography.ts";

/** How far the way between two areas may be bent aside, in map units: the first of these that leaves names and other arrows alone. */
const BENDS = [34, -34, 85, -85, 135, -135, 190, -190];
/** What numbers keep from each other and from the line of a name, and from other arrows. */
const APART = 62;
const BESIDE = 46;
/** Half the width of a country's name: arrows do not lie on these. */
const NAME = 50;
/** Arrows stay between the hands, and on the map. */
const FREE = { left: 430, right: 1120, top: 44, bottom: 800 } as const;

/** Cards that changed hands between two factions this turn, both ways added up. */
interface Exchange {
  readonly one: Seat;
  readonly other: Seat;
  readonly there: number;
  readonly back: number;
}

/** The newest first. When a turn is scored they are old news. */
function exchanges(table: Frozen<Table>): Exchange[] {
  if (table.phase === "score") return [];
  const between = new Map<string, Exchange>();
  for (const { from, to, gave, got } of table.trades) {
    const [one = "", other = ""] = table.seats.filter((seat) => seat === from || seat === to);
    const key = `${one} ${other}`;
    const { there, back } = between.get(key) ?? { there: 0, back: 0 };
    const [more, less] = from === one ? [gave, got] : [got, gave];
    between.delete(key); // put last again
    between.set(key, { one, other, there: there + more, back: back + less });
  }
  return [...between.values()].filter(({ there, back }) => there + back > 0).reverse();
}

/** Arrows for the exchanges that have room for them; the others are in the table of all. */
export interface DrawnTrades {
  readonly arrows: readonly Arrow[];
  readonly undrawn: number;
}

/**
 * Cards that changed hands this turn, as everyone saw it: for each two factions one way, with an arrow from its middle to whoever got cards, in the giver's
 * colour and with their number.
 */
export function trades({ areas, names: countries }: Frozen<Geography>, table: Frozen<Table>): DrawnTrades {
  const centres = Object.fromEntries(areas.map((area) => [area.id, place(area)]));
  const names = areas.map(({ label }) => label);
  const abroad = countries.flatMap(({ at: [x, y] }) => [-NAME, 0, NAME].map((aside): Point => [x + aside, y]));
  const drawn: Arrow[] = [];
  let undrawn = 0;
  for (const exchange of exchanges(table)) {
    const ways = waysOf(exchange, mustGet(centres, exchange.one), mustGet(centres, exchange.other));
    const free = ways.find((arrows) =>
      arrows.every(
        (arrow, i) =>
          isFree(arrow, [...drawn, ...arrows.slice(0, i)], names) &&
          abroad.every((name) => far(arrow.points, name) >= BESIDE),
      ),
    );
    if (free) drawn.push(...free);
    else undrawn += 1;
  }
  return { arrows: drawn, undrawn };
}

/** Arrows one behind the other on a bent way; where that is too short for two, side by side on two. */
function waysOf({ one, other, there, back }: Exchange, from: Point, to: Point): Arrow[][] {
  const [forth, home] = there > 0 && back > 0 ? [BOTH.there, BOTH.back] : [ALONE.there, ALONE.back];
  const arrows = (on: number, off: number, out: readonly number[], backwards: readonly number[]): Arrow[] => [
    ...(there > 0 ? [arrow(one, there, out, bent(from, to, on))] : []),
    ...(back > 0 ? [arrow(other, back, backwards, bent(from, to, off))] : []),
  ];
  return [
    ...BENDS.map((bend) => arrows(bend, bend, forth, home)),
    ...BENDS.map((bend) => arrows(bend, -bend, ALONE.there, ALONE.back)),
  ];
}

/** Whether an arrow's number can be read, it hides no other, and it ends apart from others. */
function isFree({ points }: Arrow, others: readonly Arrow[], names: readonly (readonly Point[])[]): boolean {
  const [tail = [0, 0], tip = [0, 0]] = [points[0], points.at(-1)];
  const within = ([x, y]: Point): boolean => x > FREE.left && x < FREE.right && y > FREE.top && y < FREE.bottom;
  return (
    points.every(within) &&
    names.every((line) => far(line, tail) >= APART) &&
    others.every((other) => {
      const [itsTail = [0, 0], itsTip = [0, 0]] = [other.points[0], other.points.at(-1)];
      return (
        far([itsTail], tail) >= APART &&
        far(other.points, tail) >= BESIDE &&
        far(points, itsTail) >= BESIDE &&
        far([itsTip], tip) >= BESIDE / 2
      );
    })
  );
}

/** Where arrows run on the way between two areas: tail, middle and tip. */
const BOTH = { there: [0.58, 0.74, 0.9], back: [0.42, 0.26, 0.1] } as const;
const ALONE = { there: [0.3, 0.6, 0.9], back: [0.7, 0.4, 0.1] } as const;

type Way = (share: number) => Point;

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
