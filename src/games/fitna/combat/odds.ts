import type { Edition } from "../content/types.ts";
import { type Battle, strengthsOf } from "./battle.ts";
import { columnOf, type Result, resultsAt, shifted } from "./crt.ts";
import { type Shift, shiftsOf } from "./shifts.ts";

/** The arithmetic of an offensive up to the die, and what each face of the die brings. */
export interface Odds {
  readonly attack: number;
  readonly defence: number;
  readonly difference: number;
  /** The column of the difference, counted from 0. */
  readonly start: number;
  readonly shifts: readonly Shift[];
  /** All shifts together; it may lead beyond the edge of the table. */
  readonly net: number;
  readonly column: number;
  /** For 1 to 6. */
  readonly results: readonly Result[];
}

/** */
export function oddsOf({ crt, cards }: Pick<Edition, "crt" | "cards">, battle: Battle): Odds {
  const strengths = strengthsOf(battle);
  const start = columnOf(crt, strengths.difference);
  const shifts = shiftsOf({ cards }, battle);
  const net = shifts.reduce((sum, { columns }) => sum + columns, 0);
  const column = shifted(crt, start, net);
  return { ...strengths, start, shifts, net, column, results: resultsAt(crt, column) };
}
