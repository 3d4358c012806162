/** Which events, Jokers and Special Jokers a computer player plays, when, and at what it aims them. */
import type { Params, View } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import { nationOf } from "../../rules/effects/commanding.ts";
import { whyNoTarget } from "../../rules/effects/enemy-spaces.ts";
import { cardEffects, type Effect } from "../../rules/effects/kinds.ts";
import { entrench, strike } from "../../rules/effects/on-the-map.ts";
import { whyNotPlayed } from "../../rules/effects/play-event.ts";
import { jokerTargets, strikeOnLargest } from "../../rules/effects/special-jokers.ts";
import { areFriends } from "../../rules/map/relations.ts";
import { seen } from "../../rules/now.ts";
import { bothStrengths } from "../../rules/pieces/units.ts";
import { rebuildable, upgradable } from "../../rules/reinforcements/batches.ts";
import { levelOf } from "../../rules/victory/finish.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { cardsToSpend } from "../judgement/assaults.ts";
import { chanceAt, dangerAt, type Field, fieldOf, next } from "../judgement/field.ts";

/** What a strike at a space is worth, from what is there. */
const STANDING = 0.06;
/** From the chance to take it in the same phase. */
const OPENING = 0.35;
/** From what may come from there. */
const THREAT = 0.1;

/** How much it is worth to a seat that enemies in a space lose a step. */
function targetValue(field: Field, space: SpaceId): number {
  const foes = field.foes(space);
  if (foes.length === 0) return 0;
  const strength = foes.reduce((sum, one) => sum + bothStrengths(one), 0);
  const chance = chanceAt(field, field.stacks, space);
  const threatened = next(field, space).reduce(
    (sum, one) => (field.stacks.has(one) ? Math.max(sum, field.worth(one)) : sum),
    0,
  );
  return STANDING * strength + OPENING * chance + (chance > 0 ? 0.1 * field.worth(space) : 0) + THREAT * threatened;
}

/** strikes where they hurt most, from the middle of the game on: who is struck may answer with his own. */
export function strikesOfJoker(view: View<Fitna>): readonly Params[] {
  const held = view.table.specialJokers[seatIdOf(view.seat)] ?? [];
  if (held.length === 0 || 2 * view.table.turn < view.table.turns) return [];
  const { joker, spaces } = strikeOnLargest(view, null);
  if (typeof joker !== "string" || !Array.isArray(spaces) || spaces.length === 0) return [];
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const targets = jokerTargets(view, joker);
  const best = targets.toSorted((a, b) => targetValue(field, b) - targetValue(field, a)).slice(0, spaces.length);
  return [{ joker, spaces: targets.filter((space) => best.includes(space)) }];
}

type Eyes = View<Fitna>;

/** What a card is worth as an event, in OPs; one is played for more than it is missed as OPs. */
interface Play {
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
function eventsWorth(view: Eyes): readonly Play[] {
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

/** Own spaces that are most in danger, one for each of a number of entrenchments. */
function spacesToEntrench(field: Field, markers: number): readonly SpaceId[] {
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
  if (entrenching) return spacesToEntrench(field, entrenching.markers);
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

/** Events that are worth more than the OPs that they would bring, the best first. */
export function eventsToPlay(view: View<Fitna>): readonly Play[] {
  const game = seen(view);
  const forOps = cardsToSpend(view);
  const op = (card: CardNumber): number => game.edition.cards[card]?.op ?? 0;
  const missed = ({ card }: Play): number => {
    if (!forOps.includes(card)) return 0;
    const others = view.hand.cards.filter((one) => !forOps.includes(one)).map(op);
    return op(card) - Math.max(0, ...others);
  };
  return eventsWorth(view).filter((play) => play.value > missed(play));
}

/** Turns before the end in which a Joker is played: cards that are left when the game ends are worth nothing. */
const LAST_TURNS = 2;
/** Cards with which a phase is poor. */
const FEW = 2;

/** two cards more, late in the game or where the hand is poor. */
export function playsJoker({ table, hand, seat }: View<Fitna>): boolean {
  const isHeld = (table.jokers[seatIdOf(seat)] ?? 0) > 0;
  return isHeld && (table.turn > table.turns - LAST_TURNS || hand.cards.length <= FEW);
}
