/** Reads a seat's order in notation, wherever the game stands. */
import type { Action } from "./action.ts";
import type { Envelope } from "./envelope.ts";
import type { GameTypes } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import { type Named, nameIn, readParams } from "./notation.ts";
import { whyBlocked } from "./permission.ts";
import { Refused, refuse } from "./refusal.ts";
import { calledIn, type Rulebook } from "./rulebook.ts";
import type { Seat } from "./values.ts";
import { decisionsOf, viewOf } from "./views.ts";

/** The action that a seat's order begins with; where several begin like that, the one that is possible now. Throws `Refused`. */
export function namedIn<G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>, seat: Seat, line: string): Named<G> {
  if (!env.seats.includes(seat)) refuse("no-seat", "There is no such seat in this game.");
  return nameIn(line, [...book.actions.values()], () => possibleNow(book, env, seat));
}

/** What a seat may do now: what it is asked, and what can be done at any time. */
function possibleNow<G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>, seat: Seat): readonly Action<G>[] {
  const asked = decisionsOf(book, env, seat).flatMap(({ actions }) => actions);
  const names = new Set([...asked, ...book.definition.free(viewOf(book, env, seat))]);
  return [...names].flatMap((name) => book.actions.get(name) ?? []);
}

/** What the rest of an order says, canonical: an action that is not possible now has no questions that make sense. Throws `Refused`. */
export function paramsIn<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  seat: Seat,
  order: Named<G>,
): Params {
  const { name } = order.action;
  const open = decisionsOf(book, env, seat).find(({ actions }) => actions.includes(name));
  const why = whyBlocked(book, env, { seat, decision: open?.id ?? null, action: name });
  if (why) throw new Refused(why);
  const view = viewOf(book, env, seat);
  return readParams(order, view, calledIn(book, view));
}

/** Reads a seat's order, whatever is written in it and wherever the game stands. Throws `Refused`, and nothing else. */
export function parse<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  seat: Seat,
  line: string,
): { readonly action: Action<G>; readonly params: Params } {
  const order = namedIn(book, env, seat, line);
  return { action: order.action, params: paramsIn(book, env, seat, order) };
}
