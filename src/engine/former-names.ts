/**
 * What earlier releases have stored bears the names of then: of actions, params, orders, questions. A name that was given
 * up stands as `was` where its successor is declared, and is read here as that.
 */
import type { Action } from "./action.ts";
import type { Move } from "./decision.ts";
import type { GameTypes } from "./game-types.ts";
import { isAsked, type Params } from "./inputs.ts";
import { choosing, type Entry, type Group } from "./params.ts";
import { nameToday } from "./renamed.ts";
import type { Rulebook } from "./rulebook.ts";
import { type Json, put } from "./values.ts";

export const actionToday = <G extends GameTypes>(book: Rulebook<G>, name: string): string =>
  book.actions.has(name) ? name : nameToday(book.definition.actions, name);

/**
 * The rules that tell what was stored under which name: without guards, for a row can rightly not be asked for where nothing
 * is open any more.
 */
export const readingBook = <G extends GameTypes>(book: Rulebook<G>): Rulebook<G> => book.bare ?? book;

/** A stored move under the names of today. `view`: what its seat sees, made only where rows have to be looked into. */
export function moveToday<G extends GameTypes>(book: Rulebook<G>, { action, params }: Move, view: () => object): Move {
  const name = actionToday(book, action);
  const known: Action<G> | undefined = readingBook(book).actions.get(name);
  return { action: name, params: known ? paramsToday(known, params, view) : params };
}

/** The options of a campaign under the names of today. */
export const optionsToday = (form: Group<unknown>, options: Params): Params => paramsToday(form, options, () => ({}));

/** Stored params of a form under the names of today; what no name is known for stays as it is. */
export function paramsToday(form: Group<unknown>, params: Params, view: () => object): Params {
  const { entries } = form;
  if (!entries.some(mayBeRenamed) || !isParams(params)) return params;
  const today: { [name: string]: Json } = {};
  const c = choosing(view(), today);
  const read = new Set<string>();
  for (const entry of entries) {
    const key = storedUnder(entry, params, c);
    if (key === undefined || Object.hasOwn(today, entry.name)) continue;
    read.add(key);
    const value = params[key] ?? null;
    put(today, entry.name, entry.param.kind === "rows" ? rowsToday(entry, value, c) : value);
  }
  for (const [key, value] of Object.entries(params)) if (!read.has(key)) put(today, key, value);
  return today;
}

type Seen = { readonly params: Params };

/** The name that a param was stored under; undefined: it was not. */
function storedUnder(entry: Entry, params: Params, c: Seen): string | undefined {
  if (Object.hasOwn(params, entry.name)) return entry.name;
  const former = entry.was?.find((name) => Object.hasOwn(params, name));
  return former !== undefined && mayBeAsked(entry, c) ? former : undefined;
}

/** What was stored may be too old to be read: then nothing speaks against it. */
function mayBeAsked(entry: Entry, c: Seen): boolean {
  try {
    return isAsked(entry, c);
  } catch {
    return true;
  }
}

/** Lists of rows that were looked into and hold no former name: to ask for a row may take a look at the whole map. */
const plainRows = new WeakSet<Entry>();

/** Whether a param, or one of its rows, may have been called otherwise. */
const mayBeRenamed = (entry: Entry): boolean =>
  (entry.was?.length ?? 0) > 0 || (entry.param.kind === "rows" && !plainRows.has(entry));

function rowsToday(entry: Entry, rows: Json, c: Seen): Json {
  if (plainRows.has(entry) || !Array.isArray(rows) || rows.length === 0) return rows;
  const row = rowOf(entry, c);
  if (!row) return rows;
  if (!row.entries.some(mayBeRenamed)) {
    plainRows.add(entry); // whatever is chosen before, its rows have the same params
    return rows;
  }
  return (rows as readonly Json[]).map((one) => (isParams(one) ? paramsToday(row, one, () => c) : one)); // a list by now
}

/** The params of a row; null: nothing can be said of them now, which is no fault of the rules. */
function rowOf({ param }: Entry, c: Seen): Group<unknown> | null {
  try {
    const asked = param.ask(c as never, []); // the entry was built for what this form looks at
    return asked && "entries" in asked ? asked : null;
  } catch {
    return null;
  }
}

const isParams = (row: Json): row is Params => typeof row === "object" && row !== null && !Array.isArray(row);
