import type { Advice, Suggestions } from "../../../engine/index.ts";
import { planText } from "../rules/combat/plan-text.ts";
import type { plays } from "../rules/sequence.ts";
import type { Baghdad } from "../state.ts";
import { choose, fallen, nextFight, planned } from "./bot/combats.ts";
import { answerOffer } from "./bot/dealing.ts";
import { placement } from "./bot/deploy.ts";
import { draft } from "./bot/draft.ts";
import { first, offer } from "./bot/initiative.ts";
import { step } from "./bot/moves.ts";
import { propound } from "./bot/proposals.ts";
import { purchase } from "./bot/recruits.ts";
import { award, claims, counter, disruption, doubling, street } from "./bot/windows.ts";

/** Takes what is free, fights where that pays, and looks no further than its own turn. */
export const advice: Advice<Baghdad, typeof plays> = {
  deployment: placement,
  claims,
  bids: offer,
  "first-player": first,
  "before-card": street,
  draft,
  dealing: (view, _, dice) => propound(view, dice),
  "offer-to-answer": answerOffer,
  "accepted-offer": () => null,
  "own-offer": () => null,
  recruiting: purchase,
  moving: step,
  "move-under-way": step,
  "aimed-at": counter,
  taking: "fallback",
  discarding: "fallback",
  "defection-loss": "fallback",
  "defection-gain": "fallback",
  fighting: nextFight,
  opposing: choose,
  planning: planned,
  disruption,
  redirection: award,
  "choosing-casualties": fallen,
  doubling,
};

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
