import { type Frozen, mustGet, type Seat } from "#engine";
import { standing } from "../../../src/games/iraqi-conflict/rules/score.ts";
import type { Iraq, Table } from "../../../src/games/iraqi-conflict/state.ts";
import { gave, got } from "../../../src/games/iraqi-conflict/view/trades-table.ts";
import type { Changes } from "../../kit/index.ts";

const CROWDED = "more trades in the table";

/** Of a hand that has given cards in trade nobody else knows whether its new ones are still there. */
const hasOnlyGiven = (table: Frozen<Table>, seat: Seat): boolean => gave(table, seat) > 0 && got(table, seat) === 0;

const hasReplaced = (before: Frozen<Table>, after: Frozen<Table>, seat: Seat): boolean =>
  (after.replaced[seat] ?? 0) > 0 &&
  (before.turn !== after.turn || (before.replaced[seat] ?? 0) === 0) &&
  !hasOnlyGiven(after, seat);

/** Cards of others, also where it has replaced none. */
const hasBeenGiven = (before: Frozen<Table>, after: Frozen<Table>, seat: Seat): boolean =>
  got(after, seat) > (before.turn === after.turn ? got(before, seat) : 0);

/** Cards that came in exchange, trades, points. */
export const changes: Changes<Iraq> = {
  place: ({ map }, id) => {
    const [what, seat = ""] = id.split(" ");
    if (what === "score" || what === "hand") return { kind: what, colour: `@${seat}` };
    const area = map.areas.find((one) => one.id === seat);
    if (!area) throw new Error(`${seat} has no area`);
    return { kind: "area", ring: area.polygon[0] ?? [], spots: [area.middle], reach: 110, colour: `@${seat}` };
  },
  between: (before, after) => [
    ...after.seats.filter((seat) => standing(before, seat) !== standing(after, seat)).map((seat) => `score ${seat}`),
    ...after.seats
      .filter((seat) => hasReplaced(before, after, seat) || hasBeenGiven(before, after, seat))
      .map((seat) => `hand ${seat}`),
    ...(before.turn === after.turn ? after.trades.slice(before.trades.length) : after.trades).flatMap(
      ({ from, to, gave, got }) => (gave + got > 0 ? [`area ${from}`, `area ${to}`] : []),
    ),
  ],
  told: () => [],
  listed: ({ heading }, { seats }) =>
    JSON.stringify(mustGet({ heading }, "heading") ?? "").includes(CROWDED) ? seats.map((seat) => `area ${seat}`) : [],
};
