import type { GameTypes, View } from "./game-types.ts";
import type { AnyProcedure } from "./procedure.ts";

/** A step of several actions that a seat takes alone when its turn comes, and can fill in before that. */
export interface OwnStep<G extends GameTypes> {
  /** What runs when its turn comes, with `{ seat }` as its notes; its `turnOf` says whose it is. */
  readonly procedure: AnyProcedure<G>;
  /** What people call it: "Action", "phase". */
  readonly title: string;
  /** Names the seat's present step, or else the one that it can fill in now, a different name for each: "action.3"; null: none. */
  key(view: View<G>, at: StepPlace): string | null;
}

/** Where the game is, seen from a step of a seat. */
export interface StepPlace {
  /** The seat is in it. */
  readonly begun: boolean;
  /** It has been called and has not begun: it comes before anything new of the main procedure. */
  readonly called: boolean;
  /** The stage that the main procedure goes on with. */
  readonly main: string;
}

/** In place of a key: nobody knows whether there is one. */
export const UNKNOWN_STEP = "unknown";
