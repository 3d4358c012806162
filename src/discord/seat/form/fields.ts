/** A form filled in as far as it goes: from what is chosen, what the decision gives, and good guesses. */
import {
  type Answer,
  type Entry,
  type Group,
  inputs,
  isAsked,
  type Json,
  type Params,
  type Refusal,
  Refused,
  type Step,
} from "#engine";
import { type Chosen, type Field, FieldInProgress, type Given, onlyAnswer, type Source } from "./field.ts";

/** A form filled in as far as it goes. */
export interface Filled {
  readonly fields: readonly Field[];
  /** Null: something is missing. */
  readonly params: Params | null;
  /** Values that are not possible any more, and why. */
  readonly dropped: readonly { readonly title: string; readonly why: Refusal }[];
}

/**
 * Fills a form from what is chosen, what the decision gives, what is the only possibility, what it begins with, and good
 * guesses.
 */
export function fill(form: Group<unknown>, view: object, preset: Params, chosen: Chosen, begins: Params = {}): Filled {
  const values = new Map(Object.entries(chosen.values));
  const unguessed = new Set<string>();
  const dropped: { title: string; why: Refusal }[] = [];
  for (;;) {
    const attempt = fold(form, view, {
      preset,
      begins,
      values,
      unguessed,
      building: chosen.building,
      row: chosen.row ?? null,
    });
    if (!attempt.failed) return { fields: attempt.fields, params: attempt.params, dropped };
    const { name, title, by, why } = attempt.failed;
    if (by === "person") {
      values.delete(name);
      dropped.push({ title, why });
    } else if (by === "guess") unguessed.add(name);
    else throw new Refused(why);
  }
}

interface Sources {
  readonly preset: Params;
  readonly begins: Params;
  readonly values: ReadonlyMap<string, Json>;
  readonly unguessed: ReadonlySet<string>;
  readonly building: Chosen["building"];
  readonly row: number | null;
}

interface Failed {
  readonly name: string;
  readonly title: string;
  readonly by: Source | null;
  readonly why: Refusal;
}

type Attempt =
  | { readonly failed: null; readonly fields: readonly Field[]; readonly params: Params | null }
  | { readonly failed: Failed };

function fold(form: Group<unknown>, view: object, sources: Sources): Attempt {
  const fields: Field[] = [];
  const params: { [name: string]: Json } = {};
  const answers: Answer[] = [];
  const walk = inputs(form, view);
  let next = walk.next();
  while (!next.done) {
    const before = { answers: [...answers], params: { ...params } };
    const first: Step = next.value;
    const name = String(first.path[0]);
    const entry = form.entries.find((one) => one.name === name && isAsked(one, { ...view, params }));
    const given = sourceOf(first, name, entry, view, params, sources);
    const field = new FieldInProgress(first, { name, entry, here: { ...view, params: { ...params } } }, given, sources);
    try {
      while (!next.done && String(next.value.path[0]) === name) {
        const answer = field.answer(next.value);
        if (answer === undefined) return { failed: null, fields: [...fields, field.done(before)], params: null };
        answers.push(answer);
        next = walk.next(answer);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { failed: { name, title: first.title, by: given?.by ?? null, why: error } };
    }
    const done = field.done(before);
    fields.push(done);
    const value = joined(given, done) ?? done.value;
    if (value !== null) params[name] = value;
  }
  return { failed: null, fields, params: next.value };
}

/** The rows and the one that has just got its last answer, which entries behind them read; null: there is none. */
const joined = (given: Given | null, { row }: Field): Json | null =>
  row && [...(Array.isArray(given?.value) ? (given.value as Json[]) : []), row];

function sourceOf(
  step: Step,
  name: string,
  entry: Entry | undefined,
  view: object,
  params: Params,
  { preset, begins, values, unguessed }: Sources,
): Given | null {
  const fixed = preset[name];
  if (fixed !== undefined) return { value: fixed, by: "preset" };
  const own = values.get(name);
  if (own !== undefined) return { value: own, by: "person" };
  const only = onlyAnswer(step);
  if (only !== undefined) return { value: only, by: "only" };
  if (unguessed.has(name)) return null;
  const begun = begins[name];
  if (begun !== undefined) return { value: begun, by: "guess" };
  const guess = entry?.guess?.({ ...view, params } as never); // the entry was built for this context
  if (guess !== undefined) return { value: guess as Json, by: "guess" };
  return step.stop === null ? { value: [], by: "guess" } : null;
}
