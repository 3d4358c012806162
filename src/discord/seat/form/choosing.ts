/** What a choice in a form's menu makes of its field. */
import { type Answer, type Json, STOP } from "#engine";
import { unknownControl } from "../../screen/refusals.ts";
import type { SheetState } from "../state/state.ts";
import type { Subject } from "../state/subject.ts";
import { goalsOf, ONWARD } from "./destinations.ts";
import { type Field, rowAt, rowsIn } from "./field.ts";
import { fill } from "./fields.ts";
import { chunksOf, optionsOf, pickedSoFar } from "./long-lists.ts";
import { severalIn } from "./several.ts";
import { wholeRows } from "./whole-rows.ts";

/** A choice in a menu, or something typed, as the field's new value. `chunk`: which of its menus; null: typed. */
export function chosenIn(
  sheet: SheetState,
  subject: Subject,
  field: Field,
  values: readonly string[],
  chunk: number | null,
): SheetState {
  const { name, kind } = field;
  const set = (value: Json): SheetState => ({ ...sheet, values: { ...sheet.values, [name]: value }, building: null });
  const [first = ""] = values;
  if (kind === "subset") return set(subsetWith(field, values, chunk ?? 0));
  if (kind === "ranking") return set([...pickedSoFar(field), first]);
  if (kind === "route") return set(routeWith(subject, field, sheet.values[name], first));
  if (kind !== "rows") return set(answerOf(field, first));
  const whole = chunk === null ? undefined : wholeRows(subject, field).find(({ value }) => value === first);
  const several = chunk !== null && field.next?.kind === "subset" ? values : [answerOf(field, first)];
  return withAnswers(sheet, subject, field, whole?.answers ?? several);
}

/** The row being made, with more answers; it begins with them if there is none. */
function withAnswers(sheet: SheetState, subject: Subject, field: Field, more: readonly Answer[]): SheetState {
  const { name } = field;
  const begun = sheet.building?.param === name ? sheet.building.answers : [];
  return rowDone(subject, field, { ...sheet, building: { param: name, answers: [...begun, ...more] } });
}

/** What one of the buttons for many chooses. */
export function chosenTogether(sheet: SheetState, subject: Subject, field: Field, which: number): SheetState {
  const { values } = severalIn(subject, field)[which] ?? unknownControl();
  if (field.kind === "rows") return withAnswers(sheet, subject, field, values);
  return { ...sheet, values: { ...sheet.values, [field.name]: values }, building: null };
}

/** Another part of a very long list is shown. */
export const withPart = (sheet: SheetState, { name }: Field, part: string): SheetState => ({
  ...sheet,
  parts: { ...sheet.parts, [name]: /^\d{1,2}$/.test(part) ? Number(part) : 0 },
});

/** Ends the list within the unfinished row. */
export const withListEnded = (sheet: SheetState, subject: Subject, field: Field): SheetState =>
  sheet.building?.param === field.name ? withAnswers(sheet, subject, field, [STOP]) : sheet;

/** A row that has got its last answer joins the others. */
function rowDone(subject: Subject, { name }: Field, sheet: SheetState): SheetState {
  const { fields } = fill(subject.form, subject.view, subject.preset, sheet, subject.begins);
  const row = fields.find((field) => field.name === name)?.row;
  if (!row) return sheet;
  const rows = sheet.values[name];
  return {
    ...sheet,
    values: { ...sheet.values, [name]: [...(Array.isArray(rows) ? (rows as Json[]) : []), row] },
    building: null,
    row: null,
  };
}

/** A number where one is asked, else the words themselves: the rules say what is possible. */
export function answerOf({ next, step }: Field, text: string): Json {
  const { input } = next ?? step;
  return input.kind === "integer" && /^\s*-?\d{1,15}\s*$/.test(text) ? Number(text) : text;
}

/** The members chosen in one menu, with those of the others as they were. */
function subsetWith(field: Field, values: readonly string[], chunk: number): Json {
  const options = optionsOf(field);
  const here = new Set((chunksOf(options)[chunk]?.options ?? []).map(({ value }) => value));
  const others = pickedSoFar(field)
    .map(String)
    .filter((one) => !here.has(one));
  const chosen = new Set([...others, ...values]);
  return options.map(({ value }) => value).filter((value) => chosen.has(value));
}

function routeWith(subject: Subject, field: Field, before: Json | undefined, value: string): Json {
  const begun = Array.isArray(before) ? (before as readonly Json[]) : [];
  if (value.startsWith(ONWARD)) return [...begun, value.slice(ONWARD.length)];
  const goal =
    begun.length === 0 || field.value !== null
      ? goalsOf(subject, field)?.find((one) => one.value === value)
      : undefined;
  return goal ? [...goal.path] : [...begun, value];
}

/** Without the unfinished row, else without the current row; of any other list without its last member. */
export function withoutRow(sheet: SheetState, field: Field): SheetState {
  const { name, kind } = field;
  if (sheet.building?.param === name) return { ...sheet, building: null };
  const list = kind === "ranking" ? pickedSoFar(field) : rowsIn(sheet.values, field);
  const at = kind === "rows" ? rowAt(list, sheet.row) : list.length - 1;
  return { ...sheet, values: { ...sheet.values, [name]: list.filter((_, i) => i !== at) }, row: null };
}

/** With another row as the current one; rows that were only guessed become chosen. */
export function withRow(sheet: SheetState, field: Field, row: string): SheetState {
  const values = { ...sheet.values, [field.name]: [...rowsIn(sheet.values, field)] };
  return { ...sheet, values, row: /^\d{1,2}$/.test(row) ? Number(row) : null };
}

/** With another number in the current row: the last one, or one before it. The rules say whether it can be. */
export function withNumber(sheet: SheetState, field: Field, next: (now: number) => number, which = 0): SheetState {
  const { name, numbers } = field;
  const number = numbers[which];
  if (!number) return sheet;
  const wanted = next(number.now);
  return {
    ...sheet,
    values: { ...sheet.values, [name]: replaced([...rowsIn(sheet.values, field)], number.path.slice(1), wanted) },
  };
}

/** Without the rows after the current one, which may no longer have room after it. */
export function withoutLaterRows(sheet: SheetState, { name, numbers: [number] }: Field): SheetState {
  const rows = sheet.values[name];
  const at = number?.path[1];
  if (!Array.isArray(rows) || typeof at !== "number") return sheet;
  return { ...sheet, values: { ...sheet.values, [name]: (rows as Json[]).slice(0, at + 1) } };
}

function replaced(value: Json, [key, ...path]: readonly (string | number)[], by: Json): Json {
  if (key === undefined) return by;
  if (Array.isArray(value)) return (value as Json[]).map((one, i) => (i === key ? replaced(one, path, by) : one));
  if (typeof value !== "object" || value === null) return value;
  const record = value as { readonly [name: string]: Json };
  return { ...record, [key]: replaced(record[key] ?? null, path, by) };
}
