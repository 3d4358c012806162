/** How a seat attacks in its Offensives segment: from where, what, with whom, and why it cannot. */
import {
  choice,
  game,
  move,
  mustGet,
  type Option,
  onceEach,
  type Params,
  type Refusal,
  subset,
  type View,
  worded,
} from "#engine";
import { neighbours } from "#graph";
import type { SpaceId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { askUnits } from "../command/lending-units.ts";
import { unitsIn } from "../movement/crowding.ts";
import { spaceCalled, unitCalled } from "../movement/options.ts";
import { open, seen } from "../now.ts";
import { count, counterName, fitting, list, spaceName, unitName } from "../pieces/words.ts";
import { handLine } from "../turn/phase-facts.ts";
import { forecast, forecastLine, forecastText } from "./forecast.ts";
import { type Attack, attacksOf, isFreeOfEnemies, mapOf, whyNoAttack } from "./map-view.ts";
import { offensive } from "./offensive.ts";
import { type ForAttack, forAttack } from "./playable.ts";

const { action, question } = game<Fitna>();

type Eyes = View<Fitna>;

const no = (text: string): Refusal => ({ code: "no-attack", text, rule: "R-120" });

/**
 * R-057, R-120 Why what a seat names is not among its choices in an attack; null: the word means nothing on the map.
 */
function whyNotFrom(game: Game, seat: SeatId, word: string): Refusal | null {
  const from = spaceCalled(game, word);
  if (from === null) return null;
  if (unitsIn(game, seat, from).length === 0) return no(`You have no unit in ${spaceName(game, from)}.`);
  const [why = no(`No enemy stands next to ${spaceName(game, from)}.`)] = barsFrom(game, seat, from);
  return why;
}

function whyNotAt(game: Game, seat: SeatId, from: SpaceId, word: string): Refusal | null {
  const target = spaceCalled(game, word);
  return target === null ? null : whyNobodyAttacks(game, seat, from, target);
}

function whyNotWith(game: Game, from: SpaceId, word: string): Refusal | null {
  const id = unitCalled(game, word);
  return id === null ? null : no(`${unitName(game, id)} is not in ${spaceName(game, from)}.`);
}

/** For a seat that attacks nobody: what bars the first of those next to its units; null: nobody is. */
function whyNowhere(game: Game, seat: SeatId): Refusal | null {
  const spaces = Object.keys(game.state.hands[seat]?.stacks ?? {}).sort();
  return spaces.flatMap((from) => barsFrom(game, seat, from))[0] ?? null;
}

/** What keeps the units of a space from attacking its neighbours with enemies; bans first. */
function barsFrom(game: Game, seat: SeatId, from: SpaceId): readonly Refusal[] {
  const [first] = unitsIn(game, seat, from);
  if (!first || !(from in game.edition.spaces)) return [];
  const map = mapOf(game);
  const targets = neighbours(game.edition.ways, from).filter((space) => !isFreeOfEnemies(map, first, space));
  return bansFirst(targets.flatMap((target) => whyNobodyAttacks(game, seat, from, target) ?? []));
}

function whyNobodyAttacks(game: Game, seat: SeatId, from: SpaceId, target: SpaceId): Refusal | null {
  const map = mapOf(game);
  const reasons = unitsIn(game, seat, from).flatMap((one) => whyNoAttack(game, map, [one], target) ?? []);
  return bansFirst(reasons)[0] ?? null;
}

const bansFirst = (reasons: readonly Refusal[]): readonly Refusal[] => [
  ...reasons.filter(({ code }) => code === "banned"),
  ...reasons.filter(({ code }) => code !== "banned"),
];

/** What a seat may attack, from where, with all that can take part. */
export const attacks = (view: Eyes): readonly Attack[] => attacksSeen(seen(view), seatIdOf(view.seat));

const attacksSeen = onceEach((game: Game, seat: SeatId): readonly Attack[] => attacksOf(game, seat));

export const attacksFrom = (view: Eyes, from: SpaceId): readonly Attack[] =>
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
  const own = unitsIn(game, seatIdOf(view.seat), from);
  const map = mapOf(game);
  const chosen = own.filter(({ id }) => picked.includes(id));
  return own.map((one) => {
    const why = picked.includes(one.id) ? null : whyNoAttack(game, map, [...chosen, one], target);
    return {
      value: one.id,
      ...worded(view, () => ({ label: counterName(game, one.id, one) })),
      ...(why ? { refused: why } : {}),
    };
  });
}

/** The odds of what is chosen so far, as soon as it is known who attacks what. */
function odds(c: Eyes & { readonly params: Params }): readonly string[] {
  const { from, target, units } = c.params;
  if (typeof from !== "string" || typeof target !== "string" || !Array.isArray(units) || units.length === 0) return [];
  const game = seen(c);
  const seat = seatIdOf(c.seat);
  const own = new Set(unitsIn(game, seat, from).map(({ id }) => id));
  const going = units.map(String).filter((id) => own.has(id));
  return going.length > 0 ? [forecastLine(game, target, forecast(game, seat, { from, target, units: going }))] : [];
}

/** Whether it is asked about cards at all. */
export const holdsCards = ({ table, seat }: Eyes): boolean => (table.held[seatIdOf(seat)] ?? 0) > 0;

/** Whoever holds nothing for an attack need not be asked; as others choose this, too, it tells nothing. */
export const WAYS = { cards: ["ask", "none"], answers: ["answers", "none"], none: ["none"] } as const;
export type Way = (typeof WAYS)[keyof typeof WAYS][number];

/** What the seat holds for an attack. */
export function held(view: Eyes, { from, target, units }: Attack): ForAttack {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const attackers = unitsIn(game, seat, from).filter(({ id }) => units.includes(id));
  const entrenched = view.table.entrenched.includes(target);
  return forAttack(game, seat, view.hand.cards, { space: mustGet(game.edition.spaces, target), entrenched, attackers });
}

/** R-120, R-122: as long as offensives are left, whoever has attacked before and whatever was attacked. */
export const attack = action("attack", "Attack", {
  help: "Up to 3 units that stand together attack along a link. It costs 1 attack and reveals both sides.",
  common: true,
  menu: "Attack",
  when: whyNot,
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

export const endOffensives = action("end-offensives", "End offensives", {
  timedOut: "no further attacks",
  help: "Ends your Offensives segment.",
  common: true,
  ends: true,
})
  .label(() => "End offensives")
  .apply(() => {});

/** R-120: what the active seat does in its Offensives segment. */
export const choosingAttacks = question.turn("choosing-attacks", {
  actions: [attack, endOffensives, askUnits],
  prompt: (view) => ({
    question: `${count(view.table.plan?.offensives ?? 0, "attack")} left. Who attacks where?`,
    facts: [handLine(view)],
  }),
  fallback: () => move(endOffensives),
});
