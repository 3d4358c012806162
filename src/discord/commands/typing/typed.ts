/** What somebody has typed for a command, as the values of a form. */
import {
  accept,
  checkEntry,
  type Group,
  isAsked,
  isPicked,
  type Json,
  matchOption,
  membersNamed,
  type Option,
  type Params,
  refuse,
} from "#engine";
import type { Field } from "../../seat/form/field.ts";
import { type Filled, fill } from "../../seat/form/fields.ts";
import type { Given } from "./command.ts";
import { optionName } from "./param-options.ts";

/** How far the options of a command fill a form. */
export interface Typed {
  readonly filled: Filled;
  /** What was typed, by param. */
  readonly values: Params;
  /** Options that were not asked for, or not yet. */
  readonly unused: readonly string[];
  /** Whether nothing was chosen but by the person, the decision, or because there is no other possibility. */
  readonly explicit: boolean;
}

/**
 * Fills a form from what was typed, as far as that goes. Throws `Refused` for a value that is not possible; `until`:
 * this option is left open.
 */
export function fillTyped(form: Group<unknown>, view: object, preset: Params, given: Given, until?: string): Typed {
  const values: { [param: string]: Json } = {};
  for (;;) {
    const filled = fill(form, view, preset, { values, building: null });
    const [dropped] = filled.dropped;
    if (dropped) return refuse(dropped.why.code, dropped.why.text, dropped.why.rule);
    requireWhole(form, view, filled);
    const next = filled.fields.find((field) => isTyped(field, given, until) && values[field.name] === undefined);
    if (!next) {
      const known = new Set(filled.fields.map(({ name }) => optionName(name)));
      const unused = Object.keys(given).filter((option) => !known.has(option) && option !== until);
      const explicit = filled.fields.every(({ by }) => by !== null && by !== "guess");
      return { filled, values, unused, explicit };
    }
    const value = typedValue(next, given[optionName(next.name)] ?? "");
    if (next.by === "only" || next.by === "preset") requireSame(next, value);
    values[next.name] = value;
  }
}

/** Refuses members that a list has no room for: a sheet leaves them out. */
function requireWhole(form: Group<unknown>, view: object, { fields }: Filled): void {
  const params: { [name: string]: Json } = {};
  for (const { name, kind, value, labels, by } of fields) {
    if (value === null) return;
    const c = { ...view, params };
    const entry = form.entries.find((one) => one.name === name && isAsked(one, c));
    const surplus = by === "person" && isPicked(kind) && Array.isArray(value) && value.length > labels.length;
    if (entry && surplus) checkEntry(entry, c, value);
    params[name] = value;
  }
}

const isTyped = ({ name }: Field, given: Given, until: string | undefined): boolean =>
  given[optionName(name)] !== undefined && optionName(name) !== until;

function requireSame({ step, value }: Field, typed: Json): void {
  if (JSON.stringify(value) !== JSON.stringify(typed))
    accept(step.input, Array.isArray(typed) ? (typed[0] ?? null) : typed);
}

const WHOLE = /^[+-]?\d+$/;

function typedValue({ step, kind }: Field, value: Given[string]): Json {
  const { input } = step;
  if (input.kind === "integer") return WHOLE.test(String(value)) ? Number(value) : value; // a window gives text
  if (input.kind !== "pick") return value;
  if (!isPicked(kind)) return meant(input.options, String(value));
  const parts = listOf(String(value));
  return kind === "subset" ? membersNamed(input.options, parts) : parts.map((part) => meant(input.options, part));
}

/** The parts of a list with commas; "-" is the empty list. */
export const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "-");

/** What a person means by a word, however it is written; else the word itself, for the rules to refuse. */
export function meant(options: readonly Option[], text: string): string {
  return matchOption(options, text).meant?.value ?? text;
}
