/** How a form looks: what is chosen, a menu for each field, and the button that ends it. */
import { type APIButtonComponentWithCustomId, ButtonStyle } from "discord.js";
import type { Json, Preset, Step } from "#engine";
import { grouped } from "../../screen/grouped.ts";
import { LIMIT } from "../../screen/limits.ts";
import type { FormVerb } from "../../screen/payloads.ts";
import { refusalText } from "../../screen/refusals.ts";
import { literalName } from "../../screen/rich.ts";
import { button, buttonRows, option, type Part, row, rowPart, select, text, weightOf } from "../../screen/screen.ts";
import { MARK } from "../sheet/sheet-parts.ts";
import { numbersIn } from "../state/row-number.ts";
import type { SheetState } from "../state/state.ts";
import type { Subject } from "../state/subject.ts";
import { countedIn, countedUp, counterParts } from "./counters.ts";
import { type Field, rowAt, rowsIn } from "./field.ts";
import { type Filled, fill } from "./fields.ts";
import { isInParts, menusOf } from "./menus.ts";
import { severalIn } from "./several.ts";

/** Writes the custom ids of a form's controls. */
export type FormId = (verb: FormVerb, at?: number, chunk?: number) => string;

/** How a form ends, as its button says it. */
export interface Ending {
  readonly label: string;
  /** Also a way out: back to the answers. */
  readonly closes: boolean;
  /** Whether it can be submitted with nothing chosen. */
  readonly blank: boolean;
  /** The button that fills it in as in an earlier turn; null: nothing is known of one. */
  readonly again: string | null;
}

/** All params of a form at once: what is chosen in words, a menu each, and Submit as soon as the whole is legal. */
export function formParts(subject: Subject, sheet: SheetState, id: FormId, ending: Ending, room: number): Part[] {
  const counted = countedIn(subject, sheet);
  if (counted)
    return counterParts(subject, counted, presetParts(subject.presets(countedUp(counted)), id, ending), id, ending);
  const filled = fill(subject.form, subject.view, subject.preset, sheet, subject.begins);
  const presets = subject.presets(chosenParams(filled));
  const covered = coveredBy(presets, filled);
  const words = [
    ...(ending.closes ? [`**${subject.title}**`, ...subject.help] : []), // else the question stands above
    ...droppedLines(filled),
    ...filled.fields.flatMap((field) => (covered.has(field.name) ? shownLine(field) : lineOf(field))),
    ...subject.remarks(chosenParams(filled)),
    missing(filled),
    ...refusedLines(presets),
  ];
  const told = words.filter((line) => line !== "").join("\n");
  const shortcuts = presetParts(presets, id, ending).map((part): Ranked => ({ part, rank: "shortcut" }));
  const fields = filled.fields.flatMap((field, i): Ranked[] => {
    const rank = field.value === null || (goesOn(field) && field.next !== null) ? "open" : "answered";
    return covered.has(field.name) ? [] : fieldParts(subject, sheet, field, i, id).map((part) => ({ part, rank }));
  });
  return fitted(told === "" ? [] : [text(told)], [...shortcuts, ...fields], endRow(filled, id, ending), room);
}

/** Buttons that fill it, as far as they have room. */
function presetParts(presets: readonly Preset[], id: FormId, { again }: Ending): Part[] {
  const buttons = presets
    .slice(0, LIMIT.buttons)
    .map(({ label, refused }, i) => button(id("preset", i), label, ButtonStyle.Secondary, refused !== undefined));
  return buttonRows([...buttons, ...(again === null ? [] : [button(id("again"), again)])]).map(rowPart);
}

/** Why buttons among them cannot be pressed. */
function refusedLines(presets: readonly Preset[]): readonly string[] {
  const labels = new Map<string, string[]>();
  for (const { label, refused } of presets.slice(0, LIMIT.buttons)) {
    if (!refused) continue;
    const why = refusalText(refused);
    labels.set(why, [...(labels.get(why) ?? []), label]);
  }
  return [...labels].map(([why, named]) => `-# ${named.join(", ")}: ${why}`);
}

/** Numbers that each have a button of their own: they need no menu besides. */
function coveredBy(presets: readonly Preset[], { fields }: Filled): ReadonlySet<string> {
  const buttons = presets.slice(0, LIMIT.buttons).filter(({ refused }) => !refused);
  const hasButton = (name: string, value: number): boolean =>
    buttons.some(({ params }) => Object.keys(params).length === 1 && params[name] === value);
  const whole = fields.filter(({ name, step: { input } }) => {
    if (input.kind !== "integer" || input.max - input.min >= buttons.length) return false;
    const { min, max } = input;
    return max > min && Array.from({ length: max - min + 1 }, (_, i) => min + i).every((n) => hasButton(name, n));
  });
  return new Set(whole.filter(({ value }) => value !== null).map(({ name }) => name));
}

const shownLine = ({ title, labels }: Field): string[] => [`${title} **${labels.join(", ")}**`];

interface Ranked {
  readonly part: Part;
  readonly rank: "answered" | "shortcut" | "open";
}

/**
 * As much as there is room for. First goes what is answered, then shortcuts, the last ones first, and in the end what is
 * beside the menus of what is still open, which come first in it: without them nobody could go on.
 */
function fitted(words: readonly Part[], ranked: readonly Ranked[], last: Part, room: number): Part[] {
  const rest = [...ranked];
  const total = (): number => weightOf([...words, ...rest.map(({ part }) => part), last]);
  while (rest.length > 0 && total() > room) {
    const answered = rest.findIndex(({ rank }) => rank === "answered");
    const shortcut = rest.findLastIndex(({ rank }) => rank === "shortcut");
    rest.splice([answered, shortcut].find((at) => at >= 0) ?? rest.length - 1, 1);
  }
  return [...words, ...rest.map(({ part }) => part), last];
}

/** Params of the fields that have a value. */
export const chosenParams = ({ fields }: Filled): { readonly [name: string]: Json } =>
  Object.fromEntries(fields.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));

const droppedLines = ({ dropped }: Filled): string[] =>
  dropped.map(({ title, why }) => `⚠️ ${title} Left out: ${refusalText(why)}`);

/** The value of a field, where a menu does not show it already. */
function lineOf(field: Field): string[] {
  const { title, by, labels, kind } = field;
  if (by === "only" || by === "preset")
    return labels.length > 0 ? [`${title} **${labels.map(literalName).join(", ")}**`] : [];
  const names = labels.map(literalName);
  if (kind === "ranking")
    return names.length > 0 ? [`${title} **${names.map((n, i) => `${i + 1}. ${n}`).join(" · ")}**`] : [];
  if (kind === "subset" && isInParts(field) && names.length > 0) return [`${title} **${names.join(", ")}**`];
  if (kind === "rows") return []; // what acts on them shows them
  if (kind === "route" || kind === "text")
    return labels.length > 0 ? [`${title} **${labels.map(literalName).join(" → ")}**`] : [];
  return [];
}

function rowLines(field: Field, sheet: SheetState): string[] {
  const { title, rows, value } = field;
  const at = rowAt([...rowsIn(sheet.values, field)], sheet.row);
  const isCurrent = (i: number): boolean => i === at && value !== null && rows.length > 1;
  const lines = rows.map((names, i) => {
    return `${i + 1}. ${isCurrent(i) ? MARK : ""}${names.map(literalName).join(" · ")}`;
  });
  return [title, ...lines];
}

/** What has to be chosen next; nothing where the whole is complete. */
function missing({ fields, params }: Filled): string {
  const open = fields.find(({ value }) => value === null);
  return params !== null || !open ? "" : `-# Still to answer: ${(open.next ?? open.step).title}`;
}

/** Whether it is chosen bit by bit. */
const goesOn = ({ kind }: Field): boolean => kind === "rows" || kind === "route" || kind === "ranking";

function fieldParts(subject: Subject, sheet: SheetState, field: Field, at: number, id: FormId): Part[] {
  if (field.by === "only" || field.by === "preset") return [];
  const more = !goesOn(field) || field.next !== null;
  const menus = more ? menusOf(subject, field, (verb, chunk) => id(verb, at, chunk), sheet.parts[field.name]) : [];
  const buttons: APIButtonComponentWithCustomId[] = [];
  const asked = field.next ?? field.step;
  if (menus.length === 0 && more && asked.input.kind !== "pick")
    buttons.push(button(id("type", at), typeLabel(asked), ButtonStyle.Secondary));
  if (field.kind === "route" && field.labels.length > 0) buttons.push(button(id("unrow", at), "One step back"));
  if (field.kind === "ranking" && field.labels.length > 0) buttons.push(button(id("unrow", at), "Remove the last"));
  if (more) buttons.push(...severalIn(subject, field).map(({ label }, i) => button(id("all", at, i), label)));
  const rows = field.kind === "rows" ? rowParts(field, sheet, (verb, chunk) => id(verb, at, chunk)) : [];
  return [...menus.map((menu) => rowPart(row(menu))), ...buttonRows(buttons).map(rowPart), ...rows];
}

/** The rows of a list, and what acts on one of them: the unfinished row, else the current one. */
function rowParts(field: Field, sheet: SheetState, id: RowId): Part[] {
  const lines = rowLines(field, sheet);
  if (field.labels.length === 0) return [];
  const isBegun = sheet.building?.param === field.name;
  const all = rowsIn(sheet.values, field);
  const at = rowAt([...all], sheet.row);
  const count = all.length;
  const entries = field.rows
    .slice(0, Math.min(count, LIMIT.selectOptions))
    .map((names, i) => option(String(i), `Row ${i + 1}: ${names.join(" · ")}`, "", i === at));
  const which = isBegun || entries.length < 2 ? [] : [rowPart(row(select(id("row"), "Row", entries)))];
  const counts = isBegun ? [] : numberButtons(field, id);
  const remove = button(id("unrow"), isBegun ? "Not this one" : "Remove");
  const enough = isBegun && field.next?.stop === null ? [button(id("enough"), "That is all", ButtonStyle.Primary)] : [];
  const tail = buttonRows([...counts, ...enough, remove]).map(rowPart);
  return [text(lines.join("\n")), ...which, ...(isBegun ? [] : numberMenu(field, id)), ...tail];
}

type RowId = (verb: FormVerb, number?: number) => string;

/** Less and more of each number of a row, in the order in which it is read; of several each has its name. */
function numberButtons({ numbers }: Field, id: RowId): APIButtonComponentWithCustomId[] {
  return numbers
    .flatMap(({ title }, i) => {
      const name = numbers.length > 1 ? ` ${title}` : "";
      return [button(id("more", i), `+1${name}`), button(id("less", i), `−1${name}`)];
    })
    .toReversed();
}

/** Where there are several numbers, there are only buttons. */
function numberMenu({ numbers: [number, ...others] }: Field, id: RowId): Part[] {
  const numbers = number && others.length === 0 ? numbersIn(number) : [];
  if (!number || numbers.length === 0) return [];
  const entries = numbers.map((n) => option(String(n), `${number.title} ${n}`, "", n === number.now));
  return [rowPart(row(select(id("count"), number.title, entries)))];
}

function typeLabel({ input, title }: Step): string {
  return input.kind === "integer" ? `${title} (${input.min} to ${input.max})…` : `${title}…`;
}

function endRow(filled: Filled, id: FormId, { label, closes, blank }: Ending): Part {
  const open = filled.params === null || (!blank && isBlank(filled));
  const buttons = [button(id("submit"), label, ButtonStyle.Success, open)];
  if (filled.fields.some((field) => reasonsOf(field) !== "")) buttons.push(button(id("why"), "Why not…?"));
  if (closes) buttons.push(button(id("close"), "Back"));
  return rowPart(row(...buttons));
}

/** Whether nothing is chosen of all that could be. */
function isBlank({ fields }: Filled): boolean {
  const asked = fields.filter(({ by }) => by !== "only" && by !== "preset");
  return (
    asked.length > 0 && asked.every(({ value, by }) => by === "guess" && Array.isArray(value) && value.length === 0)
  );
}

/** What cannot be chosen now, and why; the same reason is given once. A list that is complete lacks nothing. */
export function reasonsOf({ step, next, title, value }: Field): string {
  const { input, stop } = next ?? step;
  const refused = input.kind === "pick" ? input.options.filter((o) => o.refused) : [];
  const byReason = grouped(refused, (o) => (o.refused ? refusalText(o.refused) : ""));
  const lines = [...byReason].map(
    ([why, options]) => `**${options.map(({ label, value }) => literalName(label ?? value)).join(", ")}**: ${why}`,
  );
  if (input.kind === "integer" && input.more) lines.push(`**More than ${input.max}**: ${refusalText(input.more)}`);
  if (stop && value === null) lines.push(refusalText(stop));
  return lines.length === 0 ? "" : [title, ...lines].join("\n");
}
