/** Reminders of votes that close before enough have voted. */
import type { Seat } from "#engine";
import type { Post } from "../../store/records.ts";
import type { Live } from "../facts/live.ts";
import { blank } from "../facts/posting.ts";
import { askedIn } from "../facts/questions.ts";
import { isReadByRivals, seatsTogether } from "../facts/rivals.ts";
import { voteTime } from "../facts/vote-time.ts";
import type { Play } from "../moves/play.ts";
import { reminderAt, stageOf } from "../time/vote-times.ts";
import { asPlayed } from "./sending.ts";
import { atOnce } from "./tally.ts";
import { reminderPost } from "./thread-rows.ts";
import { electorateOf, motionsIn, votingCouncil } from "./vote-keeping.ts";

/** Notes which votes are half-way to closing with no majority: those whose vote is missing are reminded then, once. */
export function remindVoters(play: Play): void {
  const live = asPlayed(play);
  play.votes = play.votes.map((vote) => {
    const council = votingCouncil(live, vote.seat, play.now);
    if (vote.over || vote.reminded || vote.asked === null || council === null) return vote;
    const time = voteTime(live, vote, play.now);
    const half = reminderAt(time);
    const isOpen = stageOf(time).kind === "vote"; // what nobody has seen to in time closes unreminded
    const isDue = isOpen && half !== null && time.left !== null && time.left <= half;
    const stands = atOnce(motionsIn(play.motions, vote), electorateOf(council)) !== null;
    return isDue && !stands ? { ...vote, reminded: true } : vote;
  });
}

/** The reminder of a vote as it is now; null: the question is answered, the vote has closed or is decided, or nobody's is missing. */
export function voteReminderNow(live: Live, seat: Seat, number: number, now: number): Post | null {
  const vote = live.votes.find((one) => one.seat === seat && one.number === number);
  const council = votingCouncil(live, seat, now);
  if (!vote || vote.over || vote.closed !== null || council === null || askedIn(live, vote) === null) return null;
  const time = voteTime(live, vote, now);
  if (!time.runs || stageOf(time).kind !== "vote") return null;
  if (atOnce(motionsIn(live.motions, vote), electorateOf(council)) !== null) return null;
  const hides = isReadByRivals(live.members, seatsTogether(live, council));
  const post = reminderPost(live, { council, vote, hides }, now);
  return post.ping.length === 0 ? null : { ...blank, ...post };
}
