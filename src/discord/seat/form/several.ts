/** What one press can choose of a long list: all of it, the rest, a part or none, as far as the rules allow. */
import { inputs, type Option, Refused } from "#engine";
import type { Subject } from "../state/subject.ts";
import type { Field } from "./field.ts";
import { chunksOf, optionsOf, pickedSoFar } from "./long-lists.ts";

/** Lists of more than these have buttons for all of them. */
const HANDFUL = 5;
/** Parts of a long list that have a button of their own. */
const MOST_PARTS = 3;

/** What one press chooses of a list without order. */
export interface Several {
  readonly label: string;
  /** All that are chosen then, or the ones that join an unfinished row. */
  readonly values: readonly string[];
}

/** All at once, what is left, or a part of a long list, as far as the rules take that many; and none. */
export function severalIn(subject: Subject, field: Field): readonly Several[] {
  if (field.kind === "subset") return severalOfSubset(subject, field);
  const step = field.next;
  if (field.kind !== "rows" || step?.kind !== "subset" || step.input.kind !== "pick") return [];
  const values = step.input.options.filter((o) => !o.refused).map(({ value }) => value);
  const whole = { label: labelOfAll(values.length, step.picked.length), values };
  return values.length + step.picked.length > HANDFUL && areTaken(subject, field, values) ? [whole] : [];
}

function severalOfSubset(subject: Subject, field: Field): readonly Several[] {
  const options = optionsOf(field);
  if (options.length <= HANDFUL) return [];
  const chosen = pickedSoFar(field).map(String);
  const values = options.map(({ value }) => value);
  const left = values.filter((value) => !chosen.includes(value));
  const whole = { label: labelOfAll(left.length, chosen.length), values };
  const all = left.length > 0 && areTaken(subject, field, values) ? [whole] : [];
  const parts = partsOf(options, chosen).filter((part) => areTaken(subject, field, part.values));
  const none = chosen.length > HANDFUL ? [{ label: "None", values: [] }] : [];
  return [...all, ...parts.slice(0, MOST_PARTS), ...none];
}

const labelOfAll = (left: number, chosen: number): string => (chosen > 0 ? `The rest (${left})` : `All (${left})`);

/** Groups of a list that is too long for one menu, each with what is chosen already. */
function partsOf(options: readonly Option[], chosen: readonly string[]): readonly Several[] {
  const chunks = chunksOf(options);
  if (chunks.length < 2) return [];
  return chunks.flatMap(({ name, options: members }) => {
    const part = new Set([...chosen, ...members.map(({ value }) => value)]);
    const values = options.map(({ value }) => value).filter((value) => part.has(value));
    return part.size > chosen.length && part.size < options.length ? [{ label: `All of “${name}”`, values }] : [];
  });
}

const areTaken = (subject: Subject, field: Field, values: readonly string[]): boolean =>
  pickedTogether(subject, field, values) === values.length;

/** How many of these the rules take one after the other; null: one of them is refused beside those before it. */
export function pickedTogether({ form, view }: Subject, field: Field, values: readonly string[]): number | null {
  const inRow = field.kind === "rows" && field.next !== null;
  const walk = inputs(form, view);
  try {
    let next = walk.next();
    for (const answer of [...field.before, ...(inRow ? field.reached : [])]) next = walk.next(answer);
    const list = next.done ? "" : next.value.path.join(".");
    for (const [i, value] of values.entries()) {
      if (next.done || next.value.path.join(".") !== list) return i;
      next = walk.next(value);
    }
    return values.length;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
