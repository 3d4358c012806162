/** How sensible people use the controls of a game in demos, beyond the bare moves of its computer player. */
import type { Decision, Dice, GameTypes, Params, Upcoming } from "#engine";
import type { SeatView } from "../../campaign/service.ts";
import type { Eyes } from "../robot/eyes.ts";
import type { Wanted } from "../robot/robot.ts";

/** What somebody stands before when they decide something. */
export interface Situation {
  readonly seatView: SeatView;
  readonly decision: Decision;
  readonly eyes: Eyes;
  readonly dice: Dice;
}

/** An answer, and what it is called where it is counted separately. */
export interface Intent extends Wanted {
  readonly scene?: string;
}

export interface Manner {
  /** What somebody says ahead, once, where a menu asks for it: choices by order; the dice make them different. */
  says(dice: Dice): { readonly [order: string]: string };
  /** What they answer; null: what the computer player would. */
  wants(situation: Situation): Promise<Intent | null>;
  /** What they answer to a question to come; null: they wait until it is asked. */
  prepares(upcoming: Upcoming<GameTypes>, seatView: SeatView, dice: Dice): Params | null;
}
