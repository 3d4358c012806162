/** What seats have settled ahead, what they have answered, and the clocks that run for them. */
import type { Fact, Json, Params, Seat, Shape } from "#engine";

/**
 * Whose word something is that was settled ahead by somebody other than whoever holds the seat now. former: of somebody
 * before them; lender: of who has lent them the seat; neither acts until they have kept it. kept: the lender's, which they
 * have kept.
 */
export const INHERITED = ["former", "lender", "kept"] as const;
export type Inherited = (typeof INHERITED)[number];

export interface StandingOrderRecord {
  readonly seat: Seat;
  readonly name: string;
  readonly params: Params;
  /** The seat wants to be asked where the order would answer. */
  readonly ask: boolean;
  /** The phase (`Phase.id`) or the turn after which it ends; both null: it counts until it is changed. */
  readonly phase: string | null;
  readonly turn: number | null;
  /** Null or left out: whoever holds the seat has given it. */
  readonly inherited?: Inherited | null;
  /**
   * The first log row that was written with it: taking that back takes the order back, too; 0: it was given by itself.
   */
  readonly given: number;
  /** When it was given, ms since 1970; left out: with the change that writes it. */
  readonly at?: number;
}

/** What a seat answered to a question. */
export interface FormerAnswer {
  readonly action: string;
  /** A standing order answered: if that is taken back, its seat is asked first. */
  readonly byOrder: boolean;
}

/**
 * What seats had answered before people went back, as far as they have not answered again; left out where no order had
 * answered. It is worked out from the log, and never stored.
 */
export interface FormerAnswers {
  readonly [seat: Seat]: {
    /** The next one first. */
    readonly answers: readonly FormerAnswer[];
    /** The question that it has answered last. */
    readonly last: string | null;
  };
}

/** What an answer rests on: a fact, or the sentence that releases before this form kept of it. */
export type KeptFact = Fact | string;

/** An answer to a question to come. */
export interface PreparedRecord {
  readonly seat: Seat;
  /** Of the question, `Premise.key`, or of the step. */
  readonly key: string;
  readonly moves: readonly PlannedMove[];
  /** What it rests on, as it was then; of a step, what each of its moves would have brought. */
  readonly facts: readonly KeptFact[];
  /** Of a step: it is ended with the moves. */
  readonly ends: boolean;
  /** Null or left out: whoever holds the seat has prepared it. */
  readonly inherited?: Inherited | null;
}

export interface PlannedMove {
  readonly action: string;
  readonly params: Params;
}

/** The time that a seat has for a phase. It runs only while the seat is waited for. */
export interface ClockRecord {
  readonly game: string;
  readonly seat: Seat;
  readonly phase: string;
  /** Of the questions that it is for. */
  readonly shape: Shape;
  /** What is left, ms that count, of a clock that stands still. */
  readonly left: number;
  /** Null: it stands still. */
  readonly deadline: number | null;
  readonly remind: number | null;
}

/**
 * What a seat has filled in so far. It is the seat's, so that two who hold it see the same; that of a council which votes, or
 * whose captain acts, is a member's own.
 */
export interface SheetRecord {
  readonly seat: Seat;
  /** The member of a council; left out: whoever holds the seat. */
  readonly person?: string;
  /** The decision that it is for, "free" for actions at any time, `ahead:KEY` for a question to come. */
  readonly decision: string;
  /** The shell's own. */
  readonly sheet: Json;
}
