import { game, move } from "../../../../engine/index.ts";
import type { Fitna } from "../../state.ts";
import { askUnits } from "../command/lending.ts";
import { count } from "../pieces/words.ts";
import { handLine } from "../turn/phase-facts.ts";
import { attack } from "./attack.ts";

const { action, question } = game<Fitna>();

export const endOffensives = action("end-offensives", "End offensives", {
  help: "Ends your Offensives segment.",
  common: true,
  ends: true,
})
  .label(() => "End offensives")
  .apply(() => {});

/** what the active seat does in its Offensives segment. */
export const choosingAttacks = question.turn("choosing-attacks", {
  actions: [attack, endOffensives, askUnits],
  prompt: (view) => ({
    question: `${count(view.table.plan?.offensives ?? 0, "attack")} left. Who attacks where?`,
    facts: [handLine(view)],
  }),
  fallback: () => move(endOffensives),
});
