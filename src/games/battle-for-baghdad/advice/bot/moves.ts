/** What a computer player does in its Move Step: cards and combinations first, then the Move that gains most. */
import { type Move as Act, copy, type Frozen, mustGet, type Seat, type View } from "#engine";
import { SYMBOLS } from "../../content/effects.ts";
import type { CardId, ZoneId } from "../../content/pack.ts";
import { beginMove, cancelMove, dropOff, endMoveHere, endMovement, moveTo } from "../../rules/action/move.ts";
import { advance } from "../../rules/action/stack.ts";
import type { Move, MoveMode } from "../../rules/action/types.ts";
import { waysFrom } from "../../rules/action/ways.ts";
import { nameOf, move as wholeMove } from "../../rules/action/whole-move.ts";
import { combo } from "../../rules/cards/combine.ts";
import { occupants, size, unitsAt } from "../../rules/map/units.ts";
import type { Baghdad, Table } from "../../state.ts";
import { best, can, choices, highest, move } from "./choices.ts";
import { type Course, Scout } from "./course.ts";
import { cardWorth } from "./draft.ts";
import { type Play, plays } from "./plays.ts";
import { harm, UNIT, zoneWorth } from "./worth.ts";

/** What a card is worth that nobody has seen. */
const UNSEEN = 2.5;

/** The combinations that it has the cards for, each with its best target. */
const combinations = (view: View<Baghdad>): Play[] =>
  choices(combo, view).flatMap((how) => {
    const { symbols } = mustGet(view.content.combos, how);
    const cards: { [symbol: string]: CardId } = {};
    for (const symbol of SYMBOLS.filter((one) => symbols.includes(one))) {
      const offered = choices(combo, view, how, ...Object.values(cards));
      cards[symbol] = best(offered, (card) => -cardWorth(view, card)) ?? "";
    }
    const spent = Object.values(cards);
    const cost = spent.reduce((sum, card) => sum + cardWorth(view, card), 0);
    const targets = choices(combo, view, how, ...spent);
    const aims = targets.flatMap((target) => aimedAt(view, target, choices(combo, view, how, ...spent, target)));
    return aims.map(({ gain, ...aim }) => ({ act: move(combo, { how, ...cards, ...aim }), gain: gain - cost }));
  });

type Aim = { readonly target: Seat; readonly zone?: ZoneId; readonly gain: number };

/** A combination that asks for a Zone drives units out of it; one that does not takes cards. */
function aimedAt(view: View<Baghdad>, target: Seat, zones: readonly ZoneId[]): Aim[] {
  if (zones.length === 0) return [{ target, gain: UNSEEN * Math.min(2, mustGet(view.table.sides, target).cards) }];
  return zones.map((zone) => ({ target, zone, gain: desertion(view, target, zone) }));
}

/** three units of the target go, and own ones come for them; where nobody else is left the Zone changes hands. */
function desertion(view: View<Baghdad>, target: Seat, zone: ZoneId): number {
  const { table, seat } = view;
  const units = size(unitsAt(table, zone, target));
  const alone = occupants(table, zone).every((other) => other === target || other === seat);
  const taken = units <= 3 && alone ? zoneWorth(view, zone) + harm(view, target) : 0;
  return Math.min(3, units) * UNIT * (units <= 3 ? 1 : 0.5) + taken;
}

/** A Move is made if it is worth more than this. */
const LEAST = 0.7;
/** Stacks larger than this move as a whole or not at all. */
const COUNTED = 5;

/** In a Move Step: the best Move there is, or the next step of the one under way. */
export function step(view: View<Baghdad>): Act {
  if (view.table.move?.move) return underWay(view, view.table.move.move);
  const card = best([...plays(view), ...combinations(view)], ({ gain }) => gain);
  if (card && card.gain > 0) return card.act;
  const start = best(startsOf(view), ({ course }) => course.worth);
  if (!start || start.course.worth < LEAST) return move(endMovement);
  return begin(view, start);
}

const begin = (view: View<Baghdad>, start: Start): Act => {
  const { mode, from, count } = start;
  return inOne(view, start) ?? move(beginMove, { mode, from, count });
};

/** What a seat might do in its Move Step before a Move begins, the most promising first; `most`: at most this many Moves. */
export function movements(view: View<Baghdad>, most: number): readonly Act[] {
  if (view.table.move?.move) return [];
  const cards = [...plays(view), ...combinations(view)].toSorted((a, b) => b.gain - a.gain).slice(0, 2);
  const starts = startsOf(view).toSorted((a, b) => b.course.worth - a.course.worth);
  const ends = new Map(starts.map((start) => [`${start.from} ${start.course.next}`, start] as const).toReversed());
  const distinct = [...ends.values()].toReversed().slice(0, most);
  return [move(endMovement), ...cards.map(({ act }) => act), ...distinct.map((start) => begin(view, start))];
}

/** The Move in one, if it drops nothing on its way. */
function inOne(view: View<Baghdad>, start: Start): Act | null {
  const end = endOf(view, start);
  if (end === null) return null;
  const { mode, from, count } = start;
  const isUsual = waysFrom(view, from).get(end)?.mode === mode;
  return isUsual ? move(wholeMove, { from, to: nameOf(end, mode), count }) : null;
}

/** Where the Move would end, made step by step; null if it drops units on its way. */
function endOf(view: View<Baghdad>, { mode, from, count }: Start): ZoneId | null {
  const table = copy(view.table) as Table; // a copy may be written
  if (!table.move) return null;
  table.move.move = { mode, path: [from], count, dropped: {}, fording: false };
  let at = from;
  while (table.move.move) {
    const { action, params } = underWay({ ...view, table }, table.move.move);
    if (action === endMoveHere.name) return at;
    if (action !== moveTo.name) return null;
    at = String(params.zone);
    advance({ content: view.content, state: { table }, emit: () => undefined }, view.seat, at);
  }
  return at;
}

interface Start {
  readonly mode: MoveMode;
  readonly from: ZoneId;
  readonly count: number;
  readonly course: Course;
}

function startsOf(view: View<Baghdad>): readonly Start[] {
  const scout = new Scout(view);
  return choices(beginMove, view).flatMap((value) => {
    const mode = value as MoveMode; // the question's own options
    return choices(beginMove, view, mode).flatMap((from) => {
      const zones = choices(moveTo, begun(view, { mode, path: [from], count: 1, dropped: {}, fording: false }));
      const all = highest(beginMove, view, mode, from);
      return numbers(all).map((count): Start => ({ mode, from, count, course: scout.from(from, count, mode, zones) }));
    });
  });
}

/** How many units might go, out of all there are. */
export const numbers = (all: number): readonly number[] =>
  [...Array(Math.min(all, COUNTED)).keys()].map((n) => n + 1).concat(all > COUNTED ? [all] : []);

const begun = (view: View<Baghdad>, stack: Move): View<Baghdad> => ({
  ...view,
  table: { ...view.table, move: view.table.move && { ...view.table.move, move: stack } },
});

function underWay(view: View<Baghdad>, { mode, path, count, dropped }: Frozen<Move>): Act {
  const zones = choices(moveTo, view);
  const at = path[path.length - 1] ?? "";
  const scout = new Scout(path.length > 1 ? lifted(view, at, count) : view);
  if (path.length === 1) {
    const { next } = scout.from(at, count, mode, zones);
    return next === null ? move(cancelMove) : move(moveTo, { zone: next });
  }
  const course = scout.onward(at, count, view.table.zonesPerMove - path.length + 1, path);
  if (course.drop && !dropped[at] && can(dropOff, view)) return move(dropOff, { count: 1 });
  return course.next !== null && zones.includes(course.next) ? move(moveTo, { zone: course.next }) : move(endMoveHere);
}

/** The table without the stack that is under way. */
function lifted(view: View<Baghdad>, at: ZoneId, count: number): View<Baghdad> {
  const { table, seat } = view;
  const zone = mustGet(table.zones, at);
  const { [seat]: own = { security: 0, infrastructure: 0 }, ...others } = zone.units;
  const units = { ...others, [seat]: { ...own, security: own.security - count } };
  return { ...view, table: { ...table, zones: { ...table.zones, [at]: { ...zone, units } } } };
}
