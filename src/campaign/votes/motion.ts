/** What becomes of motions when members support them or object, leave, or another motion is sent. */
import type { Closing, MotionBallot, MotionRecord, ShownRow } from "../../store/records.ts";

type Ballot = MotionBallot;
type Motion = MotionRecord;

/** Whether it can still be voted on: what was sent can, too, as long as another may take its place. */
export const isOpen = ({ state }: Motion): boolean => state === "open" || state === "changed";

export const ballotOf = ({ ballots }: Motion, person: string): Ballot | null =>
  ballots.find((ballot) => ballot.person === person) ?? null;

const without = (motion: Motion, person: string): Motion =>
  ballotOf(motion, person)
    ? { ...motion, ballots: motion.ballots.filter((ballot) => ballot.person !== person) }
    : motion;

const cast = (motion: Motion, person: string, side: Ballot["side"]): Motion => ({
  ...motion,
  ballots: [...without(motion, person).ballots, { person, side, stale: false }],
});

const sameQuestion = (a: Motion, b: Motion): boolean => a.seat === b.seat && a.vote === b.vote;

/**
 * The motions after somebody has pressed Support under one: a member supports one motion of a question at most. What they
 * support already they take back.
 */
export function supported(motions: readonly Motion[], number: number, person: string): readonly Motion[] {
  const meant = motions.find((motion) => motion.number === number);
  if (!meant) return motions;
  if (isGiven(meant, person, "support")) return takenBack(motions, meant, person);
  return motions.map((motion) => {
    if (motion === meant) return cast(motion, person, "support");
    const moves = sameQuestion(motion, meant) && ballotOf(motion, person)?.side === "support";
    return moves ? without(motion, person) : motion;
  });
}

/** The motions after somebody has pressed Object under one; the same again takes it back. */
export function objected(motions: readonly Motion[], number: number, person: string): readonly Motion[] {
  return motions.map((motion) => {
    if (motion.number !== number || motion.poll !== null) return motion;
    return isGiven(motion, person, "object") ? without(motion, person) : cast(motion, person, "object");
  });
}

function isGiven(motion: Motion, person: string, side: Ballot["side"]): boolean {
  const ballot = ballotOf(motion, person);
  return ballot?.side === side && !ballot.stale;
}

/** A proposer who takes back what nobody else supports withdraws it. */
function takenBack(motions: readonly Motion[], meant: Motion, person: string): readonly Motion[] {
  const left = without(meant, person);
  const gone = isOpen(meant) && meant.poll === null && meant.proposer === person && !hasSupport(left);
  return motions.map((motion) => (motion === meant ? (gone ? closed(left, "withdrawn") : left) : motion));
}

const hasSupport = ({ ballots }: Motion): boolean => ballots.some(({ side }) => side === "support");

/** The motions without the word of somebody who has left: those that nobody else supports go with them. */
export function afterLeaving(motions: readonly Motion[], person: string): readonly Motion[] {
  return motions.map((motion) => {
    if (!isOpen(motion)) return without(motion, person);
    const left = without(motion, person);
    return left !== motion && !hasSupport(left) ? closed(left, "withdrawn") : left;
  });
}

/** A row would end differently from what the council was shown: what was said of it counts once it is said again. */
export const changedTo = (motion: Motion, shown: readonly ShownRow[]): Motion => ({
  ...motion,
  shown,
  state: "changed",
  ballots: motion.ballots.map((ballot) => ({ ...ballot, stale: true })),
});

export const closed = (motion: Motion, why: Closing): Motion => ({ ...motion, state: "closed", why });

/** A motion that is sent, with the others of its question: they are beaten, or it takes the place of what was sent. */
export function sentIn(
  motions: readonly Motion[],
  number: number,
  { row, by, sealed }: { readonly row: number; readonly by: string | null; readonly sealed: boolean },
): readonly Motion[] {
  const sent = motions.find((motion) => motion.number === number);
  if (!sent) return motions;
  return motions.map((motion): Motion => {
    if (motion === sent) return { ...motion, state: "sent", why: null, row, by };
    if (!sameQuestion(motion, sent)) return motion;
    if (motion.state === "sent") return closed(motion, "replaced");
    return isOpen(motion) && !sealed ? closed(motion, "beaten") : motion;
  });
}
