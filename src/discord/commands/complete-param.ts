import { type Group, type Option, open, type Params, Refused } from "../../engine/index.ts";
import { LIMIT } from "../limits.ts";
import { addAll, answersOf, openValues, walk } from "../wizard/form.ts";
import { type Choice, type Given, matching, type Typing } from "./command.ts";
import { answerTyped, listOf, meant, nameOf } from "./typed.ts";

/** What may be typed into an option, given the options before it. Nothing where that is not known yet. */
export function completeParam(
  form: Group<unknown>,
  view: object,
  preset: Params,
  given: Given,
  typing: Typing,
): Choice[] {
  try {
    const { walk: at } = answerTyped(form, view, preset, given, typing.name);
    const asked = at.trail.find((t) => nameOf(t.step) === typing.name)?.step ?? ("step" in at.end ? at.end.step : null);
    if (!asked || nameOf(asked) !== typing.name || asked.path.length > 1) return [];
    const { question } = asked;
    if (question.kind !== "pick" || !open(question)) return [];
    if (asked.kind === "subset") return completeList(form, view, preset, answersOf(at), question.options, typing.text);
    return matching(question.options.filter((o) => !o.refused).map(choiceOf), typing.text);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

const choiceOf = ({ value, label }: Option): Choice => ({ value, name: label ?? value });

/** Lists that begin with the parts typed so far: these alone, if they are enough, and with one more. */
function completeList(
  form: Group<unknown>,
  view: object,
  preset: Params,
  before: ReturnType<typeof answersOf>,
  options: readonly Option[],
  text: string,
): Choice[] {
  const parts = listOf(text);
  const known = (part: string): boolean => options.some((o) => o.value === meant(options, part));
  const whole = parts.every(known);
  const typed = whole ? "" : (parts.at(-1) ?? "");
  const picked = (whole ? parts : parts.slice(0, -1)).map((part) => meant(options, part));
  const at = walk(form, view, preset, addAll(form, view, preset, before, picked, false));
  const list = (values: readonly string[]): Choice => ({
    value: values.join(", "),
    name: values.map((v) => options.find((o) => o.value === v)?.label ?? v).join(", "),
  });
  const so = picked.length > 0 ? [list(picked)] : [];
  if ("done" in at.end || at.end.step.kind !== "subset") return so.filter(fits);
  const { step } = at.end;
  const labels = new Map(options.map((o) => [o.value, o.label ?? o.value]));
  const more = matching(
    openValues(step).map((value) => ({ value, name: labels.get(value) ?? value })),
    typed,
  ).map(({ value }) => list([...picked, value]));
  const enough = step.stop === null && typed === "" ? so : [];
  return matching([...enough, ...more].filter(fits), "");
}

const fits = ({ value }: Choice): boolean => value.length <= LIMIT.choiceText;
