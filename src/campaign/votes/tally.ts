/** Which motion wins a council's vote: whose votes count, how many it needs, and what breaks a tie. */
import type { MotionRecord } from "../../store/records.ts";
import { isOpen } from "./motion.ts";

type Motion = MotionRecord;

/** Whose votes count, and whose decides a tie. */
export interface Electorate {
  /** Members who are there: seen here within a week, and not away. */
  readonly active: readonly string[];
  readonly captain: string | null;
}

export interface Count {
  readonly support: number;
  readonly objections: number;
}

/** Whose word counts on a motion: members who are there, and have said it of the motion as it is now. */
export function countOf({ ballots }: Motion, { active }: Electorate): Count {
  const counting = ballots.filter(({ person, stale }) => !stale && active.includes(person));
  const support = counting.filter(({ side }) => side === "support").length;
  return { support, objections: counting.length - support };
}

/** How many must support what wins when the vote closes: 2, and a quarter of those who are there. */
export const quorum = ({ active }: Electorate): number => Math.max(2, Math.ceil(active.length / 4));

/** How many send a motion at once: more than half of those who are there. */
export const majority = ({ active }: Electorate): number => Math.floor(active.length / 2) + 1;

/** Whether a motion goes as soon as its seat is asked: more than half of those who are there support it, and nobody objects. */
export function hasMajority(motion: Motion, voters: Electorate): boolean {
  const { support, objections } = countOf(motion, voters);
  return voters.active.length > 0 && support >= majority(voters) && objections === 0;
}

/** Whether it would be passed at closing, if no other had more support. */
function passes(motion: Motion, voters: Electorate, least: number): boolean {
  const { support, objections } = countOf(motion, voters);
  return support >= least && support > objections;
}

/** What a vote came to. */
export type Outcome =
  | { readonly kind: "won"; readonly motion: Motion }
  | { readonly kind: "tie"; readonly motions: readonly Motion[] }
  | { readonly kind: "nobody" };

/** What is chosen from: what is open, and what was sent and may be replaced. */
const candidates = (motions: readonly Motion[]): readonly Motion[] =>
  motions.filter((motion) => isOpen(motion) || motion.state === "sent");

/** Those with the most support of those that pass, or of these the one that the captain supports. */
function leading(motions: readonly Motion[], voters: Electorate, least: number): readonly Motion[] {
  const passing = candidates(motions).filter((motion) => passes(motion, voters, least));
  const most = Math.max(0, ...passing.map((motion) => countOf(motion, voters).support));
  const first = passing.filter((motion) => countOf(motion, voters).support === most);
  const captains = first.filter(({ ballots }) =>
    ballots.some(({ person, side, stale }) => person === voters.captain && side === "support" && !stale),
  );
  return captains.length > 0 ? captains : first;
}

/** What wins when the vote on one question closes: quorum, more support than objections, most support; of a tie the captain's. */
export function outcomeOf(motions: readonly Motion[], voters: Electorate): Outcome {
  const first = leading(motions, voters, quorum(voters));
  const [motion, another] = first;
  if (!motion) return { kind: "nobody" };
  return another ? { kind: "tie", motions: first } : { kind: "won", motion };
}

/** The motion that goes before the vote closes; null: none does yet. At most one of a question can have more than half. */
export const atOnce = (motions: readonly Motion[], voters: Electorate): Motion | null =>
  candidates(motions).find((motion) => hasMajority(motion, voters)) ?? null;

/** What the captain may send before that: it wins, and nobody objects to it. */
export function byCaptain(motions: readonly Motion[], voters: Electorate): Outcome {
  const outcome = outcomeOf(motions, voters);
  const objected = outcome.kind === "won" && countOf(outcome.motion, voters).objections > 0;
  return objected ? { kind: "nobody" } : outcome;
}

/** In what order motions are tried at the limit: without a quorum, the most support first, then the captain's, then the earlier. */
export function atLimit(motions: readonly Motion[], voters: Electorate): readonly Motion[] {
  const order: Motion[] = [];
  for (let left = candidates(motions); ; ) {
    const first = [...leading(left, voters, 1)].sort((a, b) => a.number - b.number)[0];
    if (!first) return order;
    order.push(first);
    left = left.filter((motion) => motion !== first);
  }
}
