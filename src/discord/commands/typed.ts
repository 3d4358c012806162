import {
  type Answer,
  accept,
  type Group,
  matchOption,
  type Option,
  type Params,
  refuse,
  STOP,
  type Step,
} from "../../engine/index.ts";
import { type Answered, addAll, answersOf, type Walk, walk } from "../wizard/form.ts";
import type { Given } from "./command.ts";
import { optionName } from "./param-options.ts";

/** How far the options of a command answer a form. */
export interface Typed {
  readonly walk: Walk;
  /** Options that were not asked for, or not yet. */
  readonly unused: readonly string[];
}

/**
 * Answers a form from what was typed, as far as that goes. Throws `Refused` for a value that is not possible; `until`
 * stops before this option.
 */
export function answerTyped(form: Group<unknown>, view: object, preset: Params, given: Given, until?: string): Typed {
  const unused = new Set(Object.keys(given));
  let at = walk(form, view, preset, []);
  for (;;) {
    for (const answered of at.trail) if (agrees(answered, given)) unused.delete(nameOf(answered.step));
    if ("done" in at.end) break;
    const { step } = at.end;
    const name = nameOf(step);
    const value = given[name];
    if (step.path.length > 1 || value === undefined || name === until) break;
    at = walk(form, view, preset, typedAnswer(form, view, preset, at, step, value));
    if (at.refused) refuse(at.refused.code, at.refused.text, at.refused.rule);
    unused.delete(name);
  }
  return { walk: at, unused: [...unused] };
}

/** The option for a question. */
export const nameOf = ({ path }: Step): string => optionName(String(path[0]));

/** Whether a question has been answered as its option says; `Refused` if it answered itself in another way. */
function agrees({ step, answer, by }: Answered, given: Given): boolean {
  const value = step.path.length === 1 ? given[nameOf(step)] : undefined;
  if (value === undefined) return false;
  const { question, stop } = step;
  const options = question.kind === "pick" ? question.options : null;
  if (stop !== undefined) {
    const [first] = by === "force" ? listOf(String(value)) : [];
    if (first !== undefined) accept(question, meant(options ?? [], first));
    return true;
  }
  const said = options ? meant(options, String(value)) : value;
  if (by === "force") accept(question, said);
  return by === "person" || answer === said;
}

function typedAnswer(
  form: Group<unknown>,
  view: object,
  preset: Params,
  at: Walk,
  step: Step,
  value: Given[string],
): Answer[] {
  const before = answersOf(at);
  if (step.kind !== "subset" || step.question.kind !== "pick") {
    const { question } = step;
    return [...before, question.kind === "pick" ? meant(question.options, String(value)) : value];
  }
  const { options } = step.question;
  const values = listOf(String(value)).map((part) => meant(options, part));
  return values.length === 0 ? [...before, STOP] : addAll(form, view, preset, before, values, true);
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
