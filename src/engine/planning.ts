/** What a game tells a planner, which knows no game: what may be hidden, what is worth thinking about, and who stands well. */
import type { ComputerRole, Decision, Move } from "./decision.ts";
import type { Dice } from "./dice.ts";
import type { GameTypes, PublicView, State, View } from "./game-types.ts";
import type { Seat } from "./values.ts";

export interface Planning<G extends GameTypes> {
  /**
   * Hands and box as they may be for all that the seat sees, each possibility as likely as it is: the same view and dice
   * give the same. The table and its own hand are those of the view.
   */
  world(view: View<G>, dice: Dice): State<G>;
  /**
   * What else may be answered: the game's own plans, the most promising first. Empty: the question is not worth a thought.
   * An answer that is not legal is passed over.
   */
  candidates(view: View<G>, decision: Decision): readonly Move[];
  /** Whether a play-out that began at one table ends at another: a length of play, which no counter cuts short. */
  isAtHorizon(from: View<G>["table"], now: View<G>["table"]): boolean;
  /** How a seat stands, from 0 (has lost) to 1 (has won), by everything that lies in a state. */
  value(state: State<G>, view: PublicView<G>, seat: Seat): number;
  /** How seats are played in play-outs: as a computer player does, or more quickly. */
  light(view: View<G>, decision: Decision, dice: Dice): Move | null;
  /** How a computer player answers without playing anything out that plays at least as well as the one of `Definition.bot`. */
  keen(view: View<G>, decision: Decision, dice: Dice, role: ComputerRole): Move | null;
}
