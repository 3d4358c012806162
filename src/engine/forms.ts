/** Checks raw params against what a form asks: any wrong, unlisted, missing or surplus value is refused. */
import { type Answer, type Context, inputs, inputsOf, isAsked, type Params, STOP, type Step } from "./inputs.ts";
import type { Called } from "./matching.ts";
import {
  choosing,
  type Entry,
  type Group,
  type Input,
  isOffered,
  isPicked,
  notAsked,
  type Offered,
  type Option,
  terse,
} from "./params.ts";
import { type Refusal, Refused, refuse } from "./refusal.ts";
import type { Json } from "./values.ts";

/** The longest list that is looked at; longer ones are refused unread. */
const LONGEST = 500;

/**
 * The membership test: answers a form's inputs from raw params. Returns the params canonical; throws `Refused` for
 * anything else: a wrong type, an unlisted value, a missing or an unknown param. `brief`: the terse view, where there is
 * one; `called`: what words mean that are no choices.
 */
export function check(
  group: Group<unknown>,
  view: object,
  raw: unknown,
  brief: object = terse(view),
  called?: Called,
): Params {
  try {
    return checked(group, brief, raw);
  } catch (error) {
    if (error instanceof Refused) return checked(group, view, raw, called); // the reason may name what is possible
    throw error;
  }
}

function checked(group: Group<unknown>, view: object, raw: unknown, called?: Called): Params {
  const walk = inputs(group, view, called);
  let step = walk.next();
  while (!step.done) step = walk.next(given(raw, step.value));
  wholeForm(raw, step.value, () => group, view);
  return step.value;
}

/** The same for one param; `c` holds those before it. */
export function checkEntry(entry: Entry, c: Context, raw: unknown): Json {
  const walk = inputsOf(entry, c);
  let step = walk.next();
  while (!step.done) step = walk.next(given({ [entry.name]: raw }, step.value));
  wholeValue(raw, step.value, () => entry, c);
  return step.value;
}

/** What the raw params say to an input; STOP at the end of a list. */
function given(raw: unknown, step: Step): Answer {
  let at = raw;
  for (const key of step.path) {
    if (typeof key === "string") at = member(at, key);
    else if (key < members(at).length) at = members(at)[key];
    else return STOP;
  }
  if (!isPicked(step.kind)) return at as Answer; // the input's own check follows
  return step.picked.length < members(at).length ? (members(at)[step.picked.length] as Answer) : STOP;
}

function member(raw: unknown, key: string): unknown {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return unnamed();
  return Object.hasOwn(raw, key) ? (raw as { [key: string]: unknown })[key] : undefined;
}

function members(raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) return noList();
  return raw.length <= LONGEST ? raw : refuse("malformed", `A list of at most ${LONGEST} is needed here.`);
}

const noList = (): never => refuse("malformed", "A list is needed here.");
const unnamed = (): never => refuse("malformed", "An answer names what it chooses.");

/** Refuses what the inputs of a form did not ask for: unknown params, surplus members. `group` is made only for refusals. */
function wholeForm(raw: unknown, params: Params, group: () => Group<unknown> | undefined, view: object): void {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) unnamed();
  const loose = raw as { readonly [key: string]: unknown };
  const c = choosing(view, params);
  for (const key of Object.keys(loose)) if (!Object.hasOwn(params, key)) requireAsked(group(), c, key, loose[key]);
  for (const [key, value] of Object.entries(params)) {
    const entry = () => group()?.entries.find((one) => one.name === key && isAsked(one, c));
    wholeValue(loose[key], value, entry, c);
  }
}

/** The same of one param: single values have been looked at, lists may be too long, rows are forms. */
function wholeValue(raw: unknown, value: Json, entry: () => Entry | undefined, c: Context): void {
  if (!Array.isArray(value)) return;
  if (!Array.isArray(raw)) throw noList();
  if (raw.length !== value.length)
    throw new Refused(
      entry()?.param.surplus?.(c as never, raw.length) ?? { code: "too-many", text: tooMany(raw.length, value.length) }, // the param was built for this context
    );
  value.forEach((row, i) => {
    if (typeof row === "object" && row !== null)
      wholeForm(raw[i], row as Params, () => rowForm(entry(), c, value, i), c); // rows are params
  });
}

/** The form of a row, as it is after the rows before it. */
function rowForm(entry: Entry | undefined, c: Context, rows: readonly Json[], at: number): Group<unknown> | undefined {
  const asked = entry?.param.ask(c as never, rows.slice(0, at) as never[]); // the param was built for this context
  return asked && "entries" in asked ? asked : undefined;
}

/**
 * Refuses a param that is not asked here, in the words of its question; it may stand where it says what counts without
 * it, too. No name of the code is said: nobody has written it.
 */
export function requireAsked(group: Group<unknown> | undefined, c: Context, name: string, value: unknown): void {
  const entry = group?.entries.find((one) => one.name === name);
  if (!entry) throw new Refused({ code: "malformed", text: "Something is said here that nobody asks." });
  const why = entry.otherwise ? entry.otherwise(c as never, value) : notAsked(entry); // the entry was built for this context
  if (why) throw new Refused(why);
}

const tooMany = (given: number, possible: number): string =>
  possible === 0
    ? "Nothing can be chosen here."
    : `Too many: ${possible === 1 ? "only 1 is" : `at most ${possible} are`} possible here, not ${given}.`;

/** Where a half-filled form stands: the next input, or the params when it is complete. */
export type Progress = { readonly done: Params } | { readonly step: Step };

/** Answers the first inputs and says what comes next. Throws `Refused` if one of the answers is not possible (any more). */
export function progress(group: Group<unknown>, view: object, answers: readonly Answer[]): Progress {
  const walk = inputs(group, view);
  let step = walk.next();
  for (const answer of answers) {
    if (step.done) return refuse("too-many", "Nothing more is asked here.");
    step = walk.next(answer);
  }
  return step.done ? { done: step.value } : { step: step.value };
}

/** Whether at least one of these is not refused. */
export const isAnyOpen = (options: readonly Option[] | Offered): boolean =>
  isOffered(options) ? options.values.some((value) => !options.option(value).refused) : options.some((o) => !o.refused);

/** Whether an input has at least one answer that is not refused. */
export function open(input: Input): boolean {
  switch (input.kind) {
    case "pick":
      return isAnyOpen(input.offered ?? input.options);
    case "integer":
      return input.min <= input.max;
    case "text":
      return true;
  }
}

/** One input of look-ahead, after those that the preset answers: null if the form can be begun, else why not. */
export function blocked(group: Group<unknown>, view: object, preset: Params = {}): Refusal | null {
  try {
    const walk = inputs(group, view);
    let first = walk.next();
    while (!first.done) {
      const given = first.value.path.length === 1 ? preset[String(first.value.path[0])] : undefined;
      if (given === undefined || first.value.stop !== undefined) break;
      first = walk.next(given);
    }
    if (first.done || first.value.stop === null || open(first.value.input)) return null;
    const { input } = first.value;
    const refused = input.kind === "pick" ? input.options.find((o) => o.refused)?.refused : undefined;
    return refused ?? { code: "no-choice", text: "There is nothing to choose from here now." };
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
