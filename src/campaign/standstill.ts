import type { Seat } from "../engine/index.ts";
import type { OutboxDraft } from "../store/records.ts";
import { clocksAfter, forNewHolder } from "./clocks.ts";
import { people } from "./handover.ts";
import { type Live, restingSeats } from "./live.ts";
import { liveRow, phaseOf, seatsRow } from "./posting.ts";

/**
 * The clocks where no move but a pause or a leave changes for whom they run: one that runs again has a quarter of the pace
 * at least.
 */
export function clocksNow(live: Live, now: number): Live["clocks"] {
  const { record, book, env, clocks: before } = live;
  const none = new Set<Seat>();
  const moment = {
    pace: record.pace,
    env,
    phase: phaseOf(book, env).id,
    now,
    acted: none,
    expired: none,
    final: false,
  };
  const passage = { ...moment, resting: restingSeats(live), paused: record.paused !== null };
  return clocksAfter(before, passage).map((clock) => {
    const was = before.find(({ seat, phase }) => seat === clock.seat && phase === clock.phase);
    const starts = record.pace !== null && clock.deadline !== null && (was?.deadline ?? null) === null;
    return { ...(starts ? forNewHolder(clock, record.pace, now) : clock), game: record.id };
  });
}

/** Whatever shows whom the campaign waits for, and until when. */
export const shownAnew = (live: Live): readonly OutboxDraft[] => [
  ...(live.post?.open ? [liveRow(live.record, live.post.number)] : []),
  ...people(live).map(seatsRow),
];
