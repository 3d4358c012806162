/** Whole attacks to pick from a menu, the most promising first, with their odds and what cards would change. */
import type { Menu, Params, Preset, View } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { attack, attacks, attacksFrom, held, holdsCards, WAYS, type Way } from "../../rules/combat/attack.ts";
import { type Forecast, forecast, forecastText, withCardText } from "../../rules/combat/forecast.ts";
import type { Attack } from "../../rules/combat/map-view.ts";
import type { ForAttack } from "../../rules/combat/playable.ts";
import { unitsIn } from "../../rules/movement/crowding.ts";
import { starred } from "../../rules/movement/options.ts";
import { seen } from "../../rules/now.ts";
import { cardList, cardName, spaceName } from "../../rules/pieces/words.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { type Field, fieldOf, type Keeps, keepsOf, leavers } from "../judgement/field.ts";
import { prospect } from "../judgement/prospects.ts";

type Eyes = View<Fitna>;

/** How many whole attacks fit a menu. */
const MOST = 24;

/**
 * "Hama → Maarat", all that can attack, those first that promise most of what the scenario asks for; whoever holds cards can say that none is played. Who wins
 * goes there: where a space must not be left empty, the weakest stays.
 */
function wholeAttacks(view: Eyes): readonly Preset[] {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const field = fieldOf(game, seat);
  const keeps = keepsOf(field);
  return attacks(view)
    .map((attack) => sparing(game, keeps, attack, seat))
    .filter(({ units }) => units.length > 0)
    .map((attack) => ({ attack, odds: forecast(game, seat, attack) }))
    .map((one) => ({ ...one, promise: promiseOf(field, one.attack) }))
    .toSorted((a, b) => b.promise - a.promise || b.odds.columns[0] - a.odds.columns[0])
    .slice(0, holdsCards(view) ? MOST / 2 : MOST)
    .flatMap(({ attack, odds }, i) => waysOf(view, attack, odds, i < WEIGHED));
}

/** The entry of the menu for an attack from there on this target; null: there is no such entry. */
export function wholeAttack(view: Eyes, from: SpaceId, target: SpaceId): Params | null {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const found = attacksFrom(view, from).find((attack) => attack.target === target);
  if (!found) return null;
  const attack = sparing(game, keepsOf(fieldOf(game, seat)), found, seat);
  if (attack.units.length === 0) return null;
  const cards = holdsCards(view) ? { cards: WAYS[held(view, attack).kind][0] } : {};
  return { from, target, units: [...attack.units], ...cards };
}

/** For how many attacks, the most promising, the menu says what cards make of them: it must not take long. */
const WEIGHED = 4;

/** An attack with cards and without, where the seat holds some that may matter. */
function waysOf(view: Eyes, attack: Attack, odds: Forecast, weighed: boolean): readonly Preset[] {
  const game = seen(view);
  const { from, target, units } = attack;
  const found = holdsCards(view) ? held(view, attack) : null;
  const ways: readonly (Way | null)[] = found ? WAYS[found.kind] : [null];
  return ways.map((cards) => ({
    label: `${spaceName(game, from)} → ${starred(game, target)}${ways.length > 1 && cards ? WITH[cards] : ""}`,
    description:
      (weighed && found && cards !== "none" ? cardsText(view, attack, odds, found) : null) ?? forecastText(game, odds),
    params: { from, target, units: [...units], ...(cards ? { cards } : {}) },
  }));
}

/** What the cards in hand make of an attack: by the one that helps most where one does, else which they are; null: none. */
function cardsText(view: Eyes, attack: Attack, odds: Forecast, { kind, cards }: ForAttack): string | null {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const better = kind === "cards" ? cards.map((card) => ({ card, odds: forecast(game, seat, attack, card) })) : [];
  const [best] = better.toSorted(
    (a, b) => sum(b.odds.takes) - sum(a.odds.takes) || sum(b.odds.columns) - sum(a.odds.columns),
  );
  const gain = best ? withCardText(game, cardName(game, best.card), best.odds, odds) : null;
  if (gain !== null || cards.length === 0) return gain;
  const names = cardList(game, cards);
  return kind === "answers" ? `${names} can answer what the defence plays` : `As without, but ${names} can be played`;
}

const sum = ([least, most]: readonly [number, number]): number => least + most;

/** What an attack is worth, by the space and by who stands there. */
function promiseOf(field: Field, { from, target, units }: Attack): number {
  const attackers = (field.stacks.get(from) ?? []).filter(({ id }) => units.includes(id));
  return prospect(field.game, target, attackers, field.foes(target), field.worth(target));
}

/** What is said of cards behind the name of an attack, where there is a choice. */
const WITH: { readonly [way in Way]: string } = {
  ask: ", with cards",
  answers: ", cards only in answer",
  none: ", no cards",
};

function sparing(game: Game, keeps: Keeps, attack: Attack, seat: SeatId): Attack {
  const own = unitsIn(game, seat, attack.from);
  const able = own.filter(({ id }) => attack.units.includes(id));
  return { ...attack, units: leavers(keeps, attack.from, own.length, able).map(({ id }) => id) };
}

export const wholeAttackMenu: Menu<Fitna> = { action: attack, presets: wholeAttacks };
