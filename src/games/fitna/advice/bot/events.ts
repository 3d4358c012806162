import type { Params, View } from "../../../../engine/index.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { SpaceId } from "../../content/map-types.ts";
import { nationOf } from "../../rules/effects/commanding.ts";
import { whyNoTarget } from "../../rules/effects/enemy-spaces.ts";
import { cardEffects, type Effect } from "../../rules/effects/kinds.ts";
import { entrench, strike } from "../../rules/effects/on-the-map.ts";
import { whyNotPlayed } from "../../rules/effects/play-event.ts";
import { areFriends } from "../../rules/map/relations.ts";
import { seen } from "../../rules/now.ts";
import { rebuildable, upgradable } from "../../rules/reinforcements/batches.ts";
import { levelOf } from "../../rules/victory/finish.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { dangerAt, type Field, fieldOf } from "../judgement/field.ts";
import { targetValue } from "./strikes.ts";

type Eyes = View<Fitna>;

/** What a card is worth as an event, in OPs; one is played for more than it is missed as OPs. */
export interface Play {
  readonly card: CardNumber;
  readonly value: number;
  readonly params: Params;
}

/** A card or more, in OPs. */
const CARD = 4;
/** Replacements and units that are raised, each. */
const UNIT = 3.5;
const STEP = 2;

/** Events of a hand that are worth something now, the best first. */
export function eventsWorth(view: Eyes): readonly Play[] {
  const game = seen(view);
  const field = fieldOf(game, seatIdOf(view.seat));
  return view.hand.cards
    .flatMap((number): readonly Play[] => {
      const card = game.edition.cards[number];
      if (card?.kind !== "event" && !card?.uses.some(({ when }) => when === "events")) return [];
      if (whyNotPlayed(view, number)) return [];
      const effects = card.uses.flatMap((use) => (use.when === "events" ? use.effects.map(cardEffects.read) : []));
      const spaces = targetsOf(field, number, effects);
      const value = effects.reduce((sum, effect) => sum + inOps(field, effect, spaces), 0);
      const params = {
        card: String(number),
        ...(spaces.length > 0 ? { spaces } : {}),
        ...againstWhom(view, field, effects),
      };
      return value > 0 ? [{ card: number, value, params }] : [];
    })
    .sort((a, b) => b.value - a.value || a.card - b.card);
}

/** Own spaces that are most in danger, for so many entrenchments. */
function groundsFor(field: Field, markers: number): readonly SpaceId[] {
  const { edition, state } = field.game;
  const left = edition.markers.entrenchment - state.table.entrenched.length;
  return [...field.stacks]
    .filter(([space, units]) => !state.table.entrenched.includes(space) && units.some(({ isolated }) => !isolated))
    .filter(([space]) => state.table.control[space] === field.seat)
    .map(([space]) => ({ space, danger: dangerAt(field, field.stacks, space) }))
    .sort((a, b) => b.danger - a.danger)
    .slice(0, Math.min(markers, left))
    .map(({ space }) => space);
}

/** Where a strike hurts most, or an entrenchment is wanted most. */
function targetsOf(field: Field, card: CardNumber, effects: readonly Effect[]): readonly SpaceId[] {
  const [entrenching] = entrench.among(effects);
  if (entrenching) return groundsFor(field, entrenching.markers);
  const [striking] = strike.among(effects);
  const attrit = effects.some(({ kind }) => kind === "attrit");
  if (!striking && !attrit) return [];
  const { game, seat } = field;
  const striker = { seat, nation: nationOf(game, seat), source: { kind: "card", card } } as const;
  return game.edition.spaceIds
    .filter((space) => field.foes(space).length > 0)
    .filter((space) => !striking || whyNoTarget(game, striker, space, striking.countries) === null)
    .filter((space) => !attrit || game.edition.spaces[space]?.marks.includes("city"))
    .map((space) => ({ space, value: targetValue(field, space) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, striking?.spaces ?? 1)
    .map(({ space }) => space);
}

/** Cards are taken from the enemy who holds most. */
function againstWhom(view: Eyes, { game, seat }: Field, effects: readonly Effect[]): Params {
  const isAimed = effects.some((one) => one.kind === "steal" || (one.kind === "discard" && one.who === "chosen"));
  const isHindering = effects.some(({ kind }) => kind === "opMod" || kind === "forbid" || kind === "truce");
  if (!isAimed && !isHindering) return {};
  const [most] = view.table.order
    .filter((other) => !areFriends(game.scenario, seat, other))
    .sort((a, b) => (view.table.held[b] ?? 0) - (view.table.held[a] ?? 0));
  return most ? { seat: most } : {};
}

/** What an effect is worth to a seat, in OPs. */
function inOps(field: Field, effect: Effect, spaces: readonly SpaceId[]): number {
  const { game, seat } = field;
  switch (effect.kind) {
    case "reinforce":
      return 12;
    case "replace":
      return (
        UNIT * Math.min(effect.rebuild, rebuildable(game, seat).length) +
        STEP * Math.min(effect.upgrade, upgradable(game, seat).length)
      );
    case "raise":
      return UNIT * effect.count;
    case "strike":
      return spaces.reduce((sum, space) => sum + (1 + 0.35 * effect.bonus) * targetValue(field, space), 1.5);
    case "attrit":
      return 1.5 + 1.5 * Math.max(0, ...spaces.map((space) => targetValue(field, space)));
    case "draw":
      return CARD * effect.cards;
    case "steal":
      return 2 * CARD * effect.cards;
    case "discard":
      return effect.who === "self" ? -2 * effect.cards : (effect.how === "random" ? CARD : 3) * effect.cards;
    case "backfire":
      return -1.5;
    case "opMod":
      return 3;
    case "entrench":
      return 3;
    case "truce":
    case "blackout":
      return 1.5;
    case "forbid":
      return 0.5;
    case "activateIS":
      return 2;
    case "activateKurds":
      return seat === "KUR" ? 8 : 2;
    case "coup":
      return game.scenario.seats.some((one) => one.seat === effect.country && areFriends(game.scenario, seat, one.seat))
        ? -20
        : 8;
    case "pkkRebellion":
      return seat === "TUR" ? -20 : 5;
    case "endRoll":
      return levelOf(game, seat) ? 10 : -50;
    default:
      return 0;
  }
}
