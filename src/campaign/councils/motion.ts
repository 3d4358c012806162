import type { Said, Seat } from "../../engine/index.ts";
import type { PlannedMove } from "../../store/records.ts";

/** What becomes of an answer that is put to the vote. */
export const MOTION_STATES = ["open", "changed", "sent", "closed"] as const;
export type MotionState = (typeof MOTION_STATES)[number];

/** Why a motion is closed without having been sent, or in place of what was sent. */
export const CLOSINGS = [
  /** Its proposer took it back, and nobody else supported it. */
  "withdrawn",
  /** Another motion was sent. */
  "beaten",
  /** It was sent, and another took its place before the last seat was in. */
  "replaced",
  /** Its question was answered by somebody, by an order or by default, or is gone. */
  "answered",
  /** What it answers, or was sent as, was taken back. */
  "rewound",
  /** The vote closed and it did not win. */
  "lost",
  /** It is no longer possible. */
  "illegal",
  /** The seat has passed into other hands. */
  "handed over",
] as const;
export type Closing = (typeof CLOSINGS)[number];

/** A member's word on a motion. */
export interface Ballot {
  readonly person: string;
  readonly side: "support" | "object";
  /** The motion has changed since: it counts when it is pressed again. */
  readonly stale: boolean;
}

/** A row of a motion as the council was shown it. */
export interface ShownRow {
  readonly words: string;
  /** How it ends, as far as its seat may know beforehand. */
  readonly ends: readonly string[];
}

/** A complete answer to a question of a seat, put to the vote of its council. It never changes; a copy of it may. */
export interface Motion {
  /** From 1, by seat. */
  readonly number: number;
  readonly seat: Seat;
  /** Names the question, asked or to come: the key of its premise, else the number of the decision. */
  readonly question: string;
  /** A named answer that is voted on with the buttons of its question: nobody objects to it, and it has no message. */
  readonly poll: string | null;
  readonly proposer: string;
  readonly moves: readonly PlannedMove[];
  readonly ahead: readonly Said[];
  /** It ends the seat's step once its moves are done. */
  readonly end: boolean;
  /** The number of the motion that it was made from. */
  readonly from: number | null;
  readonly shown: readonly ShownRow[];
  readonly state: MotionState;
  /** Closed: why. */
  readonly why: Closing | null;
  /** Sent: by whom it was decided where it did not win by itself. */
  readonly by: string | null;
  /** Sent: the number of its first log row. */
  readonly row: number | null;
  /** In the order in which they were given. */
  readonly ballots: readonly Ballot[];
  readonly at: number;
}

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

const sameQuestion = (a: Motion, b: Motion): boolean => a.seat === b.seat && a.question === b.question;

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
  const gone = isOpen(meant) && (meant.proposer === person || meant.poll !== null) && !hasSupport(left);
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

/** A row would end otherwise than the council was shown: what was said of it counts when it is said again. */
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
