/** What is proposed while somebody types an action's choice into a command. */
import { type Group, type Option, type Params, Refused, severalOf } from "#engine";
import { LIMIT } from "../../screen/limits.ts";
import type { Field } from "../../seat/form/field.ts";
import { type Choice, type Given, matching, type Typing } from "./command.ts";
import { optionName } from "./param-options.ts";
import { fillTyped, listOf, meant } from "./typed.ts";

/** From this many on, all are proposed in one word. */
const MANY = 6;

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
    if (field?.step.input.kind !== "pick") return [];
    const free = field.step.input.options.filter((o) => !o.refused);
    if (field.kind !== "subset" && field.kind !== "ranking") return matching(free.map(choiceOf), typing.text);
    const isPossible = (value: string): boolean =>
      isTaken(() => fillTyped(form, view, preset, { ...given, [typing.name]: value }));
    const every = { value: "all", name: `All ${free.length}` };
    const all = field.kind === "subset" && free.length >= MANY && isPossible("all") ? [every] : [];
    return [...matching(all, typing.text), ...completeList(field, free, typing.text)].slice(0, LIMIT.choices);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

function isTaken(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const choiceOf = ({ value, label }: Option): Choice => ({ value, name: label ?? value });

/** Lists that begin with the parts typed so far: only these, if they are enough, and with one more. */
function completeList({ step, kind }: Field, options: readonly Option[], text: string): Choice[] {
  const parts = listOf(text).map((part) => {
    const several = kind === "subset" ? severalOf(options, part) : null;
    const value = meant(options, part);
    const known = several !== null || options.some((o) => o.value === value);
    return { word: several ? part : value, known, members: several ?? [value] };
  });
  const whole = parts.every(({ known }) => known);
  const typed = whole ? "" : (listOf(text).at(-1) ?? "");
  const begun = whole ? parts : parts.slice(0, -1);
  const picked = begun.flatMap(({ members }) => members);
  const words = begun.map(({ word }) => word);
  const list = (values: readonly string[]): Choice => ({
    value: values.join(", "),
    name: values.map((v) => options.find((o) => o.value === v)?.label ?? v).join(", "),
  });
  const more = matching(options.filter(({ value }) => !picked.includes(value)).map(choiceOf), typed);
  const longer = more.map(({ value }) => list([...words, value]));
  const enough = typed === "" && (picked.length > 0 || step.stop === null) ? [list(words)] : [];
  return matching([...enough, ...longer].filter(fits), "");
}

const fits = ({ value }: Choice): boolean => value.length > 0 && value.length <= LIMIT.choiceText;
