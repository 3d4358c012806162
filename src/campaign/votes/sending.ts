/** When a council's motion is sent as its seat's answer: with a majority, at closing, at the limit or by hand. */
import { Refused, type Seat } from "#engine";
import type { MotionRecord, VoteRecord } from "../../store/records.ts";
import type { Council } from "../facts/council.ts";
import type { Live } from "../facts/live.ts";
import { askedIn } from "../facts/questions.ts";
import { voteStage } from "../facts/vote-time.ts";
import { clocksOf } from "../moves/clocks-after.ts";
import { isDone } from "../moves/halting.ts";
import type { Play } from "../moves/play.ts";
import { endSteps, moveRow, takeRows } from "../moves/rows.ts";
import { sayAhead } from "../moves/saying-ahead.ts";
import { settle } from "../moves/settling.ts";
import { changedTo, closed, sentIn } from "./motion.ts";
import { endsOtherwise, shownOf, tried } from "./motion-words.ts";
import { atLimit, atOnce, outcomeOf } from "./tally.ts";
import { electorateOf, isSame, motionsIn, votingCouncil } from "./vote-keeping.ts";

/** More motions than one act sets off. */
const MOST_SENT = 50;

/** The game as a play has it now. */
export const asPlayed = (play: Play): Live => ({
  ...play.live,
  env: play.env,
  votes: play.votes,
  motions: play.motions,
  clocks: clocksOf(play).map((clock) => ({ game: play.live.record.id, ...clock })),
});

/** Lets what was said ahead answer, then motions that have won, until people are to decide. */
export function settleVotes(play: Play): void {
  settle(play);
  for (let sent = 0; play.votes.length > 0 && sent < MOST_SENT; sent++) {
    if (play.env.over || !play.votes.some((vote) => !vote.over && sendDue(play, vote))) return;
    settle(play);
  }
}

/** Sends what has won in a vote, if its seat is asked; says whether something was. */
function sendDue(play: Play, vote: VoteRecord): boolean {
  const live = asPlayed(play);
  const council = votingCouncil(live, vote.seat, play.now);
  const decision = askedIn(live, vote);
  if (!council || decision === null) return false;
  const first = atOnce(motionsIn(play.motions, vote), electorateOf(council));
  if (first && first.state !== "sent" && endsAsShown(play, vote, first)) return sendOrClose(play, vote, first);
  if (first) return false;
  const asked = { ...vote, asked: vote.asked ?? play.now };
  if (vote.closed !== null || voteStage(live, asked, play.now).kind === "vote") return false;
  return close(play, vote, council);
}

/** Whether a motion for a step that has only just begun ends as it was shown before; one that does not is changed. */
function endsAsShown(play: Play, vote: VoteRecord, motion: MotionRecord): boolean {
  if (vote.asked !== null || motion.shown.every(({ ends }) => ends === null)) return true;
  const shown = shownOf(play.live, tried(asPlayed(play), motion, play.now));
  if (!endsOtherwise(motion.shown, shown)) return true;
  play.motions = play.motions.map((one) => (isSame(one, motion) ? changedTo(one, shown) : one));
  return false;
}

/** Sends what has won; what is not possible any more is closed. Says whether it was sent. */
function sendOrClose(play: Play, vote: VoteRecord, motion: MotionRecord): boolean {
  if (send(play, vote, motion, null)) return true;
  play.motions = play.motions.map((one) => (isSame(one, motion) ? closed(one, "illegal") : one));
  return false;
}

/** The vote closes: what wins is sent, what is not possible any more is closed; else it is for whoever is on duty. */
export function close(play: Play, vote: VoteRecord, council: Council): boolean {
  for (;;) {
    const outcome = outcomeOf(motionsIn(play.motions, vote), electorateOf(council));
    if (outcome.kind !== "won") break;
    const { motion } = outcome;
    if (motion.state === "sent") break;
    if (sendOrClose(play, vote, motion)) return true;
  }
  play.votes = play.votes.map((one) => (one === vote ? { ...one, closed: play.now } : one));
  return false;
}

/** At the limit: the leading motion that is possible goes, whoever has voted. Says whether one did, or has been sent. */
export function sendAtLimit(play: Play, seat: Seat): boolean {
  const live = asPlayed(play);
  const council = votingCouncil(live, seat, play.now);
  if (!council) return false;
  return play.votes.some((vote) => {
    if (vote.over || vote.seat !== seat || askedIn(live, vote) === null) return false;
    const order = atLimit(motionsIn(play.motions, vote), electorateOf(council));
    return order.some((motion) => motion.state === "sent" || send(play, vote, motion, null));
  });
}

/**
 * Does what a motion says, as an act of whoever proposed it, and closes the others. `by`: who decided it, if it did not win
 * by itself. Says whether it was possible; nothing has happened if it was not.
 */
export function send(play: Play, vote: VoteRecord, motion: MotionRecord, by: string | null): boolean {
  const { seat, proposer, moves, ahead } = motion;
  const decision = askedIn({ book: play.live.book, env: play.env }, vote);
  if (decision === null) return false;
  const actor = { person: proposer, seat };
  const mark = play.mark();
  const row = play.env.seq;
  try {
    sayAhead(play, seat, ahead, row);
    const rows = moves.map((move, i) => moveRow(play.live.book.actions, seat, move, i === 0 ? decision.id : null));
    const taken = takeRows(play, actor, rows, { trial: false, halts: false, settle });
    const isWhole = taken.rows.every(isDone);
    const ended = motion.end && isWhole && endSteps(play, actor, settle);
    const refused = taken.rows.some(({ state }) => state === "refused");
    if ((refused && !taken.stands) || (rows.length === 0 && !ended)) {
      play.back(mark);
      return false;
    }
  } catch (error) {
    play.back(mark);
    if (error instanceof Refused) return false;
    throw error;
  }
  const sealed = askedIn({ book: play.live.book, env: play.env }, vote)?.answered != null;
  play.motions = inVote(play.motions, vote, (own) => sentIn(own, motion.number, { row, by, sealed }));
  return true;
}

/** The motions with those of one vote altered. */
export function inVote(
  motions: readonly MotionRecord[],
  vote: VoteRecord,
  alter: (own: readonly MotionRecord[]) => readonly MotionRecord[],
): readonly MotionRecord[] {
  const own = alter(motionsIn(motions, vote));
  const kept = motions.map((motion) => own.find((one) => isSame(one, motion)) ?? motion);
  return [...kept, ...own.filter((one) => !motions.some((motion) => isSame(one, motion)))];
}
