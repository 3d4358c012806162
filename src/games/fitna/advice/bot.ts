/** What a computer player answers to each question, and which of these answers are suggested to people. */
import {
  type Action,
  type Advice,
  completed,
  type Move,
  move,
  type NamedAnswer,
  type Params,
  Refused,
  type Suggestions,
  type View,
} from "#engine";
import type { SpaceId, UnitId } from "../content/board-types.ts";
import { attack } from "../rules/combat/attack.ts";
import { playEvent } from "../rules/effects/play-event.ts";
import { playSpecialJoker } from "../rules/effects/special-jokers.ts";
import { movesOf, plan, splitWords } from "../rules/movement/plan.ts";
import { strategicMove } from "../rules/movement/strategic.ts";
import { open, seen } from "../rules/now.ts";
import { cardList } from "../rules/pieces/words.ts";
import { attackWithIs } from "../rules/powers/daesh-orders.ts";
import { attackWithKurds, moveKurds, planKurds } from "../rules/powers/kurdish-orders.ts";
import { placeUnits } from "../rules/reinforcements/arrivals.ts";
import type { plays } from "../rules/sequence.ts";
import { seatsBefore, suggestedHand, takeHand } from "../rules/turn/first-hands.ts";
import { playJoker } from "../rules/turn/jokers.ts";
import { type Fitna, seatIdOf } from "../state.ts";
import { eventsToPlay, playsJoker, strikesOfJoker } from "./bot/events.ts";
import { arrivalsWanted, attacksOfIs, attacksOfKurds, movesOfKurds, planOfKurds } from "./bot/factions.ts";
import { cancelOf, exploitationIn, supportIn } from "./bot/support.ts";
import { assaults, cardsToSpend, division } from "./judgement/assaults.ts";
import { dangerAt, type Field, fieldOf, keepsOf, leavers } from "./judgement/field.ts";
import { bestMarch } from "./judgement/marches.ts";
import { wholeAttack } from "./menus/attacks.ts";

/** How many places are looked at, and how many units for each: a way is sought for every pair. */
const MOST_PLACES = 3;
const MOST_UNITS = 3;
/** What a unit must save. */
const LEAST = 0.5;

/** A unit, and where it goes: as strategic movement asks. */
type Transfer = { readonly unit: UnitId; readonly to: SpaceId };

/** a unit that is not needed where it stands goes where most is in danger; the most pressing first. */
function transfers(view: View<Fitna>): readonly Transfer[] {
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const { game, seat, stacks } = field;
  const places = game.edition.spaceIds
    .filter((space) => game.state.table.control[space] === seat)
    .map((space) => ({ space, danger: dangerAt(field, stacks, space) }))
    .filter(({ space, danger }) => danger > LEAST && (stacks.get(space)?.length ?? 0) < 2)
    .sort((a, b) => b.danger - a.danger)
    .slice(0, MOST_PLACES);
  const spare = spareUnits(field);
  return places.flatMap(({ space, danger }) =>
    spare
      .filter((one) => one.from !== space && one.missed < danger / 2)
      .slice(0, MOST_UNITS)
      .map(({ unit }) => ({ unit, to: space })),
  );
}

/** Units that can be spared, with what would be in danger without them, the least first. */
function spareUnits(field: Field) {
  const keeps = keepsOf(field);
  return [...field.stacks]
    .flatMap(([from, stack]) => {
      const able = stack.filter(({ unit, isolated }) => unit.type !== "garrison" && !isolated);
      return leavers(keeps, from, stack.length, able).map((one) => {
        const left = new Map(field.stacks).set(
          from,
          stack.filter((other) => other !== one),
        );
        return { unit: one.id, from, missed: dangerAt(field, left, from) };
      });
    })
    .sort((a, b) => a.missed - b.missed);
}

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

/** A Joker aside, which can be played at any time. */
const inEvents = (view: Eyes): Move | null => event(view) ?? strikes(view) ?? planned(view);

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
  "choosing-first-hand": (view) =>
    move(takeHand, { cards: suggestedHand(open(view), view.hand, seatsBefore(view.table)).map(String) }),
  bids: "fallback",
  "playing-events": (view, _, __, role) => (role === "minds" ? null : joker(view)) ?? inEvents(view) ?? "fallback",
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

type Eyes = View<Fitna>;

/** The cards with most OPs that have no better use, divided by what there is to attack. */
function suggestedPlan(view: Eyes): readonly NamedAnswer[] {
  const cards = cardsToSpend(view);
  const { moving, fighting } = division(view, cards);
  if (moving + fighting === 0) return [];
  const spent = cards.length > 0 ? cardList(open(view), cards) : "no cards";
  const was = `${spent}: ${moving} to move, ${fighting} to attack`;
  return [
    {
      label: `Spend ${spent}: ${splitWords(movesOf(moving), fighting)}`.slice(0, 80),
      was: [was.slice(0, 80), `Spend ${was}`.slice(0, 80)],
      moves: [move(plan, { cards: cards.map(String), moving, fighting })],
    },
  ];
}

/** What a computer player would send where, if anything. */
function suggestedTransfer(view: Eyes): readonly NamedAnswer[] {
  const best = firstPossible(view, strategicMove, transfers(view));
  return best ? [{ moves: [best] }] : [];
}

/** An entry of the menu of attacks. */
function bestAttack(view: Eyes): Move | null {
  if (attack.when(view)) return null;
  const [best] = assaults(view);
  const params = best ? wholeAttack(view, String(best.from), String(best.target)) : null;
  return params && { action: attack.name, params };
}

/** What a computer player would do, as it is offered to people. */
export const suggestions: Suggestions<Fitna, typeof plays> = {
  "playing-events": { answers: suggestedPlan },
  planning: { answers: suggestedPlan },
  "strategic-movement": { answers: suggestedTransfer },
  "choosing-moves": { next: bestMarch },
  "choosing-attacks": { next: bestAttack },
};
