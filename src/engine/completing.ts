/** Completes a form that was filled in only in part, with defaults and first choices. */
import { checkEntry, open, requireAsked } from "./forms.ts";
import { type Answer, type Context, inputsOf, isAsked, type Params, STOP, type Step } from "./inputs.ts";
import { choosing, type Entry, type Group, type Input } from "./params.ts";
import { Refused, refuse } from "./refusal.ts";
import type { Json } from "./values.ts";

/** What somebody has said of a form: not looked at yet, and maybe not all of it. */
export type RawParams = { readonly [name: string]: unknown };

/**
 * A form that was filled in only in part: that counts; the rest takes its default or what a sheet begins with, or where
 * neither is possible the first choice that is (of numbers the nearest). Throws `Refused` for what was said and is not
 * possible.
 */
export function completed(group: Group<unknown>, view: object, said: RawParams, defaults: Params): Params {
  const params: { [name: string]: Json } = {};
  for (const entry of group.entries) {
    const { name } = entry;
    const c = choosing(view, params);
    if (isAsked(entry, c))
      params[name] = Object.hasOwn(said, name) ? checkEntry(entry, c, said[name]) : unsaid(entry, c, defaults[name]);
  }
  const c = choosing(view, params);
  for (const [name, value] of Object.entries(said))
    if (!Object.hasOwn(params, name)) requireAsked(group, c, name, value);
  return params;
}

/**
 * What a form that is completed like that asks for one of its params, of a list the first input; null: nothing. What
 * was said of those before it and is not possible counts as not said.
 */
export function inputFor(
  group: Group<unknown>,
  view: object,
  said: RawParams,
  defaults: Params,
  wanted: string,
): Input | null {
  const params: { [name: string]: Json } = {};
  for (const entry of group.entries) {
    const { name } = entry;
    const c = choosing(view, params);
    if (!isAsked(entry, c)) continue;
    if (name === wanted) return firstInput(entry, c);
    const value = Object.hasOwn(said, name) ? ifPossible(entry, c, said[name]) : undefined;
    params[name] = value === undefined ? unsaid(entry, c, defaults[name]) : value;
  }
  return null;
}

function firstInput(entry: Entry, c: Context): Input | null {
  const first = inputsOf(entry, c).next();
  return first.done ? null : first.value.input;
}

/** The value as it counts; undefined: it is refused. */
function ifPossible(entry: Entry, c: Context, value: unknown): Json | undefined {
  try {
    return checkEntry(entry, c, value);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function unsaid(entry: Entry, c: Context, wanted: Json | undefined): Json {
  for (const likely of [wanted, entry.guess?.(c as never)]) {
    const value = likely === undefined ? undefined : ifPossible(entry, c, likely); // the guess was built for this context
    if (value !== undefined) return value;
  }
  const walk = inputsOf(entry, c);
  let step = walk.next();
  while (!step.done) step = walk.next(firstAnswer(step.value, wanted));
  return step.value;
}

/** The first answer that is possible; a list ends as soon as it may. */
function firstAnswer({ input, stop, title }: Step, wanted: Json | undefined): Answer {
  if (stop === null) return STOP;
  if (!open(input)) return refuse("no-choice", `${title} Nothing is possible here with these choices.`);
  switch (input.kind) {
    case "integer":
      return Math.min(Math.max(typeof wanted === "number" ? wanted : input.min, input.min), input.max);
    case "text":
      return "";
    case "pick":
      return input.options.find((o) => !o.refused)?.value ?? STOP; // it is open
  }
}
