/** Goes through a form input by input: the single source of what is legal. */
import { type Called, noSuchOption, nothingChosen, possible, quoted } from "./matching.ts";
import type { Entry, Group, Input, Option, ParamKind, Sight } from "./params.ts";
import { choosing, inReadingOrder, isList } from "./params.ts";
import { type Refusal, Refused, refuse } from "./refusal.ts";
import type { Json } from "./values.ts";

/** Params in canonical form: as validated, logged, hashed and applied. */
export type Params = { readonly [name: string]: Json };

/** The answer "no more" to an input of a list. */
export const STOP = null;
export type Answer = Json | typeof STOP;

/** One input of a form. */
export interface Step {
  /** Names and row numbers from the outermost param inward: `["shots", 0, "firer"]`. */
  readonly path: readonly (string | number)[];
  readonly title: string;
  readonly kind: ParamKind;
  readonly input: Input;
  /** What the list holds already (lists only). */
  readonly picked: readonly Json[];
  /** Lists: null if STOP may be answered, else why not. Single values: undefined. */
  readonly stop?: Refusal | null;
  /** What a sheet begins with here, as far as somebody has thought of it. */
  readonly guess?: () => unknown;
  /** Lists since the input before that had nothing to ask, and are empty. */
  readonly passed: number;
}

/** What a param looks at: a view, and the params before it. */
export type Context = Sight & { readonly params: Params };
type Passed = { lists: number; readonly called: Called };

/**
 * The inputs of a form one after the other: the single source of what is legal. Send an answer to get the next
 * input; the value returned at the end is the params in canonical form. Menus, validation, notation, bots and the
 * test kit are all drivers of this generator. Throws `Refused` for an answer that is not among the choices, and says what
 * it is `called`.
 */
export const inputs = (
  group: Group<unknown>,
  view: Sight,
  called: Called = () => null,
): Generator<Step, Params, Answer> => within(group, view, [], { lists: 0, called });

function* within(
  group: Group<unknown>,
  view: Sight,
  path: Step["path"],
  passed: Passed,
): Generator<Step, Params, Answer> {
  const params: { [name: string]: Json } = {};
  const c = choosing(view, params);
  for (const entry of group.entries) {
    if (isAsked(entry, c)) params[entry.name] = yield* ofEntry(entry, c, [...path, entry.name], passed);
  }
  return params;
}

/** Whether a form asks for this param, what is chosen before it given. */
export const isAsked = ({ when }: Entry, c: Context): boolean => !when || when(c as never); // the entry was built for exactly this context

/** The inputs of only one param; `c` holds those before it. */
export const inputsOf = (entry: Entry, c: Context): Generator<Step, Json, Answer> =>
  ofEntry(entry, c, [entry.name], { lists: 0, called: () => null });

function ofEntry(entry: Entry, c: Context, path: Step["path"], passed: Passed): Generator<Step, Json, Answer> {
  if (entry.param.kind === "rows") return rowsOf(entry, c, path, passed);
  return isList(entry.param) ? listOf(entry, c, path, passed) : single(entry, c, path, passed);
}

/** The count, which starts over with the next input. */
function taken(passed: Passed): number {
  const { lists } = passed;
  passed.lists = 0;
  return lists;
}

function* single(entry: Entry, c: Context, path: Step["path"], passed: Passed): Generator<Step, Json, Answer> {
  const input = asked(entry, c, []);
  if (input === null) throw new Error(`${path.join(".")} asks nothing`);
  const { title, param } = entry;
  const step = { path, title, kind: param.kind, input, picked: [], passed: taken(passed) };
  const { guess } = entry;
  const answer = yield guess ? { ...step, guess: () => guess(c as never) } : step;
  if (answer === undefined) refuse(...unanswered(title, input));
  return accept(input, answer, (word) => param.unlisted?.(c as never, word) ?? null, passed.called);
}

/** An input that was skipped is asked for again, with what is possible. */
function unanswered(title: string, input: Input): readonly [code: string, text: string] {
  switch (input.kind) {
    case "integer":
      return ["not-in-range", `${title} ${input.min} to ${input.max}.`];
    case "text":
      return ["too-long", title];
    case "pick":
      return ["not-a-choice", `${title} ${possible(input.options)}`];
  }
}

function* listOf(entry: Entry, c: Context, path: Step["path"], passed: Passed): Generator<Step, Json, Answer> {
  const { param, title } = entry;
  const { kind } = param;
  const picked: string[] = [];
  const first = asked(entry, c, []);
  if (first === null) passed.lists++;
  for (let input = first; input !== null; input = asked(entry, c, picked)) {
    const stop = param.stop(c as never, picked as never[]);
    const answer = yield { path, title, kind, input, picked: [...picked], stop, passed: taken(passed) };
    if (answer === STOP) break;
    if (kind !== "route") differs(first, picked, answer);
    const own: Own = (word) => param.unlisted?.(c as never, word) ?? null;
    picked.push(accept(input, answer, own, passed.called) as string); // a list asks for picks, and these are strings
  }
  ended(param.stop(c as never, picked as never[]));
  return kind === "subset" ? listed(first, picked) : picked;
}

function* rowsOf(entry: Entry, c: Context, path: Step["path"], passed: Passed): Generator<Step, Json, Answer> {
  const { param } = entry;
  const done: Params[] = [];
  for (;;) {
    const group = param.ask(c as never, done as never[]);
    if (group === null) {
      if (done.length === 0) passed.lists++;
      break;
    }
    if (!("entries" in group)) throw new Error(`${path.join(".")} gives a input where a row belongs`);
    const stop = param.stop(c as never, done as never[]);
    const row = yield* rowOf(group, c, [...path, done.length], stop, passed);
    if (row === STOP) break;
    done.push(row);
  }
  ended(param.stop(c as never, done as never[]));
  return done;
}

/** One row; its first input can also be answered with STOP, which ends the rows. */
function* rowOf(
  group: Group<unknown>,
  c: Context,
  path: Step["path"],
  stop: Refusal | null,
  passed: Passed,
): Generator<Step, Params | null, Answer> {
  const row = within(group, c, path, passed);
  let step = row.next();
  if (step.done || step.value.stop !== undefined)
    throw new Error(`${path.join(".")}: a row must begin with a single value`);
  const first = yield { ...step.value, stop };
  if (first === STOP) return STOP;
  step = row.next(first);
  while (!step.done) step = row.next(yield step.value);
  return step.value;
}

function asked(entry: Entry, c: Context, picked: readonly string[]): Input | null {
  const input = entry.param.ask(c as never, picked as never[]);
  if (input !== null && "entries" in input) throw new Error(`${entry.name}: only rows ask for groups`);
  return input;
}

/** Nothing is chosen twice. */
function differs(first: Input | null, picked: readonly string[], answer: Answer): void {
  if (typeof answer !== "string" || !picked.includes(answer)) return;
  const option = first?.kind === "pick" ? optionNamed(first, answer) : undefined;
  refuse("not-a-choice", `**${option?.label ?? answer}** is chosen already: once is enough.`);
}

function ended(why: Refusal | null): void {
  if (why) throw new Refused(why);
}

/** The picks in the order in which they are first listed; those that only a pick made possible follow, sorted. */
function listed(first: Input | null, picked: readonly string[]): string[] {
  const order = first?.kind === "pick" ? valuesOf(first) : [];
  const known = order.filter((value) => picked.includes(value));
  return [...known, ...picked.filter((value) => !order.includes(value)).sort()];
}

type Pick = Extract<Input, { readonly kind: "pick" }>;

const valuesOf = (input: Pick): readonly string[] =>
  input.offered ? inReadingOrder(input.offered) : input.options.map(({ value }) => value);

/** The option of a value, without the whole list where it can be made by itself. */
function optionNamed(input: Pick, value: unknown): Option | undefined {
  const { offered } = input;
  if (!offered) return input.options.find((option) => option.value === value);
  return typeof value === "string" && offered.values.includes(value) ? offered.option(value) : undefined;
}

/** What the game says of a value that is not among the choices; null: nothing. */
type Own = (word: string) => Refusal | null;

/** The answer as it counts, or `Refused` with the reason. */
export function accept(input: Input, raw: unknown, own: Own = () => null, called: Called = () => null): Json {
  switch (input.kind) {
    case "integer":
      return number(input, raw, own);
    case "text":
      if (typeof raw === "string" && raw.length <= input.max) return raw;
      return refuse("too-long", `Write a text of at most ${input.max} characters.`);
    case "pick": {
      const option = optionNamed(input, raw);
      if (option?.refused) throw new Refused(option.refused);
      if (option) return option.value;
      if (typeof raw !== "string") return refuse("not-a-choice", nothingChosen(input.options));
      throw new Refused(own(raw) ?? { code: "not-a-choice", text: noSuchOption(input.options, raw, called) });
    }
  }
}

function number({ min, max, more }: Input & { kind: "integer" }, raw: unknown, own: Own): number {
  if (typeof raw === "number" && Number.isSafeInteger(raw) && raw >= min && raw <= max) return raw === 0 ? 0 : raw;
  if (more && typeof raw === "number" && raw > max) throw new Refused(more);
  const why = typeof raw === "number" ? own(String(raw)) : null;
  throw new Refused(why ?? { code: "not-in-range", text: numberRefused(raw, min, max) });
}

/** Why this is not one of the numbers that can be given. */
function numberRefused(raw: unknown, min: number, max: number): string {
  if (min > max) return "No number is possible here now.";
  const range = min === max ? `only ${min} is possible` : `possible are ${min} to ${max}`;
  if (typeof raw === "number" && Number.isFinite(raw)) return `**${raw}** is not possible here: ${range}.`;
  return typeof raw === "string"
    ? `${quoted(raw)} is not a whole number: ${range}.`
    : `A number is missing here: ${range}.`;
}
