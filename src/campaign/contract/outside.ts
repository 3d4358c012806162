/** What the service asks of programs that play seats in place of the computer. Only a sandbox has any: nobody starts a program for strangers. */
import type { Decision, Envelope, GameTypes, Move, Params, Result, Rulebook, Seat } from "#engine";

/** A question to a seat of a computer. */
export interface AskedOutside {
  /** The campaign. */
  readonly game: string;
  readonly book: Rulebook<GameTypes>;
  readonly options: Params;
  readonly env: Envelope<GameTypes>;
  readonly decision: Decision;
  /** To be called once there is an answer, or there will be none. */
  wake(): void;
}

/** What has happened in a campaign, in words. */
export interface ToldOutside {
  readonly game: string;
  readonly everyone: readonly string[];
  readonly alone: readonly { readonly seat: Seat; readonly lines: readonly string[] }[];
  /** It is over; null: it is not, or nobody knows. */
  readonly result: Result | null;
}

export interface OutsidePlayers {
  /** What a program plays that has this seat; "thinking": ask again once it wakes; null: the computer plays the seat itself. */
  answer(asked: AskedOutside): Move | "thinking" | null;
  tell(told: ToldOutside): void;
}
