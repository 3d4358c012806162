/** Who is reminded that they are waited for, where, and whether that is still so when it is sent. */
import type { Seat } from "#engine";
import type { OutboxDraft, Post } from "../../store/records.ts";
import { leaders } from "../facts/acting.ts";
import { type Council, councilOf } from "../facts/council.ts";
import { holders, type Live } from "../facts/live.ts";
import { seatName } from "../facts/names.ts";
import { openDecisions } from "../facts/open-decisions.ts";
import { blank, councilBox, personalBox, single, threadSeatOf } from "../facts/posting.ts";
import { comesAtLimit } from "../time/timetable-words.ts";
import { voteReminderNow } from "../votes/reminding.ts";

/**
 * Short messages of their own, for an edit of the page notifies nobody; one in the thread of a council, unless its vote has
 * reminders of its own.
 */
export function reminders(live: Live, seat: Seat, deadline: number, now: number): readonly OutboxDraft[] {
  const { record, book, members } = live;
  const post: Post = {
    ...blank,
    title: `${record.name}: ${seatName(record, book, seat)}, a reminder`,
    text: [`The campaign is waiting on you; ${comesAtLimit(record.timetable)} <t:${Math.floor(deadline / 1000)}:R>.`],
    controls: [{ kind: "act", seat, label: "My seat" }],
    asks: { words: ["a reminder, your answer is due"], until: deadline, opens: "/hand" },
    reminds: seat,
  };
  const council = councilOf(live, seat, now);
  const here = holders(members, seat).filter(({ away }) => away === null);
  if (!council) return here.map(({ person }) => single(personalBox(person), post));
  const room = threadSeatOf(members, council.captain.person) ?? seat;
  return council.rule === "vote" ? [] : [single(councilBox(record.id, room), { ...post, ping: remindedOf(council) })];
}

/**
 * A reminder that something has kept, as it is now, for that destination; null: what it speaks of has been answered, or is
 * reminded of later.
 */
export function reminderNow(live: Live, destination: string, { reminds, vote }: Post, now: number): Post | null {
  if (reminds === undefined) return null;
  if (vote !== undefined) return voteReminderNow(live, reminds, vote, now);
  const clock = live.clocks.find(({ seat, deadline }) => seat === reminds && deadline !== null);
  const deadline = clock?.deadline ?? null;
  if (clock?.remind !== null || deadline === null || deadline <= now) return null;
  if (!openDecisions(live.book, live.env, reminds).some(({ owed }) => owed)) return null;
  const row = reminders(live, reminds, deadline, now).find((one) => one.destination === destination);
  return row?.payload.kind === "post" ? row.payload.post : null;
}

/** Those who act, except for whoever wants no calls. */
function remindedOf(council: Council): readonly string[] {
  const acting = council.rule === "captain" ? leaders(council) : council.members;
  return acting.flatMap(({ person, calls, away }) => (calls === "never" || away ? [] : [person]));
}
