import { type Answer, isPicked, type Option, progress, type Step } from "../../engine/index.ts";
import { LIMIT } from "../limits.ts";
import { type Field, labelOf, onlyAnswer } from "./fields.ts";
import type { Subject } from "./subject.ts";

/** A row of a list that can be chosen whole, numbers as they are guessed. */
export interface WholeRow extends Option {
  /** What a person would have answered one by one. */
  readonly answers: readonly Answer[];
}

/** So many rows that begin alike stand whole in the menu. */
const FEW = 7;

/**
 * What a new row is chosen from: whole rows where few begin alike, else what they begin with; and what a row that is
 * begun is completed by, if one menu holds it all. Empty: there is no more than one question left.
 */
export function wholeRows(subject: Subject, field: Field): readonly WholeRow[] {
  const step = field.next;
  if (field.kind !== "rows" || step?.question.kind !== "pick" || step.path.length !== 3 || isPicked(step.kind))
    return [];
  const begun = step.stop === undefined;
  const beginnings = step.question.options
    .filter(({ refused }) => !refused)
    .map((option) => ({ option, whole: rowsFrom(subject, field, option, begun ? LIMIT.selectOptions : FEW) }));
  if (begun && beginnings.some(({ whole }) => !whole)) return [];
  const rows = beginnings.flatMap(({ option, whole }) => whole ?? [{ ...option, answers: [option.value] }]);
  return rows.length <= LIMIT.selectOptions && rows.some(({ answers }) => answers.length > 1) ? rows : [];
}

interface Path {
  /** All answers since the row began, and those among them that there was a choice for. */
  readonly all: readonly Answer[];
  readonly own: readonly Answer[];
  readonly labels: readonly string[];
}

/** All rows that go on with this; null: too many, or they hold lists, texts or numbers that nobody guesses. */
function rowsFrom(subject: Subject, field: Field, option: Option, most: number): WholeRow[] | null {
  const { label = option.value } = option;
  const done: WholeRow[] = [];
  const open: Path[] = [{ all: [option.value], own: [option.value], labels: [label.split(":")[0] ?? label] }];
  for (let path = open.pop(); path; path = open.pop()) {
    const step = inRow(subject, field, path.all);
    if (step === null) {
      const value = path.own.join(".").slice(0, LIMIT.optionText);
      done.push({ value, label: path.labels.join(" · "), description: label, answers: path.own });
    } else {
      const next = step.stop === undefined ? nextOf(path, step) : null;
      if (!next || done.length + open.length + next.length > most) return null;
      open.push(...next.toReversed());
    }
  }
  return done;
}

/** The next question of the row; null: it has none. */
function inRow({ form, view }: Subject, { before, reached, next }: Field, all: readonly Answer[]): Step | null {
  const at = progress(form, view, [...before, ...reached, ...all]);
  if ("done" in at || !next) return null;
  const [name, row] = at.step.path;
  return name === next.path[0] && row === next.path[1] ? at.step : null;
}

function nextOf({ all, own, labels }: Path, step: Step): Path[] | null {
  const only = onlyAnswer(step);
  if (only !== undefined) return [{ all: [...all, only], own, labels: [...labels, labelOf(step, only)] }];
  const { question, guess, title } = step;
  if (question.kind === "pick")
    return question.options
      .filter(({ refused }) => !refused)
      .map(({ value }) => ({ all: [...all, value], own: [...own, value], labels: [...labels, labelOf(step, value)] }));
  const number = question.kind === "integer" ? guess?.() : undefined;
  if (typeof number !== "number") return null;
  return [{ all: [...all, number], own: [...own, number], labels: [...labels, `${title} ${number}`] }];
}
