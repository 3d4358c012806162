/** How a member puts a motion to the council: whether it is possible, and whether it is on the table already. */
import { canonical, refuse, type Seat } from "#engine";
import type { KeptFact, MotionRecord, PlannedMove, ShownRow, VoteRecord } from "../../store/records.ts";
import type { Live } from "../facts/live.ts";
import { voteOn } from "../facts/open-votes.ts";
import { askedIn, askedOf, namedAnswers } from "../facts/questions.ts";
import { foreseen } from "../moves/own-steps.ts";
import type { Play } from "../moves/play.ts";
import { planned } from "../moves/saying-ahead.ts";
import { toCome } from "./coming.ts";
import { ballotOf, isOpen, supported } from "./motion.ts";
import { shownOf, tried } from "./motion-words.ts";
import { asPlayed, inVote } from "./sending.ts";
import { begun, motionsIn } from "./vote-keeping.ts";

/** Motions of a vote, poll answers included: no council needs more. */
const MOST_MOTIONS = 25;

/** The name of an answer that is the same as one with a name; null: it has none. */
export function named(play: Play, seat: Seat, id: string, moves: readonly PlannedMove[]): string | null {
  const decision = play.decisions(seat).find((one) => one.id === id);
  const plain = (list: readonly PlannedMove[]): string =>
    canonical(list.map(({ action, params }) => ({ action, params })));
  const same =
    decision &&
    namedAnswers(asPlayed(play), decision).find((one) => plain(one.moves) === plain(moves) && !one.ahead?.length);
  return same?.label ?? null;
}

/** The vote on a question, asked now or to come; it begins with its first motion. */
export function voteFor(play: Play, seat: Seat, question: string): VoteRecord {
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
export function checked(
  live: Live,
  vote: VoteRecord,
  draft: Draft,
  now: number,
): {
  readonly shown: readonly ShownRow[];
  readonly facts: readonly KeptFact[];
  readonly moves: readonly PlannedMove[];
} {
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
export function put(
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
export function press(
  play: Play,
  vote: VoteRecord,
  motion: MotionRecord,
  person: string,
  side: typeof supported,
): MotionRecord {
  play.motions = inVote(play.motions, vote, (own) => side(own, motion.number, person));
  return motion;
}
