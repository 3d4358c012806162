/** What a computer may do for a seat that it only minds, and what a seat answers at a deadline. */
import type { Decision, Move } from "./decision.ts";
import type { Dice } from "./dice.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { Rulebook } from "./rulebook.ts";
import { canonical } from "./values.ts";

type Minded<G extends GameTypes> = Pick<Rulebook<G>, "definition" | "actions">;

/** What nobody does for a seat that is not theirs: what it is not asked for, and what binds it to another seat. */
const oversteps = <G extends GameTypes>({ actions }: Minded<G>, decision: Decision, { action }: Move): boolean =>
  !decision.actions.includes(action) || (actions.get(action)?.deal ?? false);

/** As at a deadline. Always legal. */
export function byDefault<G extends GameTypes>({ definition }: Minded<G>, view: View<G>, decision: Decision): Move {
  const { action, params } = definition.defaultAnswer(view, decision);
  return { action, params };
}

/**
 * The answer of a computer that minds a seat: what a computer player chooses, as long as that answers the question and
 * makes no deal; otherwise, and to offers, as at a deadline. Always legal.
 */
export function minded<G extends GameTypes>(book: Minded<G>, view: View<G>, decision: Decision, dice: Dice): Move {
  const move = decision.owed ? book.definition.bot(view, decision, dice, "minds") : null;
  return move && !oversteps(book, decision, move) ? move : byDefault(book, view, decision);
}

/** Whether such a computer may have done that at all, whatever release it was of. */
export const mayMind = <G extends GameTypes>(book: Minded<G>, view: View<G>, decision: Decision, move: Move): boolean =>
  !oversteps(book, decision, move) || canonical(byDefault(book, view, decision)) === canonical(move);
