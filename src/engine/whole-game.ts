import type { SealedAnswer } from "./decision.ts";
import type { RandomState } from "./dice.ts";
import type { GameTypes, State } from "./game-types.ts";
import type { Frame, Result } from "./procedure.ts";
import type { Seat } from "./values.ts";

/** A whole game as it is stored: the game's own state and what the kernel keeps around it. Plain JSON, a few kB. */
export interface Envelope<G extends GameTypes> extends State<G> {
  game: string;
  /** Hash of the pack. */
  content: string;
  rules: string;
  stateVersion: number;
  /** Number of the next log row; never goes back. */
  seq: number;
  random: RandomState;
  seats: Seat[];
  controllers: { [seat: Seat]: string };
  /** Procedures in progress, the innermost last. */
  frames: Frame[];
  answers: { [seat: Seat]: SealedAnswer[] };
  over: Result | null;
}
