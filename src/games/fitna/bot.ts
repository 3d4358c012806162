import { completed, type Decision, type Dice, type Move, type Params, Refused, type View } from "../../engine/index.ts";
import { arrivalsWanted } from "./bot/arriving.ts";
import { assaults, exploitationIn } from "./bot/assaults.ts";
import { attacksOfIs, attacksOfKurds, movesOfKurds, planOfKurds } from "./bot/factions.ts";
import { cardsToSpend, division, eventsToPlay, playsJoker } from "./bot/spending.ts";
import { transfers } from "./bot/strategic.ts";
import { strikesOfJoker } from "./bot/strikes.ts";
import { cancelOf, supportIn } from "./bot/support.ts";
import { defaultAnswer } from "./defaults.ts";
import { handToTake } from "./guide/first-hand.ts";
import { bestMarch } from "./judgement/marches.ts";
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
  "end-events": (view) => joker(view) ?? event(view) ?? strikes(view) ?? planned(view),
  plan: planned,
  "end-movement": bestMarch,
  "end-offensives": (view) => firstPossible(view, "attack", assaults(view)),
  "play-assets": supportIn,
  exploit: exploitationIn,
  "strategic-move": (view) => firstPossible(view, "strategic-move", transfers(view)),
  "place-units": (view) =>
    firstPossible(view, "place-units", [
      { arrivals: arrivalsWanted(view).map(({ unit, space }) => ({ unit, space })) },
    ]),
  "cancel-event": cancelOf,
  "daesh-attack": (view) => firstPossible(view, "daesh-attack", attacksOfIs(view)),
  "kurds-plan": (view) => firstPossible(view, "kurds-plan", planOfKurds(view)),
  "kurds-end": (view) =>
    firstPossible(view, "kurds-move", movesOfKurds(view)) ?? firstPossible(view, "kurds-attack", attacksOfKurds(view)),
};

const joker = (view: View<Fitna>): Move | null => (playsJoker(view) ? firstPossible(view, "joker", [{}]) : null);

const strikes = (view: View<Fitna>): Move | null => {
  const said = strikesOfJoker(view);
  return said.length > 0 ? firstPossible(view, "special-joker", said) : null;
};

const event = (view: View<Fitna>): Move | null =>
  firstPossible(
    view,
    "play-event",
    eventsToPlay(view).map(({ params }) => params),
  );

function planned(view: View<Fitna>): Move | null {
  const cards = cardsToSpend(view);
  return firstPossible(view, "plan", [{ cards: cards.map(String), ...division(view, cards) }, {}]);
}

/** Brings its units up to what its victory needs, attacks where the odds promise something, and spends cards for it. */
export function bot(view: View<Fitna>, decision: Decision, _dice: Dice): Move {
  for (const [action, answer] of Object.entries(ANSWERS)) {
    if (!decision.actions.includes(action)) continue;
    const move = answer(view, decision);
    if (move) return move;
  }
  return defaultAnswer(view, decision);
}
