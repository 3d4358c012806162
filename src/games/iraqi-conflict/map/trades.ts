import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import type { Arrow, Point } from "../../../scene/index.ts";
import type { Table } from "../state.ts";
import type { Geography } from "./geography.ts";

/** How far an arrow is bent aside, as a share of its length: two that run against each other part. */
const BEND = 0.22;

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
  const middles = Object.fromEntries(areas.map(({ id, middle }) => [id, middle]));
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
  const at = (share: number, aside: number): Point => [
    ax + (bx - ax) * share - (by - ay) * aside,
    ay + (by - ay) * share + (bx - ax) * aside,
  ];
  return [at(0.12, BEND * 0.35), at(0.5, BEND), at(0.88, BEND * 0.35)];
}
