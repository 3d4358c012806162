/** What a change of a campaign means for its open ballots: which lapse in the same write, and how they wait in a Stop. */
import type { Change } from "../../store/change.ts";
import type { Consequence } from "../facts/changed.ts";
import type { Live } from "../facts/live.ts";
import { type Absence, heldUp } from "../time/clocks.ts";
import { ownersOf } from "./electorates.ts";
import { kindOf } from "./kinds.ts";
import { ballotPost } from "./post.ts";

/**
 * Ballots lapse if their asker no longer plays, if they are about somebody who has left, or if somebody has acted
 * since.
 */
export const ballotsFollowing: Consequence = ({ change, live }, before) => {
  const { members, rows, at } = change;
  if (live.ballots.length === 0 || (!members && !rows?.length)) return null;
  const lapsed = live.ballots.flatMap((ballot) => {
    const kind = kindOf(ballot);
    const lapse =
      (members ? kind.moot(live, ballot) : null) ?? kind.endedBy?.(ballot, { before, change, after: live }) ?? null;
    if (lapse === null) return [];
    const after = { ...ballot, status: "lapsed", until: at } as const;
    const isRead = !kind.secret || ownersOf(live, ballot).length > 1; // the thread of one is closed
    return [{ after, outbox: isRead ? [ballotPost(live, after, at, lapse)] : [] }];
  });
  return lapsed.length === 0
    ? null
    : { ballots: lapsed.map(({ after }) => after), outbox: lapsed.flatMap(({ outbox }) => outbox) };
};

/**
 * What people were asked waits while the moderator has stopped the campaign, and says so; once it goes on, it has as much
 * time as was left. `absence`: the Stop that is over; null: one begins.
 */
export function ballotsInStop(
  open: Live["ballots"],
  after: Live,
  absence: Absence | null,
  at: number,
): Required<Pick<Change, "ballots" | "outbox">> {
  const ballots = open.map((ballot) => (absence === null ? ballot : heldUp(ballot, absence)));
  return { ballots, outbox: ballots.map((ballot) => ballotPost(after, ballot, at)) };
}
