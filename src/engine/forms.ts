import { type Called, quoted } from "./matching.ts";
import {
  type Entry,
  type Group,
  isOffered,
  isPicked,
  type Offered,
  type Option,
  type Question,
  terse,
} from "./params.ts";
import { type Answer, type Context, type Params, questions, questionsOf, STOP, type Step } from "./questions.ts";
import { type Refusal, Refused, refuse } from "./refusal.ts";
import type { Json } from "./values.ts";

/** The longest list that is looked at; longer ones are refused unread. */
const LONGEST = 500;

/**
 * The membership test: answers a form's questions from raw params. Returns the params canonical; throws `Refused` for
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
  const walk = questions(group, view, called);
  let step = walk.next();
  while (!step.done) step = walk.next(given(raw, step.value));
  const params = step.value;
  whole(raw, params, (name, size) => {
    const { param } = group.entries.find((entry) => entry.name === name) ?? {};
    return param?.surplus?.({ ...view, params } as never, size) ?? null; // the param was built for this context
  });
  return params;
}

/** The same for one param; `c` holds those before it. */
export function checkEntry(entry: Entry, c: Context, raw: unknown): Json {
  const walk = questionsOf(entry, c);
  let step = walk.next();
  while (!step.done) step = walk.next(given({ [entry.name]: raw }, step.value));
  const surplus: Surplus = (name, size) =>
    name === entry.name ? (entry.param.surplus?.(c as never, size) ?? null) : null; // the param was built for this context
  whole(raw, step.value, surplus, entry.name);
  return step.value;
}

/** What the raw params say to a question; STOP at the end of a list. */
function given(raw: unknown, step: Step): Answer {
  let at = raw;
  for (const key of step.path) {
    if (typeof key === "string") at = member(at, key);
    else if (key < members(at).length) at = members(at)[key];
    else return STOP;
  }
  if (!isPicked(step.kind)) return at as Answer; // the question's own check follows
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

/** Why a list of this name may not have so many members, in the game's own words. */
type Surplus = (name: string, size: number) => Refusal | null;

/** Refuses what the questions did not ask for: unknown params, surplus members. */
function whole(raw: unknown, params: unknown, surplus: Surplus, name = ""): void {
  if (Array.isArray(params)) {
    const list = raw as readonly unknown[]; // the walk has read it as a list
    if (list.length !== params.length)
      throw new Refused(surplus(name, list.length) ?? { code: "too-many", text: tooMany(list.length, params.length) });
    params.forEach((p, i) => {
      if (typeof p === "object") whole(list[i], p, () => null);
    });
    return;
  }
  if (typeof params !== "object" || params === null) return;
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) unnamed();
  const plain = params as { [key: string]: unknown };
  const loose = raw as { [key: string]: unknown };
  for (const key of Object.keys(loose))
    if (!Object.hasOwn(plain, key)) refuse("malformed", `${quoted(key)} is not asked for here.`);
  for (const [key, value] of Object.entries(plain)) {
    if (Array.isArray(value) && !Array.isArray(loose[key])) noList();
    whole(loose[key], value, surplus, key);
  }
}

const tooMany = (given: number, possible: number): string =>
  possible === 0
    ? "Nothing can be chosen here."
    : `Too many: ${possible === 1 ? "only 1 is" : `at most ${possible} are`} possible here, not ${given}.`;

/** Where a half-filled form stands: the next question, or the params when it is complete. */
export type Progress = { readonly done: Params } | { readonly step: Step };

/** Answers the first questions and says what comes next. Throws `Refused` if one of the answers is not possible (any more). */
export function progress(group: Group<unknown>, view: object, answers: readonly Answer[]): Progress {
  const walk = questions(group, view);
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

/** Whether a question has at least one answer that is not refused. */
export function open(question: Question): boolean {
  switch (question.kind) {
    case "pick":
      return isAnyOpen(question.offered ?? question.options);
    case "integer":
      return question.min <= question.max;
    case "text":
      return true;
  }
}

/** One question of look-ahead, after those that the preset answers: null if the form can be begun, else why not. */
export function blocked(group: Group<unknown>, view: object, preset: Params = {}): Refusal | null {
  try {
    const walk = questions(group, view);
    let first = walk.next();
    while (!first.done) {
      const given = first.value.path.length === 1 ? preset[String(first.value.path[0])] : undefined;
      if (given === undefined || first.value.stop !== undefined) break;
      first = walk.next(given);
    }
    if (first.done || first.value.stop === null || open(first.value.question)) return null;
    const { question } = first.value;
    const refused = question.kind === "pick" ? question.options.find((o) => o.refused)?.refused : undefined;
    return refused ?? { code: "no-choice", text: "There is nothing to choose from here now." };
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
