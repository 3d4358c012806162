/** What the service asks of whoever thinks for seats of computers: programs, which only a sandbox has, and threads. */
import type { ComputerRole, Decision, Envelope, GameTypes, Move, Params, Result, Rulebook, Seat } from "#engine";
import type { ComputerLevel } from "../../store/records.ts";

/** A question to a seat that a computer plays or minds. */
export interface AskedOutside {
  /** The campaign. */
  readonly game: string;
  readonly book: Rulebook<GameTypes>;
  readonly options: Params;
  readonly env: Envelope<GameTypes>;
  readonly decision: Decision;
  readonly role: ComputerRole;
  /** How well it is to be played. */
  readonly level: ComputerLevel;
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
  /** What is played for the seat; "thinking": ask again once it wakes; null: the computer answers by itself. */
  answer(asked: AskedOutside): Move | "thinking" | null;
  tell(told: ToldOutside): void;
}

/** Several of them: the first that has a seat answers for it. */
export const everybody = (players: readonly OutsidePlayers[]): OutsidePlayers => ({
  answer(asked) {
    for (const one of players) {
      const answer = one.answer(asked);
      if (answer !== null) return answer;
    }
    return null;
  },
  tell(told) {
    for (const one of players) one.tell(told);
  },
});
