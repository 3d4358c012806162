import type { Edition } from "../../content/types.ts";
import { type Battle, strengthsOf } from "./battle.ts";
import { columnOf, resultsAt, shifted } from "./crt.ts";
import { shiftsOf } from "./shifts.ts";
import type { Odds } from "./types.ts";

/** */
export function oddsOf({ crt, cards }: Pick<Edition, "crt" | "cards">, battle: Battle): Odds {
  const strengths = strengthsOf(battle);
  const start = columnOf(crt, strengths.difference);
  const shifts = shiftsOf({ cards }, battle);
  const net = shifts.reduce((sum, { columns }) => sum + columns, 0);
  const column = shifted(crt, start, net);
  return { ...strengths, start, shifts, net, column, results: resultsAt(crt, column) };
}
