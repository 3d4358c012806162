/** What a thread is given to think about: what one seat knows, and nothing else of the campaign. */
import type { ComputerRole, Decision, GameTypes, Outlook } from "#engine";

/** Plain JSON. */
export interface Task {
  readonly outlook: Outlook<GameTypes>;
  readonly decision: Decision;
  readonly role: ComputerRole;
  /** Of the dice that it thinks with. */
  readonly seed: number;
  /** How long it may think, ms. */
  readonly ms: number;
}
