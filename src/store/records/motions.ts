/** Motions and votes of councils as they are stored. */
import type { Said, Seat } from "#engine";
import type { KeptFact, PlannedMove } from "./play.ts";

/** What becomes of an answer that is put to the vote of a council. */
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
  /** Its question was answered by somebody, by an order or by default, or will not come any more. */
  "answered",
  /** What it answers, or was sent as, was taken back. */
  "rewound",
  /** It is no longer possible. */
  "illegal",
  /** The seat is no council's any more. */
  "handed over",
] as const;
export type Closing = (typeof CLOSINGS)[number];

export const SIDES = ["support", "object"] as const;

/** A member's word on a motion. */
export interface MotionBallot {
  readonly person: string;
  readonly side: (typeof SIDES)[number];
  /** The motion has changed since: it counts when it is pressed again. */
  readonly stale: boolean;
}

/** A row of a motion as its council was shown it. */
export interface ShownRow {
  readonly words: string;
  /** How it ends, as far as its seat may know beforehand; null: nobody can. */
  readonly ends: readonly string[] | null;
}

/** A complete answer to a question of a seat, put to the vote of its council. It never changes; a copy of it may. */
export interface MotionRecord {
  readonly seat: Seat;
  /** The number of the vote that it is part of. */
  readonly vote: number;
  /** Counted in its vote, from 1. */
  readonly number: number;
  /** The label of a named answer that is voted on with the buttons of its question: it has no message; null: a motion. */
  readonly poll: string | null;
  readonly proposer: string;
  readonly moves: readonly PlannedMove[];
  readonly ahead: readonly Said[];
  /** It ends the seat's step once its moves are done. */
  readonly end: boolean;
  /** The number of the motion that it was made from; null: none. */
  readonly from: number | null;
  /** Of a question to come: what it rests on. */
  readonly facts: readonly KeptFact[];
  readonly shown: readonly ShownRow[];
  readonly state: MotionState;
  /** Null: it is not closed. */
  readonly why: Closing | null;
  /** Sent: by whom, where it did not win by itself. */
  readonly by: string | null;
  /** Sent: the number of its first log row. */
  readonly row: number | null;
  /** In the order in which they were given. */
  readonly ballots: readonly MotionBallot[];
  readonly at: number;
}

/** A council's vote on a question. */
export interface VoteRecord {
  readonly seat: Seat;
  /** Counted by seat, from 1. */
  readonly number: number;
  /** Names the question, asked or to come: the key of its premise, else the number of the decision. */
  readonly question: string;
  /** When the first motion was made, or the seat was asked. */
  readonly since: number;
  /** When the seat was asked; null: it is still to come. */
  readonly asked: number | null;
  /** Those whose vote was missing have been reminded. */
  readonly reminded: boolean;
  /** When it closed with nobody winning; null: it has not. */
  readonly closed: number | null;
  /** The question was answered, or is gone. */
  readonly over: boolean;
  /** When something has to be done; null: nothing has. */
  readonly next: number | null;
}
