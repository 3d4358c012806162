import {
  type Action,
  type Advice,
  completed,
  type Move,
  move,
  type Params,
  Refused,
  type View,
} from "../../../engine/index.ts";
import { attack } from "../rules/combat/attack.ts";
import { playEvent } from "../rules/effects/play-event.ts";
import { playSpecialJoker } from "../rules/effects/special-jokers.ts";
import { plan } from "../rules/movement/plan.ts";
import { strategicMove } from "../rules/movement/strategic.ts";
import { open } from "../rules/now.ts";
import type { plays } from "../rules/plays.ts";
import { attackWithIs } from "../rules/powers/daesh-orders.ts";
import { attackWithKurds, moveKurds, planKurds } from "../rules/powers/kurdish-orders.ts";
import { placeUnits } from "../rules/reinforcements/arrivals.ts";
import { suggestedHand } from "../rules/turn/first-cards.ts";
import { takeHand } from "../rules/turn/first-hands.ts";
import { playJoker } from "../rules/turn/jokers.ts";
import type { Fitna } from "../state.ts";
import { arrivalsWanted } from "./bot/arriving.ts";
import { exploitationIn } from "./bot/exploitation.ts";
import { attacksOfIs, attacksOfKurds, movesOfKurds, planOfKurds } from "./bot/factions.ts";
import { eventsToPlay, playsJoker } from "./bot/spending.ts";
import { strikesOfJoker } from "./bot/strikes.ts";
import { cancelOf, supportIn } from "./bot/support.ts";
import { assaults } from "./judgement/assaults.ts";
import { bestMarch } from "./judgement/marches.ts";
import { cardsToSpend, division } from "./judgement/spending.ts";
import { transfers } from "./judgement/transfers.ts";

type Eyes = View<Fitna>;

/** The first of these beginnings of an action that can be completed; null: none can. */
function firstPossible(view: Eyes, action: Action<Fitna>, said: Iterable<Params>): Move | null {
  if (action.when(view)) return null;
  for (const params of said) {
    try {
      return { action: action.name, params: completed(action, view, params, {}) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return null;
}

const joker = (view: Eyes): Move | null => (playsJoker(view) ? firstPossible(view, playJoker, [{}]) : null);

const strikes = (view: Eyes): Move | null => {
  const said = strikesOfJoker(view);
  return said.length > 0 ? firstPossible(view, playSpecialJoker, said) : null;
};

const event = (view: Eyes): Move | null =>
  firstPossible(
    view,
    playEvent,
    eventsToPlay(view).map(({ params }) => params),
  );

function planned(view: Eyes): Move | null {
  const cards = cardsToSpend(view);
  return firstPossible(view, plan, [{ cards: cards.map(String), ...division(view, cards) }, {}]);
}

/** Where it finds nothing to do: as at a deadline. */
const unless =
  (answer: (view: Eyes) => Move | null) =>
  (view: Eyes): Move | "fallback" =>
    answer(view) ?? "fallback";

/** Brings its units up to what its victory needs, attacks where the odds promise something, and spends cards for it. */
export const advice: Advice<Fitna, typeof plays> = {
  "choosing-first-hand": (view) => move(takeHand, { cards: suggestedHand(open(view), view.hand.offered).map(String) }),
  bids: "fallback",
  "playing-events": unless((view) => joker(view) ?? event(view) ?? strikes(view) ?? planned(view)),
  "cancelling-strike": unless(cancelOf),
  "cancelling-activation": unless(cancelOf),
  "answering-joker": "fallback",
  "striking-at-once": "fallback",
  "answering-exchange": "fallback",
  "cards-to-give-up": "fallback",
  planning: unless(planned),
  "choosing-moves": unless(bestMarch),
  "strategic-movement": unless((view) => firstPossible(view, strategicMove, transfers(view))),
  "ending-phase": "fallback",
  "choosing-attacks": unless((view) => firstPossible(view, attack, assaults(view))),
  supporting: unless(supportIn),
  defending: unless(supportIn),
  cancelling: unless(supportIn),
  "lending-cards": unless(supportIn),
  "taking-losses": "fallback",
  "choosing-retreat": "fallback",
  exploiting: unless(exploitationIn),
  "calling-counters": "fallback",
  "acting-for-is": unless((view) => firstPossible(view, attackWithIs, attacksOfIs(view))),
  "raising-kurds": "fallback",
  "planning-for-kurds": unless((view) => firstPossible(view, planKurds, planOfKurds(view))),
  "acting-for-kurds": unless(
    (view) =>
      firstPossible(view, moveKurds, movesOfKurds(view)) ?? firstPossible(view, attackWithKurds, attacksOfKurds(view)),
  ),
  "placing-rebels": "fallback",
  "drawing-bonus": "fallback",
  "placing-units": unless((view) =>
    firstPossible(view, placeUnits, [{ arrivals: arrivalsWanted(view).map(({ unit, space }) => ({ unit, space })) }]),
  ),
  reinforcing: "fallback",
  "lending-units": "fallback",
};
