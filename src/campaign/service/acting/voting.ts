/** What members of a council do with motions: propose, vote, object, send, withdraw. */
import { refuse, type Said, type Seat } from "#engine";
import type { MotionRecord, PlannedMove, VoteRecord } from "../../../store/records.ts";
import type { SubmittedSheet } from "../../contract/answers.ts";
import type { Council } from "../../facts/council.ts";
import { firstOnDuty } from "../../facts/duty.ts";
import type { Live } from "../../facts/live.ts";
import { dutyStage, isOnDuty, nameOf, ranksOf, refuseAnswer } from "../../facts/on-duty.ts";
import { askedIn, askedOf, namedAnswers } from "../../facts/questions.ts";
import type { Play } from "../../moves/play.ts";
import { MOST_MOVES } from "../../moves/rows.ts";
import { ballotOf, isOpen, objected, supported } from "../../votes/motion.ts";
import { checked, named, press, put, voteFor } from "../../votes/putting.ts";
import { asPlayed, close, send } from "../../votes/sending.ts";
import { byCaptain, countOf, majority } from "../../votes/tally.ts";
import { electorateOf, isSame, motionsIn, votingCouncil } from "../../votes/vote-keeping.ts";
import { motionTitle } from "../../votes/vote-view.ts";
import type { Turns } from "./turns.ts";

/** Who says something on what their seat is to do, and by which interaction. */
export interface Voter {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  readonly interaction: string | null;
}

/** A motion of a seat, by its vote and its number there. */
export interface MotionKey {
  readonly vote: number;
  readonly motion: number;
}

/** An answer that is put to the vote. */
export interface Proposal extends Voter {
  /** The number of the decision that it answers, or the key of a question to come. */
  readonly question: string;
  readonly moves: readonly PlannedMove[];
  readonly ahead: readonly Said[];
  readonly end: boolean;
  /** The motion that it was made from. */
  readonly from?: number | null;
  readonly sheet?: SubmittedSheet;
}

/** What has become of a motion by what somebody has said. */
export interface Voted {
  /** Null: it had been said before. */
  readonly motion: MotionRecord | null;
  /** What it is called: "Motion 2". */
  readonly title: string;
  /** What they say on it now. */
  readonly own: "support" | "object" | null;
  /** How many of those who are there support it, and how many are more than half. */
  readonly support: number;
  readonly needed: number;
  readonly repeated: boolean;
}

/**
 * Puts an answer to the vote, supported by its proposer. It is checked like any other, and goes at once where that is
 * enough.
 */
export async function propose(turns: Turns, proposal: Proposal): Promise<Voted> {
  return await voted(turns, proposal, (play) => {
    const { seat, person, moves, ahead, end, from = null, sheet } = proposal;
    if (moves.length === 0 && !end) refuse("empty", "There is nothing to propose.");
    if (moves.length > MOST_MOVES) refuse("too-many", `At most ${MOST_MOVES} moves can be made at once.`);
    const vote = voteFor(play, seat, proposal.question);
    const poll = end || ahead.length > 0 ? null : named(play, seat, proposal.question, moves);
    const draft = { seat, vote: vote.number, poll, proposer: person, moves, ahead, end, from };
    if (sheet) play.sheets.push({ seat, decision: sheet.decision, left: sheet.left });
    return put(play, vote, { ...draft, ...checked(asPlayed(play), vote, draft, play.now) });
  });
}

/**
 * Puts a motion to the vote once more that was taken back: to what its seat is asked now, if that can be answered by it,
 * else to its own question. `motion`: null if there is none. Throws `Refused` where it is not possible any more.
 */
export async function proposeAgain(turns: Turns, voter: Voter, motion: MotionRecord | null): Promise<Voted> {
  return await voted(turns, voter, (play) => {
    if (motion?.why !== "rewound")
      return refuse("stale", "Only what was taken back can be proposed again by this button.");
    const { seat, person } = voter;
    const { moves, ahead, end } = motion;
    const asked = askedOf(play.live, seat).find(({ decision }) => decision.actions.includes(moves[0]?.action ?? ""));
    const own = play.votes.find((vote) => vote.seat === seat && vote.number === motion.vote);
    const vote = voteFor(play, seat, asked?.decision.id ?? own?.question ?? "");
    const draft = { seat, vote: vote.number, poll: null, proposer: person, moves, ahead, end, from: null };
    return put(play, vote, { ...draft, ...checked(asPlayed(play), vote, draft, play.now) });
  });
}

/** A vote for a named answer of an open question; the same again takes it back. */
export async function pollVote(
  turns: Turns,
  voter: Voter & { readonly decision: string; readonly label: string },
): Promise<Voted> {
  return await voted(turns, voter, (play) => {
    const { seat, person, decision: id, label } = voter;
    const asked = askedOf(play.live, seat).find(({ decision }) => decision.id === id);
    if (!asked) return refuse("stale", "That question is no longer open.");
    const answer = namedAnswers(asPlayed(play), asked.decision).find(
      (one) => one.label === label || one.was?.includes(label) === true,
    );
    if (!answer) return refuse("not-a-choice", `“${label}” is not an answer to this question.`);
    const vote = voteFor(play, seat, id);
    const known = motionsIn(play.motions, vote).find(
      (motion) => motion.poll === answer.label && motion.state !== "closed",
    );
    if (known) return press(play, vote, known, person, supported);
    const { moves, ahead = [] } = answer;
    const draft = {
      seat,
      vote: vote.number,
      poll: answer.label,
      proposer: person,
      moves,
      ahead,
      end: false,
      from: null,
    };
    return put(play, vote, { ...draft, ...checked(asPlayed(play), vote, draft, play.now) });
  });
}

/** Votes for a motion, or no longer does. */
export const support = (turns: Turns, voter: Voter & MotionKey): Promise<Voted> => takeSide(turns, voter, supported);

/** Votes against it, or no longer does. */
export const object = (turns: Turns, voter: Voter & MotionKey): Promise<Voted> => takeSide(turns, voter, objected);

const takeSide = (turns: Turns, voter: Voter & MotionKey, side: typeof supported): Promise<Voted> =>
  voted(turns, voter, (play) => {
    const { vote, motion } = found(play, voter);
    return press(play, vote, motion, voter.person, side);
  });

/**
 * The captain, or a deputy: closes the vote before its time, and sends what wins; without a limit it is theirs then.
 */
export async function closeVote(turns: Turns, voter: Voter & { readonly vote: number }): Promise<Voted> {
  return await voted(turns, voter, (play, council) => {
    const vote = runningVote(play, voter.seat, voter.vote);
    requireCaptain(council, voter.person);
    const live = asPlayed(play);
    if (askedIn(live, vote) === null) refuse("not-asked", "Your seat is not asked yet.");
    const outcome = byCaptain(motionsIn(play.motions, vote), electorateOf(council));
    const isEndless = live.record.timetable === null;
    if (outcome.kind !== "won" && !isEndless)
      refuse(
        "nobody-wins",
        "Nothing can be sent before the vote closes: that takes a quorum, the most support, and nobody against it.",
      );
    close(play, vote, council);
    return outcome.kind === "won" ? outcome.motion : null;
  });
}

function refuseToSend(
  live: Live,
  council: Council,
  who: { readonly person: string; readonly question: string },
  now: number,
): never {
  if (dutyStage(live, council, who.question, now).kind === "vote")
    refuse("not-on-duty", "Your council is still voting on this.");
  return refuseAnswer(live, council, who, now);
}

/** Whoever is on duty sends a motion, however the vote stands; a changed one the captain at any time. */
export async function sendAnyway(turns: Turns, voter: Voter & MotionKey): Promise<Voted> {
  return await voted(turns, voter, (play, council) => {
    const { vote, motion } = found(play, voter);
    const live = asPlayed(play);
    if (!isOnDuty(live, council, vote.question, voter.person, play.now)) {
      if (motion.state !== "changed") refuseToSend(live, council, { ...voter, question: vote.question }, play.now);
      requireCaptain(council, voter.person);
    }
    if (askedIn(asPlayed(play), vote) === null) refuse("not-asked", "Your seat is not asked yet.");
    if (!send(play, vote, motion, voter.person)) refuse("not-possible", "That is not possible any more.");
    return motion;
  });
}

function requireCaptain(council: Council, person: string): void {
  const first = firstOnDuty(ranksOf(council));
  if (person !== council.captain.person && person !== first)
    refuse("not-captain", `Only ${nameOf(council, council.captain.person)}, who is captain, can do that.`);
}

/** Does what somebody says in a vote, and tells what has become of the motion that it was about. */
async function voted(
  turns: Turns,
  voter: Voter,
  work: (play: Play, council: Council) => MotionRecord | null,
): Promise<Voted> {
  const acted = await turns.vote(voter, (play) => {
    const council = votingCouncil(play.live, voter.seat, play.now);
    if (!council) return refuse("no-council", "No council votes on what this seat does.");
    return { motion: work(play, council), council };
  });
  const voters = acted && electorateOf(acted.done.council);
  const motion = acted?.done.motion ?? null;
  if (!acted || !voters || !motion)
    return { motion, title: "", own: null, support: 0, needed: 0, repeated: acted === null };
  const { motions } = acted.play;
  const now = motions.find((one) => isSame(one, motion)) ?? motion;
  const ballot = ballotOf(now, voter.person);
  return {
    motion: now,
    title: motionTitle(
      motions.filter(({ seat, vote }) => seat === now.seat && vote === now.vote),
      now,
    ),
    own: ballot && !ballot.stale ? ballot.side : null,
    support: countOf(now, voters).support,
    needed: majority(voters),
    repeated: false,
  };
}

function runningVote(play: Play, seat: Seat, number: number): VoteRecord {
  const vote = play.votes.find((one) => one.seat === seat && one.number === number && !one.over);
  return vote ?? refuse("stale", "This vote is over.");
}

/** A motion that can be voted on; what was sent can as long as another may take its place. */
function found(
  play: Play,
  { seat, vote: number, motion: wanted }: Voter & MotionKey,
): { vote: VoteRecord; motion: MotionRecord } {
  const vote = runningVote(play, seat, number);
  const motion = motionsIn(play.motions, vote).find((one) => one.number === wanted);
  if (!motion || !(isOpen(motion) || motion.state === "sent")) return refuse("stale", "This motion is closed.");
  return { vote, motion };
}
