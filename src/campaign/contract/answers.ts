/** What somebody does for a seat, or tries out, takes back and says ahead, and what the campaign answers. */
import type { Json, Refusal, Said, Seat, Submission } from "#engine";
import type { PlannedMove } from "../../store/records.ts";
import type { Ending } from "./negotiation.ts";
import type { SeatView } from "./views.ts";

/** Moves of one seat, done one after the other in one transaction, and what it says ahead with them. */
export interface Answering {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  /** The question that the first move answers; null or left out: the one that is open, or none. A stale one is refused. */
  readonly decision?: string | null;
  /** Raw: checked by the rules. May be empty where only something is said ahead. */
  readonly moves: readonly (PlannedMove & Pick<Submission, "regardless">)[];
  readonly ahead?: readonly Said[];
  /** Ends the seat's step, or its whole part in this phase, once the moves are done. */
  readonly end?: boolean;
  /** What comes after a move that draws, reveals or asks somebody is left, to be thought over; else only what waits for an answer. */
  readonly halts?: boolean;
  /** The sheet that the moves come from; left out: none, and all stay as they are. */
  readonly sheet?: SubmittedSheet;
  /** What is only said with the offer that it makes; left out: nothing. */
  readonly promise?: OfferedPromise;
  readonly interaction: string | null;
}

/** A sentence that goes with an offer, or `"kept"`: the one of the offer that is countered. */
export type OfferedPromise = "kept" | { readonly text: string; readonly ending: Ending };

/** A sheet that is submitted. */
export interface SubmittedSheet {
  readonly decision: string;
  /** What was filled in, null: nothing. Refused if that has changed since: another who holds the seat was faster. */
  readonly was?: Json | null;
  /** What stays filled in, written together with the moves; null: nothing. */
  readonly left: Json | null;
  /** The same where some of the moves were not done; null: they all were, and `left` stays. */
  readonly undone?: (rows: readonly RowOutcome[]) => Json | null;
}

/** One of several moves. */
export interface RowOutcome {
  /** In notation, canonical if it is possible. */
  readonly line: string;
  readonly move: PlannedMove;
  /**
   * later: not looked at, because a row before it was refused, draws, reveals or asks somebody.
   * stops: possible, and those behind it come after what it draws, reveals or asks.
   */
  readonly state: "possible" | "stops" | "refused" | "later";
  readonly refused: Refusal | null;
  /** What everyone is told of it, for a trial; what was done says it in `told`. */
  readonly told: readonly string[];
  /** The same as what happened. */
  readonly events: readonly Json[];
  /** Of a trial: what it is called as the rows before it leave things; null: it is not looked at, or the game has no name. */
  readonly called: string | null;
  /** Of a trial: what is worth knowing of it before it is done, such as that it is a bad idea. */
  readonly remarks: readonly string[];
}

/** What came of moves, written orders and what was said ahead. */
export interface Submitted {
  readonly rows: readonly RowOutcome[];
  /** What everyone and this seat were told, in order. */
  readonly told: readonly string[];
  /** The log row by which all of it can be taken back; null: it cannot. */
  readonly undo: number | null;
  /** Why moves were left, or the step was not ended; null: neither. */
  readonly halt: Halt | null;
  /** The interaction had been handled before; nothing was done again. */
  readonly repeated: boolean;
}

/** Why moves are left. */
export interface Halt {
  /**
   * brought: the last one drew or revealed something, to be looked at first; others: they must answer; asked: its own seat
   * is asked something else; refused: the next one is not possible; over: the game has ended.
   */
  readonly why: "brought" | "others" | "asked" | "refused" | "over";
  /** Who must answer, as texts name them; none where nobody says who. */
  readonly seats: readonly string[];
}

/** What is tried out for a seat. `step`: in a step to come, by its key, as if it had begun. */
export interface Trying {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  readonly step?: string | null;
}

/** What a seat has filled in of a step that it takes later, by its key. */
export type StepPreparation = Pick<Answering, "game" | "person" | "seat" | "moves" | "interaction"> & {
  readonly key: string;
  /** The step is ended with the moves. */
  readonly ends: boolean;
};

/** Moves tried out on a copy, as far as that tells nothing that is hidden. */
export interface Trial {
  readonly rows: readonly RowOutcome[];
  /** The seat's view after the rows that are possible: what the next one is chosen from. */
  readonly after: SeatView;
}

/** An act to be taken back. */
export interface Undo {
  readonly game: string;
  readonly person: string;
  /** The log row that is meant; null: the last one. */
  readonly row: number | null;
  readonly interaction: string | null;
}

export interface Undone {
  /** What everyone was told. */
  readonly line: string;
  /** Whose question is open again; null: it had been taken back before. */
  readonly seat: Seat | null;
  /** What that seat had done, in order. */
  readonly moves: readonly PlannedMove[];
  readonly repeated: boolean;
}

/** The same as orders in notation, a line each. */
export interface WrittenSheet {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  /** As written; empty lines count, and say nothing. */
  readonly lines: readonly string[];
  readonly interaction: string | null;
}

/** A written order, looked at. */
export interface CheckedLine {
  /** From 1, as its writer counts. */
  readonly number: number;
  /** In canonical form if it is possible, else as it was written. */
  readonly line: string;
  /** What it means; null: it cannot be read, or was not looked at. */
  readonly move: PlannedMove | null;
  /** later: it was not looked at, because a line before it was refused, or rolls dice or reveals something. */
  readonly state: "possible" | "refused" | "later";
  readonly refused: Refusal | null;
  /** What the rules want confirmed before it is done. */
  readonly confirm: string | null;
}
