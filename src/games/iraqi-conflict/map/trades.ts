import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import type { Arrow, Point } from "../../../scene/index.ts";
import type { Table } from "../state.ts";
import type { Geography } from "./geography.ts";

/** How far an arrow is bent aside, in map units: two that run against each other part. */
const BEND = 46;

/** Cards that changed hands this turn, as everyone saw it: an arrow from area to area for each giver and taker, with their number. */
export function trades({ areas }: Frozen<Geography>, table: Frozen<Table>): Arrow[] {
  const given = new Map<string, { from: Seat; to: Seat; cards: number }>();
  const give = (from: Seat, to: Seat, cards: number): void => {
    const key = `${from} ${to}`;
    given.set(key, { from, to, cards: (given.get(key)?.cards ?? 0) + cards });
  };
  for (const { from, to, gave, got } of table.trades) {
    give(from, to, gave);
    give(to, from, got);
  }
  const middles = Object.fromEntries(areas.map(({ id, polygon }) => [id, centre(polygon[0] ?? [])]));
  return [...given.values()]
    .filter(({ cards }) => cards > 0)
    .map(({ from, to, cards }) => ({
      kind: "arrow",
      style: "move",
      colour: `@${from}`,
      points: bent(of(middles, from), of(middles, to)),
      count: String(cards),
    }));
}

/** From a place near the one to a place near the other, to the right of the straight way. */
function bent([ax, ay]: Point, [bx, by]: Point): Point[] {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const at = (share: number, aside: number): Point => [
    ax + dx * share - (dy / length) * aside,
    ay + dy * share + (dx / length) * aside,
  ];
  return [at(0.18, BEND * 0.5), at(0.5, BEND), at(0.82, BEND * 0.5)];
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
