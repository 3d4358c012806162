/** Who is about to win, and who has won. */
import { z } from "zod";
import { event } from "#engine";

/** What everyone is told. */
export const events = {
  /** Another turn that brings as much as this one wins. */
  nearScore: event("nearScore", { seat: z.string(), score: z.int(), gain: z.int() }),
  /** One step is missing to a special victory. */
  nearSpecial: event("nearSpecial", {
    seat: z.string(),
    /** How many seats the game has: what it takes depends on that. */
    seats: z.int(),
    /** The part of its Victory Condition that is missing, by its place on the screen, and how much of it the seat has. */
    part: z.int(),
    have: z.int(),
  }),
  /** The next turn may be the last; who then wins if nobody else does. */
  lastCards: event("lastCards", { cards: z.int(), stalemate: z.array(z.string()) }),
  ended: event("ended", {
    victories: z.array(z.strictObject({ title: z.string(), seats: z.array(z.string()) })),
  }),
};
