import type { Decision, Dice, Move, View } from "../../engine/index.ts";
import { endPhase, infiltrate, stopStrike, strategy } from "./bot/answers.ts";
import { commitment } from "./bot/commit.ts";
import { nextPlay } from "./bot/next-play.ts";
import { react } from "./bot/reactions.ts";
import { selecting } from "./chits/selection.ts";
import { defaultAnswer } from "./defaults.ts";
import { selection } from "./judgement/chits.ts";
import type { Lebanon } from "./state.ts";

type Answer = (view: View<Lebanon>, decision: Decision) => Move;

/** What a computer player does, by the first action of a question that is listed here; the rest as at a deadline. */
const ANSWERS: { readonly [action: string]: Answer } = {
  "choose-strategy": strategy,
  "end-phase": play,
  "select-chits": (view) => selecting(view, selection(view)),
  ambush: react,
  evade: react,
  commit: commitment,
  sam: stopStrike,
  "ce-infiltrate": infiltrate,
};

/** Takes zones that nobody holds, keeps its own, and spends what is left where it hurts. */
export function bot(view: View<Lebanon>, decision: Decision, _dice: Dice): Move {
  for (const action of decision.actions) {
    const answer = Object.hasOwn(ANSWERS, action) ? ANSWERS[action] : undefined;
    if (answer) return answer(view, decision);
  }
  return defaultAnswer(view, decision);
}

function play(view: View<Lebanon>): Move {
  return nextPlay(view) ?? endPhase(view);
}
