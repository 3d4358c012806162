import { game, move, type NamedAnswer, type Prompt, type View } from "../../../../engine/index.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { strategicMove } from "../movement/strategic.ts";
import { count } from "../pieces/words.ts";
import { cardsToDraw, endPhase } from "./adjust.ts";
import { drawOptions } from "./jokers.ts";
import { handLine } from "./phase-facts.ts";

const { question } = game<Fitna>();
type Eyes = View<Fitna>;

/** strategic movement, then cards are drawn; whoever ends the phase at once goes without it. */
export const strategicMovement = question.turn("strategic-movement", {
  actions: [strategicMove, endPhase],
  prompt: (view) => drawing(view),
  answers: (view) => drawings(view),
  fallback: (view) => mostEven(view),
});

/** */
export const endingPhase = question.turn("ending-phase", {
  actions: [endPhase],
  prompt: (view) => drawing(view),
  answers: (view) => drawings(view),
  fallback: (view) => mostEven(view),
});

function drawing(view: Eyes): Prompt {
  const draws = cardsToDraw(view.table, seatIdOf(view.seat));
  const held = count(view.hand.cards.length, "card");
  const strategic =
    view.table.phase === "strategic" ? " Before that, one supplied unit may go any distance over your own ground." : "";
  return {
    question:
      draws > 0 ? `You hold ${held} and draw ${draws}.${strategic}` : `You hold ${held} and draw none.${strategic}`,
    facts: [handLine(view)],
  };
}

const waysToDraw = ({ table, seat }: Eyes) => drawOptions(table, cardsToDraw(table, seatIdOf(seat)));

/** The phase is ended at one press, whatever else may still be done: with cards of both piles first, or of one. */
function drawings(view: Eyes): readonly NamedAnswer[] {
  const all = waysToDraw(view);
  const offered = new Set([all[0], all.at(-2), all.at(-1)].flatMap((option) => (option ? [option.value] : [])));
  return [...offered].map((draw) => ({ moves: [move(endPhase, { draw })] }));
}

/** Assets and events in turn, an asset first, as far as there are any. */
function mostEven(view: Eyes) {
  const [best] = waysToDraw(view);
  if (!best) throw new Error("there is always a way to draw what there is");
  return move(endPhase, { draw: best.value });
}
