import { type Move as Act, copy, type Frozen, mustGet, type View } from "../../../../engine/index.ts";
import type { ZoneId } from "../../content/pack.ts";
import { beginMove, cancelMove, dropOff, endMoveHere, endMovement, moveTo } from "../../rules/action/move.ts";
import { advance } from "../../rules/action/stack.ts";
import type { Move, MoveMode } from "../../rules/action/types.ts";
import { waysFrom } from "../../rules/action/ways.ts";
import { nameOf, move as wholeMove } from "../../rules/action/whole-move.ts";
import type { Baghdad, Table } from "../../state.ts";
import { best, can, choices, highest, move } from "./choices.ts";
import { combinations } from "./combos.ts";
import { type Course, Scout } from "./course.ts";
import { plays } from "./plays.ts";

/** A Move is made if it is worth more than this. */
const LEAST = 0.7;
/** Stacks larger than this move as a whole or not at all. */
const COUNTED = 5;

/** In a Move Step: the best Move there is, or the next step of the one under way. */
export function step(view: View<Baghdad>): Act {
  if (view.table.move?.move) return underWay(view, view.table.move.move);
  const card = best([...plays(view), ...combinations(view)], ({ gain }) => gain);
  if (card && card.gain > 0) return card.act;
  const start = bestStart(view);
  if (!start || start.course.worth < LEAST) return move(endMovement);
  const { mode, from, count } = start;
  return inOne(view, start) ?? move(beginMove, { mode, from, count });
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

function bestStart(view: View<Baghdad>): Start | undefined {
  const scout = new Scout(view);
  const starts = choices(beginMove, view).flatMap((value) => {
    const mode = value as MoveMode; // the question's own options
    return choices(beginMove, view, mode).flatMap((from) => {
      const zones = choices(moveTo, begun(view, { mode, path: [from], count: 1, dropped: {}, fording: false }));
      const all = highest(beginMove, view, mode, from);
      return numbers(all).map((count): Start => ({ mode, from, count, course: scout.from(from, count, mode, zones) }));
    });
  });
  return best(starts, ({ course }) => course.worth);
}

/** How many units might go, out of so many. */
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
