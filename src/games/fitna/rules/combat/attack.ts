import {
  choice,
  game,
  mustGet,
  type Option,
  type Params,
  type Preset,
  type Refusal,
  subset,
  type View,
  worded,
} from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { type Field, fieldOf } from "../judgement/field.ts";
import { type Keeps, keepsOf, leavers } from "../judgement/keeps.ts";
import { prospect } from "../judgement/prospects.ts";
import { starred } from "../movement/options.ts";
import { open, seen } from "../now.ts";
import { onceEach } from "../once.ts";
import { cardList, cardName, count, counterName, fitting, list, spaceName, unitName } from "../pieces/words.ts";
import { type Attack, attacksOf, ownIn, whyNoAttack } from "./attacking.ts";
import { type Forecast, forecast, forecastLine, forecastText, withCardText } from "./forecast.ts";
import { groundOf } from "./map-ground.ts";
import { whyNotAt, whyNotFrom, whyNotWith, whyNowhere } from "./no-attack.ts";
import { offensive } from "./offensive.ts";
import { type ForAttack, forAttack } from "./playable.ts";

const { action } = game<Fitna>();
type Eyes = View<Fitna>;

const attacks = (view: Eyes): readonly Attack[] => attacksSeen(seen(view), seatIdOf(view.seat));

const attacksSeen = onceEach((game: Game, seat: SeatId): readonly Attack[] => attacksOf(game, seat));

const attacksFrom = (view: Eyes, from: SpaceId): readonly Attack[] =>
  attacks(view).filter((attack) => attack.from === from);

function whyNot(view: Eyes): Refusal | null {
  if ((view.table.plan?.offensives ?? 0) === 0)
    return { code: "no-op", text: "You have no attacks left.", rule: "R-101" };
  if (attacks(view).length > 0) return null;
  const why = whyNowhere(seen(view), seatIdOf(view.seat));
  const text = `None of your units is next to an enemy that it may attack.${why ? ` ${why.text}` : ""}`;
  return { code: "no-target", text, rule: why?.rule ?? "R-120" };
}

function origins(view: Eyes): readonly Option[] {
  const game = seen(view);
  return [...new Set(attacks(view).map(({ from }) => from))].map((value) => ({
    value,
    ...worded(view, () => ({ label: spaceName(game, value) })),
  }));
}

function targets(view: Eyes & { readonly params: { readonly from: SpaceId } }): readonly Option[] {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  return attacksFrom(view, view.params.from).map((attack) => ({
    value: attack.target,
    ...worded(view, () => ({
      label: spaceName(game, attack.target),
      description: forecastText(game, forecast(game, seat, attack)),
    })),
  }));
}

type Aimed = Eyes & { readonly params: { readonly from: SpaceId; readonly target: SpaceId } };

function attackers(view: Aimed, picked: readonly string[]): readonly Option[] {
  const game = seen(view);
  const { from, target } = view.params;
  const own = ownIn(game, seatIdOf(view.seat), from);
  const ground = groundOf(game);
  const chosen = own.filter(({ id }) => picked.includes(id));
  return own.map((one) => {
    const why = picked.includes(one.id) ? null : whyNoAttack(game, ground, [...chosen, one], target);
    return {
      value: one.id,
      ...worded(view, () => ({ label: counterName(game, one.id, one) })),
      ...(why ? { refused: why } : {}),
    };
  });
}

/** So many whole attacks fit a menu. */
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

/** The entry of the menu for an attack from there on this target; null: there is none. */
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

/** Of so many attacks, the most promising, it is said what cards make of them: a menu must not take long. */
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

/** The odds of what is chosen so far, as soon as it is known who attacks what. */
function odds(c: Eyes & { readonly params: Params }): readonly string[] {
  const { from, target, units } = c.params;
  if (typeof from !== "string" || typeof target !== "string" || !Array.isArray(units) || units.length === 0) return [];
  const game = seen(c);
  const seat = seatIdOf(c.seat);
  const own = new Set(ownIn(game, seat, from).map(({ id }) => id));
  const going = units.map(String).filter((id) => own.has(id));
  return going.length > 0 ? [forecastLine(game, target, forecast(game, seat, { from, target, units: going }))] : [];
}

function sparing(game: Game, keeps: Keeps, attack: Attack, seat: SeatId): Attack {
  const own = ownIn(game, seat, attack.from);
  const able = own.filter(({ id }) => attack.units.includes(id));
  return { ...attack, units: leavers(keeps, attack.from, own.length, able).map(({ id }) => id) };
}

const holdsCards = ({ table, seat }: Eyes): boolean => (table.held[seatIdOf(seat)] ?? 0) > 0;

/** Whoever holds nothing for an attack need not be asked; that others choose so, too, tells nothing. */
const WAYS = { cards: ["ask", "none"], answers: ["answers", "none"], none: ["none"] } as const;
type Way = (typeof WAYS)[keyof typeof WAYS][number];

/** What is said of cards behind the name of an attack, where there is a choice. */
const WITH: { readonly [way in Way]: string } = {
  ask: ", with cards",
  answers: ", cards only in answer",
  none: ", no cards",
};

function held(view: Eyes, { from, target, units }: Attack): ForAttack {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const attackers = ownIn(game, seat, from).filter(({ id }) => units.includes(id));
  const entrenched = view.table.entrenched.includes(target);
  return forAttack(game, seat, view.hand.cards, { space: mustGet(game.edition.spaces, target), entrenched, attackers });
}

/** R-120, R-122: as long as offensives are left, whoever has attacked before and whatever was attacked. */
export const attack = action("attack", "Attack", {
  help: "Up to 3 units that stand together attack along a link. It costs 1 attack and reveals both sides.",
  common: true,
  menu: "Attack",
  when: whyNot,
  presets: wholeAttacks,
  remarks: odds,
})
  .param(
    "from",
    "From where?",
    choice(origins, (c, word) => whyNotFrom(seen(c), seatIdOf(c.seat), word)),
  )
  .param(
    "target",
    "Which target?",
    choice(targets, (c, word) => whyNotAt(seen(c), seatIdOf(c.seat), c.params.from, word)),
  )
  .param(
    "units",
    "Which units?",
    subset(attackers, { min: 1 }, (c, word) => whyNotWith(seen(c), c.params.from, word)),
    (c) => attacksFrom(c, c.params.from).find(({ target }) => target === c.params.target)?.units,
  )
  .optional(
    "cards",
    "Do you play cards, once the defence has answered?",
    holdsCards,
    choice(() => [
      { value: "none", label: "No cards" },
      { value: "answers", label: "Ask me only if the defence plays cards" },
      { value: "ask", label: "Ask me" },
    ]),
    (c) => WAYS[held(c, c.params).kind][0],
  )
  .label((view, { from, target, units = [], cards }) => {
    if (from === undefined || target === undefined) return null;
    const game = open(view);
    const where = `${spaceName(game, from)} → ${spaceName(game, target)}`;
    const without = cards === "none" ? ", no cards" : "";
    const names = list(units.map((id) => unitName(game, id)));
    return fitting(
      `Attack ${where} with ${names}${without}`,
      `Attack ${where} with ${count(units.length, "unit")}${without}`,
    );
  })
  .apply((a) => {
    const { from, target, units, cards } = a.params;
    const { plan } = a.state.table;
    if (!plan) throw new Error("nobody has planned");
    plan.offensives--;
    const by = seatIdOf(a.seat);
    const declared = { by, side: by, from, target, units: [...units] };
    a.call(offensive, cards === undefined || cards === "ask" ? declared : { ...declared, cards });
  });
