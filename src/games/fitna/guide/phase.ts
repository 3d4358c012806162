import {
  type Action,
  check,
  type GuideChapter,
  type Params,
  type Prompt,
  Refused,
  type Shortcut,
  type View,
} from "../../../engine/index.ts";
import { cardsToSpend, division } from "../bot/spending.ts";
import { transfers } from "../bot/strategic.ts";
import { piles } from "../cards/words.ts";
import { countsForVictory } from "../judgement/worth.ts";
import { movesOf, splitWords } from "../movement/ops.ts";
import { STAR } from "../movement/options.ts";
import { strategicMove } from "../movement/strategic.ts";
import { open, seen } from "../now.ts";
import { cardList, cardName, count, list, shortName, spaceName, unitName } from "../pieces/words.ts";
import { arrivalsByDefault } from "../reinforcements/arrivals.ts";
import { placedAsUsual } from "../reinforcements/defaults.ts";
import { type Fitna, type Game, seatIdOf } from "../state.ts";
import { cardsToDraw, endPhase } from "../turn/adjust.ts";
import { drawNamed, drawOptions } from "../turn/jokers.ts";

/** The own phase, segment by segment, with the facts that each takes. */
export const ownPhase: GuideChapter<Fitna> = {
  prompt: (view, { actions }) => {
    if (actions.includes("end-events")) return events(view);
    if (actions.includes("plan")) return planning(view);
    if (actions.includes("end-movement")) return movement(view);
    if (actions.includes("end-offensives")) return offensives(view);
    return actions.includes(endPhase.name) ? ending(view) : null;
  },
  shortcuts: (view, { actions }) => {
    if (actions.includes("plan")) return suggestedPlan(view);
    if (actions.includes("place-units")) return [arrivalsAsUsual(view)];
    if (!actions.includes(endPhase.name)) return [];
    return [...drawings(view), ...(actions.includes(strategicMove.name) ? suggestedTransfer(view) : [])];
  },
  label: (_, { action, params }) => {
    switch (action) {
      case "end-events":
        return "No more events";
      case "end-movement":
        return "End movement";
      case "end-offensives":
        return "End offensives";
      case endPhase.name:
        return endingBy(String(params.draw));
      default:
        return null;
    }
  },
  notice: (view) => {
    const game = open(view);
    const { table } = view;
    if (table.turn === 0 || table.ending) return [];
    const cards = table.order.map((seat) => `${shortName(game, seat)} ${table.held[seat] ?? 0}`);
    const tension = table.withoutTension ? "" : `International Tension ${table.tension}. `;
    return [`${tension}Cards: ${cards.join(", ")}.`];
  },
};

/** The cards with most OPs that serve no better otherwise, divided by what there is to attack. */
function suggestedPlan(view: View<Fitna>): readonly Shortcut[] {
  const game = open(view);
  const cards = cardsToSpend(view);
  const { moving, fighting } = division(view, cards);
  if (moving + fighting === 0) return [];
  const spent = cards.length > 0 ? cardList(game, cards) : "no cards";
  const was = `${spent}: ${moving} to move, ${fighting} to attack`;
  return [
    {
      label: `Spend ${spent}: ${splitWords(movesOf(moving), fighting)}`.slice(0, 80),
      was: [was.slice(0, 80), `Spend ${was}`.slice(0, 80)],
      moves: [{ action: "plan", params: { cards: cards.map(String), moving, fighting } }],
    },
  ];
}

/** Everybody on the first space that is open to them. */
function arrivalsAsUsual(view: View<Fitna>): Shortcut {
  const game = open(view);
  const places = arrivalsByDefault(view).map(
    ({ unit, space }) => `${unitName(game, unit)} in ${spaceName(game, space)}`,
  );
  return {
    label: "Place them as suggested",
    was: ["Place them as usual"],
    ...(places.length > 0 ? { detail: `${list(places)}.` } : {}),
    moves: [placedAsUsual(view)],
  };
}

/** "Turn 2 of 6". */
const turnOf = ({ table }: View<Fitna>): string => `Turn ${table.turn} of ${table.turns}`;

function events(view: View<Fitna>): Prompt {
  return {
    question: `${turnOf(view)}, your phase: play events, then spend up to 2 cards to move and attack.`,
    facts: [...handLine(view), ...others(view), ...isolated(view)],
  };
}

function planning(view: View<Fitna>): Prompt {
  const { labels } = open(view).edition;
  return {
    question: `${turnOf(view)}: which cards do you spend for ${labels.op}s, and how many ${labels.op}s are for moves?`,
    facts: [
      ...handLine(view),
      `1 ${labels.op} moves 2 units or pays for 1 attack; the split is final.`,
      ...isolated(view),
    ],
  };
}

/** What the stars in menus say, if there are any. */
const starsIn = (view: View<Fitna>): string =>
  countsForVictory(seen(view)).size > 0 ? ` ${STAR} counts for victory.` : "";

function movement(view: View<Fitna>): Prompt {
  const { table } = view;
  const { moves = 0, offensives = 0 } = table.plan ?? {};
  return {
    question: `${count(moves, "unit move")} left, then ${count(offensives, "attack")}. Which units go where?`,
    facts: [`Each unit moves once; units go round enemies, not through them.${starsIn(view)}`],
  };
}

function offensives(view: View<Fitna>): Prompt {
  const { offensives: left = 0 } = view.table.plan ?? {};
  return { question: `${count(left, "attack")} left. Who attacks where?`, facts: handLine(view) };
}

function ending(view: View<Fitna>): Prompt {
  const draws = cardsToDraw(view.table, seatIdOf(view.seat));
  const held = count(view.hand.cards.length, "card");
  const strategic =
    view.table.phase === "strategic" ? " Before that, one supplied unit may go any distance over your own ground." : "";
  return {
    question:
      draws > 0 ? `You hold ${held} and draw ${draws}.${strategic}` : `You hold ${held} and draw none.${strategic}`,
    facts: handLine(view),
  };
}

/** The phase is ended at one press, whatever else may still be done: with cards of both piles first, or of one. */
function drawings({ table, seat }: View<Fitna>): readonly Shortcut[] {
  const all = drawOptions(table, cardsToDraw(table, seatIdOf(seat)));
  const offered = new Set([all[0], all.at(-2), all.at(-1)].flatMap((option) => (option ? [option.value] : [])));
  return [...offered].map((draw) => ({
    label: endingBy(draw),
    moves: [{ action: endPhase.name, params: { draw } }],
  }));
}

/** What a computer player would send where, if anything. */
function suggestedTransfer(view: View<Fitna>): readonly Shortcut[] {
  if (strategicMove.when(view)) return [];
  const game = open(view);
  const best = transfers(view).find(({ unit, to }) =>
    isPossible(strategicMove, view, { unit: String(unit), to: String(to) }),
  );
  if (!best) return [];
  const label = `Strategic movement: ${unitName(game, String(best.unit))} → ${spaceName(game, String(best.to))}`;
  return [{ label: label.slice(0, 80), moves: [{ action: strategicMove.name, params: best }] }];
}

function isPossible(action: Action<Fitna>, view: View<Fitna>, params: Params): boolean {
  try {
    check(action, view, params);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function endingBy(value: string): string {
  const draw = drawNamed(value);
  return draw.assets + draw.events > 0 ? `End phase: draw ${piles(draw)}` : "End phase";
}

/** "Air Strike 4, Oil Shock 6". */
function handLine(view: View<Fitna>): readonly string[] {
  const game = open(view);
  const cards = view.hand.cards.map((card) => `${cardName(game, card)} ${game.edition.cards[card]?.op ?? 0}`);
  return [`Your cards: ${cards.join(", ") || "none"}.`];
}

const tensionIn = ({ table }: View<Fitna>): string =>
  table.withoutTension ? "" : ` International Tension is ${table.tension}.`;

/** "Syria: 4 cards, a Joker". */
function others(view: View<Fitna>): readonly string[] {
  const game = open(view);
  const { table, seat } = view;
  const lines = table.order
    .filter((one) => one !== seat)
    .map((one) => {
      const jokers = table.jokers[one] ?? 0;
      return `${shortName(game, one)} ${count(table.held[one] ?? 0, "card")}${jokers > 0 ? ` and ${count(jokers, "Joker")}` : ""}`;
    });
  return [`The others hold: ${lines.join("; ")}.${tensionIn(view)}`];
}

/** Where units that are seen are isolated, one's own first. */
function isolated(view: View<Fitna>): readonly string[] {
  const game: Game = open(view);
  const own = new Set(Object.values(view.hand.units).flatMap((one) => (one.isolated ? [one.space] : [])));
  const theirs = Object.entries(view.table.stacks).flatMap(([space, sides]) =>
    Object.entries(sides).some(([side, stack]) => side !== view.seat && stack.top?.isolated) ? [space] : [],
  );
  const where = (spaces: readonly string[]): string => list(spaces.map((space) => spaceName(game, space)));
  return [
    ...(own.size > 0 ? [`Your isolated units: ${where([...own])}.`] : []),
    ...(theirs.length > 0 ? [`Isolated enemies and friends: ${where(theirs)}.`] : []),
  ];
}
