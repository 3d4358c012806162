/** What a computer player buys or plays in its Recruit Step, by what each gains above its price. */
import { type Move as Act, copy, mustGet, type View } from "#engine";
import type { Unit } from "../../content/effects.ts";
import { neighbours, screenOf, type ZoneId, zoneValue } from "../../content/pack.ts";
import { REACTIVATION, STREET_CARDS } from "../../content/rulebook-figures.ts";
import { cardPrice, type Levy, priceOf } from "../../rules/action/prices.ts";
import { buyCard, reactivate } from "../../rules/action/purchases.ts";
import { endRecruitment, enlist, recruit } from "../../rules/action/recruit.ts";
import { room } from "../../rules/cards/hands.ts";
import { unitsAt } from "../../rules/map/units.ts";
import { keyZones } from "../../rules/victory/goals.ts";
import type { Baghdad, Table } from "../../state.ts";
import { best, can, choices, highest, move } from "./choices.ts";
import { Scout } from "./course.ts";
import { numbers } from "./moves.ts";
import { type Play, plays } from "./plays.ts";
import { capacity, endIsNear, foesIn, holds } from "./worth.ts";

const STACKS = [1, 2, 4];

/** In a Recruit Step: what brings most above its price, or nothing more; like units of a Zone all at once. */
export function purchase(view: View<Baghdad>): Act {
  const table = copy(view.table) as Table; // a copy may be written
  const first = nextPurchase(view);
  const lot = levyOf(first);
  if (!lot) return first;
  let count = 0;
  for (let more: Levy | null = lot; more?.unit === lot.unit && more.zone === lot.zone; ) {
    count += more.count;
    enlist(view.content, table, view.seat, more);
    more = levyOf(nextPurchase({ ...view, table }));
  }
  return move(recruit, { ...lot, count });
}

/** What an act recruits; null: nothing. */
function levyOf({ action, params }: Act): Levy | null {
  if (action !== recruit.name) return null;
  const unit = params.unit === "security" ? "security" : "infrastructure";
  return { unit, zone: String(params.zone), count: Number(params.count) };
}

function nextPurchase(view: View<Baghdad>): Act {
  const offers = [...infrastructure(view), ...security(view), ...cards(view), ...commands(view), ...plays(view)];
  return bestOf(offers);
}

function bestOf(offers: readonly Play[]): Act {
  const found = best(offers, ({ gain }) => gain);
  return found && found.gain > 0 ? found.act : move(endRecruitment);
}

/** The same at a glance, for thoughts: Security by what it takes or holds next to where it is raised, one lot at a time. */
export const quickPurchase = (view: View<Baghdad>): Act =>
  bestOf([...infrastructure(view), ...garrisons(view), ...cards(view), ...commands(view), ...plays(view)]);

/** What a seat might buy now, the most promising first, with the end of the step among them. */
export function purchases(view: View<Baghdad>): readonly Act[] {
  const offers = [...infrastructure(view), ...security(view), ...cards(view), ...commands(view), ...plays(view)];
  const ranked = offers.toSorted((a, b) => b.gain - a.gain).map(({ act }) => act);
  return [move(endRecruitment), ...ranked];
}

/** Security: the best of what it would hold where it is raised, and take one Zone away. */
function garrisons(view: View<Baghdad>): Play[] {
  const { content, table, seat } = view;
  const scout = new Scout(view);
  return choices(recruit, view, "security").flatMap((zone) => {
    const most = highest(recruit, view, "security", zone);
    const there = unitsAt(table, zone, seat).security;
    const zones = neighbours(content, zone);
    const gone = Math.max(0, there - 1);
    return STACKS.filter((count) => count <= most).map((count) => {
      const beside = zones.map((next) => {
        const before = gone > 0 ? Math.max(0, scout.arriving(next, gone)) : 0;
        return scout.arriving(next, there + count - 1) - before;
      });
      return levy(view, "security", zone, count, Math.max(scout.arriving(zone, count), ...beside));
    });
  });
}

function levy(view: View<Baghdad>, unit: Unit, zone: ZoneId, count: number, worth: number): Play {
  const { content, table } = view;
  if (!table.recruit) throw new Error("there is no Recruit Step");
  const price = priceOf(content, table, table.recruit, { unit, zone, count });
  return { act: move(recruit, { unit, zone, count }), gain: worth - price };
}

/** Infrastructure: to collect, to hold, and for the special Victory Conditions. */
function infrastructure(view: View<Baghdad>): Play[] {
  const { content, table, seat } = view;
  const scout = new Scout(view);
  const keys = keyZones(view);
  const builder = screenOf(content, table.seats.length, seat).special.some(({ kind }) => kind === "infraZones");
  const left = endIsNear(view) ? 0 : table.streetDeck / STREET_CARDS;
  return choices(recruit, view, "infrastructure").map((zone) => {
    const own = unitsAt(table, zone, seat);
    const { pp } = mustGet(table.zones, zone);
    const now = Math.max(0, Math.min(3, pp - capacity(own)));
    const later = (left * zoneValue(content, table.seats.length, zone)) / (8 + 16 * own.infrastructure);
    const key = own.infrastructure === 0 && (builder || keys.has(zone)) ? 2 : 0;
    const safe = foesIn(view, zone).length === 0 || !holds(view, zone) ? 1 : 0.5;
    return levy(view, "infrastructure", zone, 1, (now + later + key) * safe + scout.arriving(zone, 1));
  });
}

/** Security: what the Moves of this turn would be worth with a number more in a Zone, and what they would hold. */
function security(view: View<Baghdad>): Play[] {
  const { content, table, seat } = view;
  const { moves } = screenOf(content, table.seats.length, seat);
  const scout = new Scout(view);
  const standing = content.zoneIds.filter((zone) => unitsAt(table, zone, seat).security > 0);
  const now = new Map(standing.map((zone) => [zone, marching(scout, view, zone, 0)]));
  return choices(recruit, view, "security").flatMap((zone) => {
    const most = highest(recruit, view, "security", zone);
    const others = [...now].filter(([other]) => other !== zone).map(([, worth]) => worth);
    const before = together(moves, [...others, now.get(zone) ?? 0]);
    return STACKS.filter((count) => count <= most).map((count) => {
      const marches = together(moves, [...others, marching(scout, view, zone, count)]) - before;
      const stays = scout.arriving(zone, count);
      return levy(view, "security", zone, count, Math.max(marches, stays));
    });
  });
}

/** What the best Move from a Zone is worth with this many more units there. */
function marching(scout: Scout, view: View<Baghdad>, zone: ZoneId, more: number): number {
  const { content, table, seat } = view;
  const there = unitsAt(table, zone, seat).security;
  const zones = neighbours(content, zone);
  const counts = numbers(there + more).filter((count) => more === 0 || count >= more);
  return Math.max(0, ...counts.map((count) => scout.from(zone, count, "normal", zones, more).worth));
}

/** What the best of these are worth, as many as there are Moves. */
const together = (moves: number, worths: readonly number[]): number =>
  [...worths]
    .sort((a, b) => b - a)
    .slice(0, moves)
    .reduce((sum, worth) => sum + worth, 0);

/** A card is worth less the more there are in the hand. */
function cards(view: View<Baghdad>): Play[] {
  const { content, table, seat, hand } = view;
  if (!can(buyCard, view) || room(content, table, seat) <= 0 || !table.recruit) return [];
  const worth = endIsNear(view) ? 0 : 3 - hand.cards.length * 0.5;
  return [{ act: move(buyCard), gain: worth - cardPrice(content, table, table.recruit) }];
}

/** A Command is worth its price if it is the best one, or the only one. */
function commands(view: View<Baghdad>): Play[] {
  const { content, table, seat } = view;
  const worthOf = (id: string): number => mustGet(content.commands, id).value;
  const top = Math.max(0, ...mustGet(table.sides, seat).active.map(worthOf));
  return choices(reactivate, view).map((command) => {
    const value = worthOf(command);
    return { act: move(reactivate, { command }), gain: 4 * Math.max(0, value - top) - REACTIVATION * value };
  });
}
