/** What a council's thread shows, and whom a new question calls. */
import type { Seat } from "#engine";
import type { CouncilCall, Meeting } from "../../../store/records.ts";
import type { CouncilMessage, CouncilQuestion } from "../../contract/councils.ts";
import { leaders } from "../../facts/acting.ts";
import { type Council, councilOf } from "../../facts/council.ts";
import { holders, type Live } from "../../facts/live.ts";
import { seatName } from "../../facts/names.ts";
import { dutyOf } from "../../facts/on-duty.ts";
import { voteOn } from "../../facts/open-votes.ts";
import { askedOf } from "../../facts/questions.ts";
import { isReadByRivals, seatsTogether } from "../../facts/rivals.ts";
import { NOTED_EVERY } from "../../time/silence-limits.ts";
import { motionsIn } from "../../votes/vote-keeping.ts";
import type { Core } from "../core.ts";
import { waitFor } from "./seat-message.ts";

/** What a council's thread shows as things stand; null: the seat was never to be held by several people. */
export async function councilMessage(core: Core, game: string, seat: Seat): Promise<CouncilMessage | null> {
  const meeting = await core.repository.meeting(game, seat);
  if (!meeting) return null;
  const record = await core.record(game);
  const members = await core.repository.members(game);
  const persons = holders(members, seat).map(({ person }) => person);
  const name = seatName(record, await core.pinned(record), seat);
  const shown = record.status === "running" ? await questionOf(core, await core.begun(record), seat, meeting) : null;
  return { game, seat, seatName: name, record, persons, meeting, shown };
}

async function questionOf(core: Core, live: Live, room: Seat, meeting: Meeting): Promise<CouncilQuestion | null> {
  const now = core.clock.now();
  const council = councilOf(live, room, now);
  if (!council || live.record.status !== "running") return null;
  const own = seatsTogether(live, council);
  const { seats, wait } = await waitFor(core, live, own, meeting.wait);
  const [seat = room] = seats;
  return {
    council,
    seat,
    wait,
    called: calledNow(live, council, seat, { now, calls: meeting.called }),
    hides: isReadByRivals(live.members, own),
  };
}

/** The most calls a day, by somebody who answers, and by a member. */
const MOST_CALLS = { onDuty: 4, member: 2 } as const;
const DAY = 24 * 3_600_000;

/** The calls of the last day. */
export const recentCalls = (calls: readonly CouncilCall[], now: number): readonly CouncilCall[] =>
  calls.filter(({ at }) => at > now - DAY);

/**
 * Those whom a new question calls, but nobody more often in a day than is bearable; and nobody who is missed only for their vote,
 * and who has not looked since the last call.
 */
function calledNow(
  live: Live,
  council: Council,
  seat: Seat,
  { now, calls }: { readonly now: number; readonly calls: readonly CouncilCall[] },
): readonly string[] {
  const recent = recentCalls(calls, now);
  const { persons, onDuty } = calledFor(live, council, seat, now);
  return persons.filter((person) => {
    const own = recent.filter((call) => call.person === person);
    if (own.length >= (onDuty ? MOST_CALLS.onDuty : MOST_CALLS.member)) return false;
    const seen = live.members.find((member) => member.person === person)?.seen ?? 0;
    return onDuty || own.every(({ at }) => at <= seen + NOTED_EVERY);
  });
}

/**
 * Whom a new question calls: those who answer it now; where all may, or vote on it, those who want to be called, and have
 * not voted on it before it came.
 */
function calledFor(
  live: Live,
  council: Council,
  seat: Seat,
  now: number,
): { readonly persons: readonly string[]; readonly onDuty: boolean } {
  const [asked] = askedOf(live, seat);
  if (council.rule !== "anyone") {
    const offered = council.offers === "captain" ? leaders(council).map(({ person }) => person) : [];
    const answering = asked ? dutyOf(live, council, asked.key, now) : offered;
    if (answering.length > 0) return { persons: answering, onDuty: true };
  }
  const vote = asked && council.rule === "vote" ? voteOn(live, seat, asked.key) : null;
  const voted = vote
    ? motionsIn(live.motions, vote).flatMap(({ ballots }) => ballots.filter(({ stale }) => !stale))
    : [];
  const isMissing = (person: string): boolean => !voted.some((ballot) => ballot.person === person);
  const persons = council.members.flatMap(({ person, calls, away }) =>
    calls === "each" && !away && isMissing(person) ? [person] : [],
  );
  return { persons, onDuty: false };
}

/** Seats of councils whose members do not know yet of a question. */
export async function councilsBehind(core: Core, live: Live): Promise<readonly string[]> {
  if (live.record.council === null) return [];
  const behind: string[] = [];
  for (const seat of live.env.seats) {
    const message = await councilMessage(core, live.record.id, seat);
    const { meeting, shown, persons } = message ?? {};
    const [first] = persons ?? [];
    if (first !== undefined && shown && shown.wait !== null && shown.wait !== meeting?.wait) behind.push(first);
  }
  return behind;
}
