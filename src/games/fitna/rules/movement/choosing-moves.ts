import { game, move } from "../../../../engine/index.ts";
import type { Fitna } from "../../state.ts";
import { askUnits } from "../command/lending.ts";
import { seen } from "../now.ts";
import { count } from "../pieces/words.ts";
import { countsForVictory } from "../victory/counting.ts";
import { airAssault, airMove } from "./air.ts";
import { endMovement, sendUnitsBack, whyNotAtRest } from "./end-movement.ts";
import { move as march } from "./move.ts";
import { STAR } from "./options.ts";
import { showTop } from "./top.ts";

const { question } = game<Fitna>();

/** what the active seat does in its Movement segment. */
export const choosingMoves = question.turn("choosing-moves", {
  actions: [march, airMove, airAssault, showTop, sendUnitsBack, endMovement, askUnits],
  prompt: (view) => {
    const { moves = 0, offensives = 0 } = view.table.plan ?? {};
    const star = countsForVictory(seen(view)).size > 0 ? ` ${STAR} counts for victory.` : "";
    return {
      question: `${count(moves, "unit move")} left, then ${count(offensives, "attack")}. Which units go where?`,
      facts: [`Each unit moves once; units go round enemies, not through them.${star}`],
    };
  },
  fallback: (view) => move(whyNotAtRest(view) ? sendUnitsBack : endMovement),
});
