/** How a seat ends its phase: strategic movement if it wants, then it draws from the piles of its choice. */
import { choice, type Frozen, game, move, type NamedAnswer, type Prompt, type View } from "#engine";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, seatIdOf, type Table } from "../../state.ts";
import { piles } from "../cards/words.ts";
import { strategicMove } from "../movement/strategic.ts";
import { count } from "../pieces/words.ts";
import { drawFor, drawNamed, drawOptions } from "./jokers.ts";
import { handLine } from "./phase-facts.ts";

const { action, question } = game<Fitna>();

/** up to how many cards are drawn. */
const FULL_HAND = 4;

/** how many cards a seat draws at the end of its phase. */
const cardsToDraw = ({ held }: Frozen<Pick<Table, "held">>, seat: SeatId): number =>
  Math.max(0, FULL_HAND - (held[seat] ?? 0));

/** R-012, and the end of the phase. */
export const endPhase = action("end-phase", "End your phase", {
  help: "Draws up to 4 cards, each from the pile of your choice, and ends your phase.",
  common: true,
})
  .param(
    "draw",
    "Which cards do you draw?",
    choice(({ table, seat }) => drawOptions(table, cardsToDraw(table, seatIdOf(seat)))),
  )
  .label((_, { draw = "" }) => {
    const named = drawNamed(draw);
    return named.assets + named.events > 0 ? `End phase: draw ${piles(named)}` : "End phase";
  })
  .apply((a) => {
    const wanted = drawNamed(a.params.draw);
    if (wanted.assets + wanted.events === 0) return;
    drawFor(a, seatIdOf(a.seat), wanted, "adjust");
    a.barrier();
  });

type Eyes = View<Fitna>;

/** strategic movement, then cards are drawn; whoever ends the phase at once goes without it. */
export const strategicMovement = question.turn("strategic-movement", {
  actions: [strategicMove, endPhase],
  prompt: (view) => drawing(view),
  answers: (view) => drawings(view),
  fallback: (view) => mostEven(view),
});

/** R-012 Draws, from the piles that the seat names. */
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
