/** What the thread of a council shows of the questions that it has to answer. */
import type { Seat } from "#engine";
import type { GameRecord, Meeting } from "../../store/records.ts";
import type { Council } from "../facts/council.ts";

/** Where a council meets, and what its post there shows. */
export interface CouncilMessage {
  readonly game: string;
  /** The seat by whose name it meets. */
  readonly seat: Seat;
  readonly seatName: string;
  readonly record: GameRecord;
  /** Who belongs into its thread now. */
  readonly persons: readonly string[];
  readonly meeting: Meeting;
  /** Null: it is no council any more, or the campaign is over. */
  readonly shown: CouncilQuestion | null;
}

export interface CouncilQuestion {
  readonly council: Council;
  /** Of the seats that it plays, the one that is waited for. */
  readonly seat: Seat;
  /** What the game waits for from it; null: nothing. A new one is told to those who want to be called, once. */
  readonly wait: string | null;
  /** Whom a new question calls. */
  readonly called: readonly string[];
  /** Somebody of another side could read along. */
  readonly hides: boolean;
}
