/** What a new row of a list can be chosen from: whole rows, or what they begin with. */
import { type Answer, isAsked, isPicked, type Json, type Option, progress, type Step } from "#engine";
import { LIMIT } from "../../screen/limits.ts";
import { putAnswer, type RowInMaking } from "../state/row-in-making.ts";
import type { Subject } from "../state/subject.ts";
import { type Field, labelOf, onlyAnswer, rowWords } from "./field.ts";

/** A row of a list that can be chosen whole, numbers as they are guessed. */
export interface WholeRow extends Option {
  /** What a person would have answered one by one. */
  readonly answers: readonly Answer[];
}

/** Up to this many rows that begin alike are listed whole in the menu. */
const FEW = 7;

/**
 * What a new row is chosen from: whole rows where few begin alike, else what they begin with; and what a row that is
 * begun is completed by, if one menu holds it all. Empty: at most one question is left.
 */
export function wholeRows(subject: Subject, field: Field): readonly WholeRow[] {
  const step = field.next;
  if (field.kind !== "rows" || step?.input.kind !== "pick" || step.path.length !== 3 || isPicked(step.kind)) return [];
  const begun = step.stop === undefined;
  const beginnings = step.input.options
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
  /** The row that they make. */
  readonly row: RowInMaking;
}

/** All rows that go on with this; null: too many, or they hold lists, texts or numbers that nobody guesses. */
function rowsFrom(subject: Subject, field: Field, option: Option, most: number): WholeRow[] | null {
  const { label = option.value } = option;
  const { next } = field;
  if (!next) return null;
  const done: WholeRow[] = [];
  const labels = [label.split(":")[0] ?? label];
  const row = withAnswer({}, next, option.value);
  const open: Path[] = [{ all: [option.value], own: [option.value], labels, row }];
  for (let path = open.pop(); path; path = open.pop()) {
    const step = inRow(subject, field, path.all);
    if (step === null) {
      const value = path.own.join(".").slice(0, LIMIT.optionText);
      const said = next.stop === undefined ? null : wordsOf(subject, field, path.row);
      done.push({ value, label: said ?? path.labels.join(" · "), description: label, answers: path.own });
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

/** What a row says that was chosen from its first answer on; null: the game has no words for it. */
function wordsOf({ form, view }: Subject, { name, earlier }: Field, row: RowInMaking): string | null {
  const here = { ...view, params: earlier };
  const entry = form.entries.find((one) => one.name === name && isAsked(one, here));
  return rowWords({ entry, here }, row as Json); // it is made of only answers
}

function withAnswer(row: RowInMaking, step: Step, answer: Answer): RowInMaking {
  const more = { ...row };
  putAnswer(more, step.path.slice(2), step, answer);
  return more;
}

function nextOf(path: Path, step: Step): Path[] | null {
  const and = (answer: Answer, label: string): Path => ({
    all: [...path.all, answer],
    own: [...path.own, answer],
    labels: [...path.labels, label],
    row: withAnswer(path.row, step, answer),
  });
  const only = onlyAnswer(step) as Answer | undefined; // a single value is not a list
  if (only !== undefined) return [{ ...and(only, labelOf(step, only)), own: path.own }];
  const { input, guess, title } = step;
  if (input.kind === "pick")
    return input.options.filter(({ refused }) => !refused).map(({ value }) => and(value, labelOf(step, value)));
  const number = input.kind === "integer" ? guess?.() : undefined;
  return typeof number === "number" ? [and(number, `${title} ${number}`)] : null;
}
