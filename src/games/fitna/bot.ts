import { completed, type Decision, type Dice, type Move, type Params, Refused, type View } from "../../engine/index.ts";
import { assaults } from "./bot/assaults.ts";
import { bestMarch } from "./bot/marches.ts";
import { cardsToSpend, division, eventsToPlay } from "./bot/spending.ts";
import { defaultAnswer } from "./defaults.ts";
import { handToTake } from "./guide/first-hand.ts";
import { rules } from "./rules.ts";
import type { Fitna } from "./state.ts";

type Answer = (view: View<Fitna>, decision: Decision) => Move | null;

const ACTIONS = new Map(rules.actions.map((action) => [action.name, action]));

/** The first of these beginnings of an action that can be completed; null: none can. */
function firstPossible(view: View<Fitna>, name: string, said: Iterable<Params>): Move | null {
  const action = ACTIONS.get(name);
  if (!action || action.when(view)) return null;
  for (const params of said) {
    try {
      return { action: name, params: completed(action, view, params, {}) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return null;
}

/** What a computer player does, by the first of these actions that a question offers; the rest as at a deadline. */
const ANSWERS: { readonly [action: string]: Answer } = {
  "take-hand": (view) => ({ action: "take-hand", params: { cards: handToTake(view).map(String) } }),
  "end-events": (view) => event(view) ?? planned(view),
  plan: planned,
  "end-movement": bestMarch,
  "end-offensives": (view) => firstPossible(view, "attack", assaults(view)),
};

const event = (view: View<Fitna>): Move | null =>
  firstPossible(
    view,
    "play-event",
    eventsToPlay(view).map((card) => ({ card: String(card) })),
  );

function planned(view: View<Fitna>): Move | null {
  const cards = cardsToSpend(view);
  return firstPossible(view, "plan", [{ cards: cards.map(String), ...division(view, cards) }, {}]);
}

/** Brings its units up to what is worth having, attacks where that pays, and spends for it what serves no better. */
export function bot(view: View<Fitna>, decision: Decision, _dice: Dice): Move {
  for (const [action, answer] of Object.entries(ANSWERS)) {
    if (!decision.actions.includes(action)) continue;
    const move = answer(view, decision);
    if (move) return move;
  }
  return defaultAnswer(view, decision);
}
