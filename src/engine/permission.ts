/** Why a seat cannot do something now, and the action if it can. */
import type { Action } from "./action.ts";
import { type Envelope, mayAnswer, openAsk } from "./envelope.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import { either } from "./matching.ts";
import { terse } from "./params.ts";
import type { Frame } from "./procedure.ts";
import { type Refusal, Refused, refuse } from "./refusal.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Seat } from "./values.ts";
import { decisionsOf, viewOf } from "./views.ts";

/** What somebody wants to do. Nothing in it is trusted. */
export interface Submission {
  readonly seat: Seat;
  /** The decision answered, or null for an action that needs none (the open question is then taken to be meant). */
  readonly decision: string | null;
  readonly action: string;
  readonly params: unknown;
  /** Reactions: keep this answer even if another play comes first. */
  readonly regardless?: boolean;
}

export type OpenAsk = Frame["ask"] & object;

/** Why this seat cannot take this action now, or null: the look-ahead behind menus. */
export function whyBlocked<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  submission: Omit<Submission, "params">,
): Refusal | null {
  try {
    permitted(book, env, submission);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** The action, if this seat may take it now; `ask` is the open question that it answers, `preset` what its offer gives, `brief` the terse view. */
export function permitted<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  { seat, decision, action: name }: Omit<Submission, "params">,
): { action: Action<G>; ask: OpenAsk | null; preset: Params; view: View<G>; brief: View<G> } {
  if (env.over) refuse("game-over", "This game is over.");
  if (!env.seats.includes(seat)) refuse("no-seat", "There is no such seat in this game.");
  const action = known(book, name);
  const view = viewOf(book, env, seat);
  const ask = openAsk(env);
  let preset: Params = {};
  const answers =
    ask && mayAnswer(ask, seat) && ask.actions.includes(name) && (decision === null || decision === String(ask.id));
  if (!answers && decision === null) {
    const free = book.definition.free(view);
    const now = ask && mayAnswer(ask, seat) ? [...ask.actions, ...free] : free;
    if (!free.includes(name)) throw new Refused(notPossible(book, view, action, now, ask));
  } else if (!answers) {
    const open =
      decisionsOf(book, env, seat).find((d) => d.id === decision) ??
      refuse("stale", "That question is no longer open.");
    if (!open.actions.includes(name)) throw new Refused(notPossible(book, view, action, open.actions, ask));
    preset = open.preset;
  }
  const brief = terse(view);
  const why = action.when(brief) && action.when(view); // with all its words
  if (why) throw new Refused(why);
  return { action, ask: ask && answers ? ask : null, preset, view, brief };
}

/** Why an action is not possible, and which of those that are open now is. */
function notPossible<G extends GameTypes>(
  { actions }: Rulebook<G>,
  view: View<G>,
  action: Action<G>,
  now: readonly string[],
  ask: Frame["ask"],
): Refusal {
  const { name, title } = action;
  const reason = action.whyNot(view);
  if (reason) return { code: ask?.actions.includes(name) ? "not-asked" : "not-now", ...reason };
  if (ask?.actions.includes(name)) return { code: "not-asked", text: `“${title}”: you are not asked for that now.` };
  const open = [...new Set(now)].flatMap((other) => actions.get(other) ?? []);
  const titles = open.filter((other) => !other.when(view)).map((other) => `“${other.title}”`);
  const instead = titles.length > 0 ? `possible: ${either(titles)}` : "nothing is asked of you";
  return { code: "not-now", text: `“${title}” is not possible now; ${instead}.` };
}

export function known<G extends GameTypes>(book: Rulebook<G>, name: string): Action<G> {
  return book.actions.get(name) ?? refuse("no-action", "There is no such action in this game.");
}
