import {
  canonical,
  type Decision,
  refuse,
  type Said,
  type Seat,
  type Shortcut,
  viewOf,
  wholeAnswers,
} from "../../engine/index.ts";
import type { MotionRecord, PlannedMove, ShownRow, VoteRecord } from "../../store/records.ts";
import type { SubmittedSheet } from "../contract/answers.ts";
import type { Live } from "../live.ts";
import { foreseen } from "../own-steps.ts";
import type { Play } from "../play.ts";
import { MOST_MOVES } from "../rows.ts";
import { planned } from "../saying-ahead.ts";
import type { Turns } from "../turns.ts";
import type { Council } from "./council.ts";
import { firstOnDuty } from "./duty.ts";
import { ballotOf, isOpen, objected, supported } from "./motion.ts";
import { isOnDuty, nameOf, ranksOf } from "./on-duty.ts";
import { askedIn, askedOf, toCome } from "./questions.ts";
import { asPlayed, close, inVote, send } from "./sending.ts";
import { shownOf, tried } from "./shown-rows.ts";
import { byCaptain, countOf, majority } from "./tally.ts";
import { begun, electorateOf, isSame, motionsIn, voteOn, votingCouncil } from "./vote-keeping.ts";
import { motionTitle } from "./vote-view.ts";

/** Motions of a vote, poll answers included: no council needs more. */
const MOST_MOTIONS = 25;

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

/** Puts an answer to the vote; who proposes it supports it. It is checked like any other, and goes at once where that is enough. */
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

/** A vote for a named answer of an open question; the same again takes it back. */
export async function pollVote(
  turns: Turns,
  voter: Voter & { readonly decision: string; readonly label: string },
): Promise<Voted> {
  return await voted(turns, voter, (play) => {
    const { seat, person, decision: id, label } = voter;
    const asked = askedOf(play.live, seat).find(({ decision }) => decision.id === id);
    if (!asked) return refuse("stale", "That question is no longer open.");
    const answer = namedAnswers(play, asked.decision).find(
      (one) => one.label === label || one.was?.includes(label) === true,
    );
    if (!answer) return refuse("not-a-choice", `“${label}” is no answer to this question.`);
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

/** The answers to a question that have a name: those of the game, or all of them where they are few. */
function namedAnswers({ live: { book }, env }: Play, decision: Decision): readonly Shortcut[] {
  const view = viewOf(book, env, decision.seat);
  const whole = wholeAnswers(book, view, decision, MOST_MOTIONS) ?? [];
  return [...book.definition.guide.shortcuts(view, decision), ...whole];
}

/** The name of an answer that is the same as one with a name; null: it has none. */
function named(play: Play, seat: Seat, id: string, moves: readonly PlannedMove[]): string | null {
  const decision = play.decisions(seat).find((one) => one.id === id);
  const plain = (list: readonly PlannedMove[]): string =>
    canonical(list.map(({ action, params }) => ({ action, params })));
  const same =
    decision && namedAnswers(play, decision).find((one) => plain(one.moves) === plain(moves) && !one.ahead?.length);
  return same?.label ?? null;
}

/** For a motion, or no more. */
export const support = (turns: Turns, voter: Voter & MotionKey): Promise<Voted> => pressed(turns, voter, supported);

/** Against it, or no more. */
export const object = (turns: Turns, voter: Voter & MotionKey): Promise<Voted> => pressed(turns, voter, objected);

const pressed = (turns: Turns, voter: Voter & MotionKey, side: typeof supported): Promise<Voted> =>
  voted(turns, voter, (play) => {
    const { vote, motion } = found(play, voter);
    return press(play, vote, motion, voter.person, side);
  });

/** Captain, or who stands in for them: closes the vote before its time, and sends what wins; without a limit it is theirs then. */
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
        "Nothing can go before the vote closes: it takes a quorum, most support, and nobody against it.",
      );
    close(play, vote, council);
    return outcome.kind === "won" ? outcome.motion : null;
  });
}

/** Whoever is on duty sends a motion, however the vote stands; a changed one the captain at any time. */
export async function sendAnyway(turns: Turns, voter: Voter & MotionKey): Promise<Voted> {
  return await voted(turns, voter, (play, council) => {
    const { vote, motion } = found(play, voter);
    if (!isOnDuty(asPlayed(play), council, vote.question, voter.person, play.now)) {
      if (motion.state !== "changed") refuse("not-on-duty", "Your council votes on this still.");
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

/** The vote on a question, asked now or to come; it begins with its first motion. */
function voteFor(play: Play, seat: Seat, question: string): VoteRecord {
  const live = asPlayed(play);
  const key = askedOf(live, seat).find(({ decision }) => decision.id === question)?.key ?? question;
  const known = voteOn(play, seat, key);
  if (known) return known;
  const vote = begun(play, seat, key, play.now);
  if (askedIn(live, vote) === null && toCome(live, vote) === null)
    refuse("stale", "That question is no longer open, and will not come up: see what is asked now.");
  play.votes = [...play.votes, vote];
  return vote;
}

type Draft = Pick<MotionRecord, "seat" | "vote" | "poll" | "proposer" | "moves" | "ahead" | "end" | "from">;

/** What an answer is known by: each row with how it ends, and the facts that it rests on. Throws `Refused` where it is not possible. */
function checked(
  live: Live,
  vote: VoteRecord,
  draft: Draft,
  now: number,
): { readonly shown: readonly ShownRow[]; readonly facts: readonly string[]; readonly moves: readonly PlannedMove[] } {
  const { book } = live;
  if (askedIn(live, vote) !== null) {
    const rows = tried(live, draft, now);
    const refused = rows.find(({ state }) => state === "refused")?.refused;
    if (refused) refuse(refused.code, refused.text, refused.rule);
    return { shown: shownOf(live, rows), facts: [], moves: rows.map(({ move }) => move) };
  }
  const coming = toCome(live, vote);
  if (coming === null) return refuse("stale", "That question will not come up any more: see what is asked now.");
  if (coming === "step") {
    const rows = foreseen(live, { person: draft.proposer, seat: draft.seat }, vote.question, draft.moves);
    return { shown: shownOf(live, rows), facts: [], moves: rows.map(({ move }) => move) };
  }
  const moves = draft.moves.map((move) => planned({ live }, coming, move));
  const shown = moves.map((move) => ({
    words: book.definition.guide.label(coming.view, move) ?? move.action,
    ends: null,
  }));
  return { shown, facts: coming.facts, moves };
}

/** Adds a motion, with its proposer's support; one that is the same as another is supported instead. */
function put(
  play: Play,
  vote: VoteRecord,
  draft: Omit<MotionRecord, "number" | "state" | "why" | "by" | "row" | "ballots" | "at">,
): MotionRecord {
  const own = motionsIn(play.motions, vote);
  const same = own.find((motion) => isOpen(motion) && motion.poll === draft.poll && saysTheSame(motion, draft));
  if (same) {
    const given = ballotOf(same, draft.proposer);
    return given?.side === "support" && !given.stale ? same : press(play, vote, same, draft.proposer, supported);
  }
  if (own.length >= MOST_MOTIONS) refuse("too-many", `A council votes on ${MOST_MOTIONS} answers at most.`);
  const number = own.length + 1;
  const fresh = { number, state: "open", why: null, by: null, row: null, ballots: [], at: play.now } as const;
  const motion: MotionRecord = { ...draft, ...fresh };
  play.motions = [...play.motions, motion];
  return press(play, vote, motion, draft.proposer, supported);
}

const saysTheSame = (a: Pick<Draft, "moves" | "ahead" | "end">, b: Pick<Draft, "moves" | "ahead" | "end">): boolean =>
  canonical([a.moves, a.ahead, a.end]) === canonical([b.moves, b.ahead, b.end]);

/** Changes what somebody says on a motion. */
function press(
  play: Play,
  vote: VoteRecord,
  motion: MotionRecord,
  person: string,
  side: typeof supported,
): MotionRecord {
  play.motions = inVote(play.motions, vote, (own) => side(own, motion.number, person));
  return motion;
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
