import { type Group, type Option, type Params, Refused } from "../../engine/index.ts";
import { LIMIT } from "../limits.ts";
import type { Field } from "../seat/fields.ts";
import { type Choice, type Given, matching, type Typing } from "./command.ts";
import { optionName } from "./param-options.ts";
import { fillTyped, listOf, meant } from "./typed.ts";

/** What may be typed into an option, given the options before it. Nothing where that is not known yet. */
export function completeParam(
  form: Group<unknown>,
  view: object,
  preset: Params,
  given: Given,
  typing: Typing,
): Choice[] {
  try {
    const { filled } = fillTyped(form, view, preset, given, typing.name);
    const field = filled.fields.find(({ name }) => optionName(name) === typing.name);
    if (field?.step.question.kind !== "pick") return [];
    const free = field.step.question.options.filter((o) => !o.refused);
    const several = field.kind === "subset" || field.kind === "ranking";
    return several ? completeList(field, free, typing.text) : matching(free.map(choiceOf), typing.text);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

const choiceOf = ({ value, label }: Option): Choice => ({ value, name: label ?? value });

/** Lists that begin with the parts typed so far: these alone, if they are enough, and with one more. */
function completeList({ step }: Field, options: readonly Option[], text: string): Choice[] {
  const parts = listOf(text);
  const known = (part: string): boolean => options.some(({ value }) => value === meant(options, part));
  const whole = parts.every(known);
  const typed = whole ? "" : (parts.at(-1) ?? "");
  const picked = (whole ? parts : parts.slice(0, -1)).map((part) => meant(options, part));
  const list = (values: readonly string[]): Choice => ({
    value: values.join(", "),
    name: values.map((v) => options.find((o) => o.value === v)?.label ?? v).join(", "),
  });
  const more = matching(options.filter(({ value }) => !picked.includes(value)).map(choiceOf), typed);
  const longer = more.map(({ value }) => list([...picked, value]));
  const enough = typed === "" && (picked.length > 0 || step.stop === null) ? [list(picked)] : [];
  return matching([...enough, ...longer].filter(fits), "");
}

const fits = ({ value }: Choice): boolean => value.length > 0 && value.length <= LIMIT.choiceText;
