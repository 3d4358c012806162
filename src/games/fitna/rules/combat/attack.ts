import {
  choice,
  game,
  mustGet,
  type Option,
  type Params,
  type Refusal,
  subset,
  type View,
  worded,
} from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { open, seen } from "../now.ts";
import { onceEach } from "../once.ts";
import { count, counterName, fitting, list, spaceName, unitName } from "../pieces/words.ts";
import { type Attack, attacksOf, ownIn, whyNoAttack } from "./attacking.ts";
import { forecast, forecastLine, forecastText } from "./forecast.ts";
import { groundOf } from "./map-ground.ts";
import { whyNotAt, whyNotFrom, whyNotWith, whyNowhere } from "./no-attack.ts";
import { offensive } from "./offensive.ts";
import { type ForAttack, forAttack } from "./playable.ts";

const { action } = game<Fitna>();
type Eyes = View<Fitna>;

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

/** Whether it is asked about cards at all. */
export const holdsCards = ({ table, seat }: Eyes): boolean => (table.held[seatIdOf(seat)] ?? 0) > 0;

/** Whoever holds nothing for an attack need not be asked; that others choose so, too, tells nothing. */
export const WAYS = { cards: ["ask", "none"], answers: ["answers", "none"], none: ["none"] } as const;
export type Way = (typeof WAYS)[keyof typeof WAYS][number];

/** What the seat holds for an attack. */
export function held(view: Eyes, { from, target, units }: Attack): ForAttack {
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
