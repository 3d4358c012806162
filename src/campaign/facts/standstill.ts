/** The clocks after a pause, a leave or a silence begins or ends, and what shows whom the campaign now waits for. */
import type { OutboxDraft } from "../../store/records.ts";
import { clocksAfter, forNewHolder, isOne } from "../time/clocks.ts";
import { clockContext } from "./clock-context.ts";
import { type Live, people } from "./live.ts";
import { liveRow, shownTo } from "./posting.ts";

/**
 * The clocks where no move but a pause or a leave changes for whom they run: one that runs again has a quarter of its
 * whole time at least.
 */
export function clocksNow(live: Live, now: number): Live["clocks"] {
  const { clocks: before } = live;
  const { id, timetable } = live.record;
  return clocksAfter(before, clockContext(live, now)).map((clock) => {
    const was = before.find((one) => isOne(one, clock));
    const starts = timetable !== null && clock.deadline !== null && (was?.deadline ?? null) === null;
    return { ...(starts ? forNewHolder(clock, timetable, now) : clock), game: id };
  });
}

/** Whatever shows whom the campaign waits for, and until when. */
export const pageUpdates = (live: Live): readonly OutboxDraft[] => [
  ...(live.post?.open ? [liveRow(live.record, live.post.number)] : []),
  ...shownTo(live, people(live)),
];
