/** The clocks that stand after a move, and who has acted. */
import type { Seat } from "#engine";
import { clockContext } from "../facts/clock-context.ts";
import { clocksAfter, type SeatClock } from "../time/clocks.ts";
import type { Play } from "./play.ts";

/** Seats that did something themselves. */
export const actorsOf = ({ rows }: Play): readonly Seat[] =>
  rows.flatMap(({ kind, seat }) => (kind === "act" && seat !== null ? [seat] : []));

/** The clocks after a play. */
export function clocksOf(play: Play): readonly SeatClock[] {
  const { live, env, now, expired, rows } = play;
  const done = { acted: new Set(actorsOf(play)), expired, final: rows.some((row) => row.final) };
  const { record, book, members, clocks } = live;
  return clocksAfter(clocks, clockContext({ record, book, members, env }, now, done));
}
