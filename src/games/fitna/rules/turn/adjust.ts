import type { Frozen } from "../../../../engine/index.ts";
import { choice, game } from "../../../../engine/index.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, seatIdOf, type Table } from "../../state.ts";
import { piles } from "../cards/words.ts";
import { drawFor, drawNamed, drawOptions } from "./jokers.ts";

const { action } = game<Fitna>();

/** */
const FULL_HAND = 4;

/** how many cards a seat draws at the end of its phase. */
export const cardsToDraw = ({ held }: Frozen<Pick<Table, "held">>, seat: SeatId): number =>
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
