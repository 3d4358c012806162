/** Every complete answer to a question, where there are few enough to list them, and how each reads in words. */
import type { Action } from "./action.ts";
import type { Decision, Move } from "./decision.ts";
import { blocked, type Progress, progress } from "./forms.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { Shortcut } from "./guide.ts";
import { type Answer, inputs, type Params, STOP, type Step } from "./inputs.ts";
import { type Group, isPicked, terse } from "./params.ts";
import { Refused } from "./refusal.ts";
import type { Rulebook } from "./rulebook.ts";
import { canonical } from "./values.ts";

/** After this many half answers the list counts as too long. */
const MOST_NODES = 400;

/**
 * All complete answers to a question, named, if there are at most `most`; null if there are more, or if one of its
 * actions takes a text. Actions that are not possible now, and those that are only typed, are left out.
 */
export function wholeAnswers<G extends GameTypes>(
  book: Rulebook<G>,
  view: View<G>,
  { actions, preset }: Pick<Decision, "actions" | "preset">,
  most: number,
): readonly Shortcut[] | null {
  const all: Shortcut[] = [];
  for (const name of actions) {
    const action = book.actions.get(name);
    if (!action || action.typed || action.when(view) || blocked(action, view, preset)) continue;
    const list = paramsOf(action, view, preset, most - all.length);
    if (!list) return null;
    for (const params of list) all.push(answerOf(book, view, { action: name, params }));
  }
  return all;
}

function answerOf<G extends GameTypes>(book: Rulebook<G>, view: View<G>, move: Move): Shortcut {
  const label = book.definition.guide.label(view, move) ?? labelOf(book, view, move);
  const detail = detailOf(book, view, move);
  return { label, moves: [move], ...(detail === null ? {} : { detail }) };
}

/** All ways to fill a form, at most `most`; null if there are more, or if a text is asked for. */
export function paramsOf(group: Group<unknown>, view: object, preset: Params, most: number): readonly Params[] | null {
  const look = terse(view); // only values are looked for
  const done = new Map<string, Params>();
  const seen = new Set<string>();
  const open: (readonly Answer[])[] = [[]];
  for (let nodes = 0; open.length > 0; nodes++) {
    if (nodes > MOST_NODES) return null;
    const answers = open.pop() ?? [];
    const at = progressOf(group, look, answers);
    if (!at) continue;
    if ("done" in at) {
      done.set(canonical(at.done), at.done); // a list that is full and one that is ended there may be the same
      if (done.size > most) return null;
      continue;
    }
    const next = answersTo(at.step, preset, most);
    if (!next) return null;
    const fresh = next.filter((answer) => isFresh(seen, at.step, answers, answer));
    for (const answer of fresh.toReversed()) open.push([...answers, answer]);
  }
  return [...done.values()];
}

/** Where these answers lead; null: a list that they end may not end so. */
function progressOf(group: Group<unknown>, view: object, answers: readonly Answer[]): Progress | null {
  try {
    return progress(group, view, answers);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Whether an answer leads where no other has led: the members of a list without order are the same in any order. */
function isFresh(seen: Set<string>, { kind, picked }: Step, answers: readonly Answer[], answer: Answer): boolean {
  if (kind !== "subset" || answer === STOP) return true;
  const before = answers.slice(0, answers.length - picked.length);
  const half = canonical([before, [...picked, answer].toSorted()]);
  if (seen.has(half)) return false;
  seen.add(half);
  return true;
}

/** The answers to one input that are not refused; null if there are surely more than `most` complete ones. */
function answersTo({ input, stop, path, kind }: Step, preset: Params, most: number): readonly Answer[] | null {
  const given = path.length === 1 && stop === undefined ? preset[String(path[0])] : undefined;
  if (given !== undefined) return [given];
  const end: readonly Answer[] = stop === null ? [STOP] : [];
  switch (input.kind) {
    case "text":
      return null;
    case "integer": {
      const count = input.max - input.min + 1;
      return count > most ? null : [...end, ...Array.from({ length: Math.max(count, 0) }, (_, i) => input.min + i)];
    }
    case "pick": {
      const free = input.options.filter((o) => !o.refused).map((o) => o.value);
      return free.length > most && kind !== "subset" ? null : [...end, ...free]; // all of ten cards are one answer
    }
  }
}

/** A complete answer in words: the action's title, and its choices by their labels. */
export function labelOf<G extends GameTypes>(
  { actions }: Rulebook<G>,
  view: View<G>,
  { action, params }: Move,
): string {
  const known = actions.get(action);
  if (!known) return action;
  const words = namesOf(known, view, params);
  return words.length === 0 ? known.title : `${known.title}: ${words.join(" · ")}`;
}

function detailOf<G extends GameTypes>(
  { actions }: Rulebook<G>,
  view: View<G>,
  { action, params }: Move,
): string | null {
  const known = actions.get(action);
  const details = known ? optionsIn(known, view, params).flatMap(({ detail }) => detail ?? []) : [];
  return details.length > 0 ? details.join("\n") : null;
}

/** The params of a move as people read them, in the order in which they are asked. */
export const namesOf = <G extends GameTypes>(action: Action<G>, view: object, params: Params): string[] =>
  optionsIn(action, view, params).map(({ label }) => label);

/** What was chosen at each input, by its label. */
function optionsIn(
  group: Group<unknown>,
  view: object,
  params: Params,
): { readonly label: string; readonly detail?: string }[] {
  const chosen: { readonly label: string; readonly detail?: string }[] = [];
  const walk = inputs(group, view);
  let next = walk.next();
  while (!next.done) {
    const { input, path, picked, kind } = next.value;
    const answer = valueAt(params, path, isPicked(kind) ? picked.length : null);
    if (answer !== undefined) {
      const option = input.kind === "pick" ? input.options.find((o) => o.value === answer) : undefined;
      const { label = String(answer), detail } = option ?? {};
      chosen.push(detail === undefined ? { label } : { label, detail });
    }
    next = walk.next(answer === undefined ? STOP : answer);
  }
  return chosen;
}

function valueAt(params: Params, path: Step["path"], member: number | null): Answer | undefined {
  let value: unknown = params;
  for (const key of member === null ? path : [...path, member]) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as { readonly [key: string | number]: unknown })[key];
  }
  return value as Answer | undefined; // params are plain JSON
}
