import { type APIButtonComponentWithCustomId, ButtonStyle } from "discord.js";
import type { Desk } from "../../campaign/service.ts";
import type { Decision } from "../../engine/index.ts";
import { clip } from "../limits.ts";
import { button, option, type Part, row, rowPart, select, text, weight } from "../screen.ts";
import { refusalText } from "./refusals.ts";
import type { SheetState } from "./state.ts";
import type { StepView } from "./step-view.ts";

export const BATCH_VERBS = [
  "add",
  "row",
  "less",
  "more",
  "all",
  "remove",
  "clear",
  "send",
  "end",
  "write",
  "written",
] as const;
export type BatchVerb = (typeof BATCH_VERBS)[number];
/** Writes the custom ids of a step's sheet. */
export type BatchId = (verb: BatchVerb, at?: number) => string;

/**
 * A step's sheet: the rows so far as they will happen, what can be added, and the ways to send it. `named`: the game
 * names a way to do nothing.
 */
export function batchParts(
  desk: Desk,
  decision: Decision,
  sheet: SheetState,
  trial: StepView,
  id: BatchId,
  room: number,
  named: boolean,
): Part[] {
  const head =
    sheet.rows.length === 0
      ? []
      : [text(trial.rows.map((one, i) => rowLine(one, i, i === currentOf(sheet))).join("\n"))];
  const menus = trial.menus.flatMap(({ title, additions, begun }, i) => {
    if (additions.length === 0) return [];
    const entries = additions.map(({ value, label, description }) => option(value, label, description));
    return [{ begun, part: rowPart(row(select(id("add", i), title, entries))) }];
  });
  const tail = [
    ...rowControls(desk, sheet, trial, id),
    rowPart(row(...sendButtons(desk, decision, sheet, trial, id, named))),
  ];
  const left = room - [...head, ...tail].reduce((sum, part) => sum + weight(part), 0);
  while (menus.length > 0 && menus.length * MENU > left) {
    const at = menus.findLastIndex(({ begun }) => begun === null);
    menus.splice(at < 0 ? menus.length - 1 : at, 1); // what has been begun can be ended
  }
  return [...head, ...menus.map(({ part }) => part), ...tail];
}

/** A row with a menu. */
const MENU = 2;

/** The row that the buttons act on: the newest, unless another was chosen. */
export const currentOf = ({ rows, current }: SheetState): number =>
  current !== null && current < rows.length ? current : rows.length - 1;

function rowLine({ state, refused, line, told }: StepView["rows"][number], at: number, current: boolean): string {
  const number = current ? `**${at + 1}**` : `${at + 1}`;
  const words = told.length > 0 ? told.join(" ") : line;
  switch (state) {
    case "possible":
      return `${number}. ${words}`;
    case "stops":
      return `${number}. ${words} *(what comes after it waits for what it brings)*`;
    case "refused":
      return `${number}. ~~${words}~~ ${refused ? refusalText(refused) : ""}`;
    case "later":
      return `${number}. ${words} *(looked at when the rows above are done)*`;
  }
}

function rowControls(desk: Desk, sheet: SheetState, trial: StepView, id: BatchId): Part[] {
  const at = currentOf(sheet);
  const move = sheet.rows[at];
  if (!move) return [];
  const action = desk.book.actions.get(move.action);
  const hasNumber = action !== undefined && Object.values(move.params).some((value) => typeof value === "number");
  const numbers = hasNumber ? [button(id("less"), "−1"), button(id("more"), "+1"), button(id("all"), "All")] : [];
  const buttons = rowPart(row(...numbers, button(id("remove"), "Remove")));
  if (sheet.rows.length < 2) return [buttons];
  const entries = trial.rows
    .slice(0, 25)
    .map((one, i) => option(String(i), clip(`Row ${i + 1}: ${one.told.join(" ") || one.line}`, 100), "", i === at));
  return [rowPart(row(select(id("row"), "Row", entries))), buttons];
}

function sendButtons(
  desk: Desk,
  decision: Decision,
  { rows }: SheetState,
  trial: StepView,
  id: BatchId,
  named: boolean,
): APIButtonComponentWithCustomId[] {
  const bad = trial.rows.some(({ state }) => state === "refused");
  const end = `end my ${desk.phase.name}`;
  if (rows.length === 0) {
    const ends = decision.actions.some((name) => desk.book.actions.get(name)?.ends);
    const plain = ends && !named ? [button(id("end"), capital(end), ButtonStyle.Secondary)] : [];
    return [...plain, button(id("write"), "Write…")];
  }
  const sending = [
    button(id("end"), `Submit and ${end}`, ButtonStyle.Success),
    button(id("send"), "Submit, go on", ButtonStyle.Primary),
  ];
  return [...(bad ? [] : sending), button(id("clear"), "Clear"), button(id("write"), "Write…")];
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
