import type { Suggestions } from "../../../engine/index.ts";
import { planText } from "../rules/combat/plan-text.ts";
import type { plays } from "../rules/plays.ts";
import type { Baghdad } from "../state.ts";
import { planned } from "./bot/combats.ts";
import { step } from "./bot/moves.ts";
import { purchase } from "./bot/recruits.ts";

/** What a computer player would plan, recruit, buy, play or move next. */
export const suggestions: Suggestions<Baghdad, typeof plays> = {
  recruiting: { next: purchase },
  moving: { next: step },
  planning: {
    answers: (view) => {
      const plan = planned(view);
      return [{ label: planText(view.content, plan.params, "Suggested: "), moves: [plan] }];
    },
  },
};
