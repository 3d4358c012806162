import {
  type Ahead,
  awaited,
  canonical,
  check,
  type Decision,
  decisionsOf,
  type GameTypes,
  type Move,
  publicView,
  type Seat,
  type Shortcut,
  submit,
  type View,
  viewOf,
} from "#engine";
import type { Claim, Position } from "../play.ts";
import { same, violate } from "../violation.ts";
import { twinOf } from "./twins.ts";

/** How many characters a button holds, and how many choices a menu. */
export const LONGEST_LABEL = 80;
const MOST_CHOICES = 25;

/** A shortcut is a complete answer: its moves are accepted in order where it is offered. */
export const shortcutsAreLegal = <G extends GameTypes>(): Claim<G> => ({
  title: "accepts what its shortcuts do, and what is said ahead",
  every: 2,
  at(position) {
    const { book, env, seat } = position;
    const view = viewOf(book, env, seat);
    for (const decision of decisionsOf(book, env, seat)) {
      const shortcuts = book.definition.guide.shortcuts(view, decision);
      distinct("the shortcuts", shortcuts);
      for (const shortcut of shortcuts) {
        carriedOut(position, decision, shortcut);
        saidAhead(position, view, shortcut);
      }
      menusAreSound(position, view, decision);
    }
  },
});

function distinct(what: string, named: readonly { readonly label: string }[]): void {
  const labels = named.map(({ label }) => label);
  if (new Set(labels).size < labels.length) violate("labels", `${what} have one label twice: ${labels.join(" | ")}`);
}

function carriedOut<G extends GameTypes>(position: Position<G>, decision: Decision, { label, moves }: Shortcut): void {
  let { env } = position;
  let revealed = false;
  moves.forEach((move: Move, i) => {
    if (revealed) return; // nobody can know what comes then
    const id = i === 0 && decision.actions.includes(move.action) ? decision.id : null;
    try {
      const done = submit(position.book, env, { seat: decision.seat, decision: id, ...move });
      env = done.state;
      revealed = done.reveals;
    } catch (error) {
      const what = `“${label}”, move ${i + 1} of ${moves.length}: ${move.action} ${canonical(move.params)}`;
      violate("shortcuts", `${what} of ${decision.seat} fails: ${String(error)}`, error);
    }
  });
}

function saidAhead<G extends GameTypes>({ book }: Position<G>, view: View<G>, { label, moves, ahead = [] }: Shortcut) {
  if (moves.length === 0 && ahead.length === 0) violate("shortcuts", `“${label}” does nothing and says nothing`);
  for (const { order, value } of ahead) {
    const choices = book.definition.orders.find(({ name }) => name === order)?.ahead?.choices(view) ?? [];
    if (!choices.some((choice) => choice.value === value))
      violate("shortcuts", `“${label}” says ${order}: ${value}, which is none of its choices`);
  }
}

/** The menus of what can be said ahead have choices that their orders accept. */
function menusAreSound<G extends GameTypes>({ book }: Position<G>, view: View<G>, decision: Decision): void {
  for (const { name, form, ahead } of book.definition.orders) {
    if (!ahead?.at(view, decision)) continue;
    const choices = ahead.choices(view);
    distinct(`the choices of ${name}`, choices);
    const values = new Set(choices.map(({ value }) => value));
    if (values.size === 0 || values.size < choices.length || choices.length > MOST_CHOICES)
      violate("ahead", `${name} has ${choices.length} choices, ${values.size} of them different`);
    const windows = book.definition.windows.map((window) => window.name);
    const unknown = ahead.windows.find((window) => !windows.includes(window));
    if (unknown !== undefined) violate("ahead", `${name} is about the window ${unknown}, which there is not`);
    for (const { value, params } of choices) {
      if (typeof params === "string") continue;
      try {
        same("ahead", `${name}, ${value}`, canonical(params), canonical(check(form, view, params)));
      } catch (error) {
        violate("ahead", `${name}, ${value}: its own form refuses it: ${String(error)}`, error);
      }
    }
  }
}

/** What is shown in public, and what can be said ahead, follows only from the table: it is the same for every hand. */
export const offersTheSameToAll = <G extends GameTypes>(): Claim<G> => ({
  title: "offers in public, and ahead, what the table alone decides",
  every: 3,
  at(position) {
    const { book, env, seat } = position;
    if (env.over) return;
    const other = twinOf(position, seat);
    if (other) {
      same("leak", "what everyone is told", inPublic(position), inPublic(other));
      for (const seat of env.seats)
        same("leak", `what ${seat} is offered in public or ahead`, offered(position, seat), offered(other, seat));
    }
    const [first, ...others] = awaited(env);
    if (first === undefined) return;
    const labels = (seat: Seat): string => canonical(openOnes(position, seat).map(({ label }) => label));
    for (const seat of others) same("open", `what ${book.definition.name} shows all`, labels(first), labels(seat));
  },
});

function inPublic<G extends GameTypes>({ book, env }: Position<G>): string {
  const { guide } = book.definition;
  const view = publicView(book, env);
  return canonical([guide.notice(view), guide.standings(view)]);
}

const asked = <G extends GameTypes>({ book, env }: Position<G>, seat: Seat): readonly Decision[] =>
  decisionsOf(book, env, seat).filter(({ kind }) => kind !== "offer");

/** What everybody can answer: what posts ask for, or, where a hand decides, nothing of it; the shortcuts of a seat hold it all. */
const openOnes = <G extends GameTypes>(position: Position<G>, seat: Seat): readonly Shortcut[] => {
  const { book, env } = position;
  const { guide } = book.definition;
  const view = viewOf(book, env, seat);
  return asked(position, seat).flatMap((decision) => {
    const open = guide.openShortcuts?.(view, decision) ?? [];
    const marked = guide.shortcuts(view, decision).filter((one) => one.open);
    if (open.length > 0) same("open", `what ${seat} is offered in public`, canonical(open), canonical(marked));
    return marked;
  });
};

function offered<G extends GameTypes>(position: Position<G>, seat: Seat): string {
  const { book, env } = position;
  const view = viewOf(book, env, seat);
  const menu = (ahead: Ahead<G>, decision: Decision): unknown =>
    ahead.at(view, decision) ? [ahead.title, ahead.until, ahead.choices(view)] : null;
  const menus = asked(position, seat).map((decision) =>
    book.definition.orders.map(({ ahead }) => (ahead ? menu(ahead, decision) : null)),
  );
  return canonical([openOnes(position, seat), menus]);
}
