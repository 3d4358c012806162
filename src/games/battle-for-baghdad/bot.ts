import type { Decision, Dice, Move, View } from "../../engine/index.ts";
import { choose, fallen, nextFight, planned } from "./bot/combats.ts";
import { answerOffer } from "./bot/dealing.ts";
import { placement } from "./bot/deploy.ts";
import { draft } from "./bot/draft.ts";
import { first, offer } from "./bot/initiative.ts";
import { step } from "./bot/moves.ts";
import { propound } from "./bot/proposals.ts";
import { purchase } from "./bot/recruits.ts";
import { award, claims, counter, disruption, doubling, street } from "./bot/windows.ts";
import { defaultAnswer } from "./defaults.ts";
import type { Baghdad } from "./state.ts";

/** What a computer player does, by the first action of a question that is listed here. */
const ANSWERS: { readonly [action: string]: (view: View<Baghdad>, decision: Decision, dice: Dice) => Move } = {
  deployAll: placement,
  claim: claims,
  bid: offer,
  chooseFirst: first,
  stopStreet: street,
  take: draft,
  ready: propound,
  recruit: purchase,
  move: step,
  moveTo: step,
  cancelTargeted: counter,
  takeCards: defaultAnswer,
  discardOf: defaultAnswer,
  defectLoss: defaultAnswer,
  defectGain: defaultAnswer,
  fight: nextFight,
  oppose: choose,
  plan: planned,
  disrupt: disruption,
  swapAward: award,
  double: doubling,
  casualties: fallen,
};

/** Takes what is free, fights where that pays, and looks no further than its own turn. Throws for a question it does not know. */
export function bot(view: View<Baghdad>, decision: Decision, dice: Dice): Move | null {
  if (decision.kind === "offer") return answerOffer(view, decision);
  const { actions } = decision;
  for (const action of actions) {
    const answer = ANSWERS[action];
    if (answer) return answer(view, decision, dice);
  }
  throw new Error(`the computer does not know what to answer to ${actions.join(", ")}`);
}
