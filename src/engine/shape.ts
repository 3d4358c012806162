/** How the open question stands to the course of play: asked of all at once, in order, or within somebody's turn. */
import { type Envelope, openAsk } from "./envelope.ts";
import type { GameTypes } from "./game-types.ts";
import type { Rulebook } from "./rulebook.ts";

/**
 * How a question stands to the course of play. together: several seats are asked at once; in-order: one after the other;
 * reply: within the turn of a seat that is not alone in being asked.
 */
export const SHAPES = ["together", "in-order", "reply"] as const;
export type Shape = (typeof SHAPES)[number];

/** The shape of the open question: a function of what everyone can see. Null: nothing is asked. */
export function shapeOf<G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>): Shape | null {
  const ask = openAsk(env);
  if (!ask) return null;
  const owner = turnOwner(book, env);
  if (owner !== null && ask.seats.some((seat) => seat !== owner)) return "reply";
  return ask.seats.length > 1 ? "together" : "in-order";
}

/** Whose turn it is; null: nobody's. */
function turnOwner<G extends GameTypes>(book: Rulebook<G>, { frames }: Envelope<G>): string | null {
  for (const { procedure, data } of frames.toReversed()) {
    const owner = book.procedures.get(procedure)?.turnOf?.(data);
    if (owner !== undefined) return owner;
  }
  return null;
}
