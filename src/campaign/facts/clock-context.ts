/** What the clocks of a campaign go on from: its state now, and what has been done. */
import { type Seat, shapeOf } from "#engine";
import type { ClockContext } from "../time/clocks.ts";
import { standsStill } from "../time/stopped.ts";
import { type Live, restingSeats } from "./live.ts";
import { phaseOf } from "./names.ts";

export function clockContext(
  live: Pick<Live, "record" | "book" | "env" | "members">,
  now: number,
  { acted = NOBODY, expired = NOBODY, final = false }: Partial<Pick<ClockContext, "acted" | "expired" | "final">> = {},
): ClockContext {
  const { record, book, env } = live;
  return {
    timetable: record.timetable,
    env,
    phase: phaseOf(book, env).id,
    shape: shapeOf(book, env) ?? "together",
    now,
    acted,
    expired,
    final,
    resting: restingSeats(live, now),
    paused: standsStill(record),
  };
}

const NOBODY: ReadonlySet<Seat> = new Set();
