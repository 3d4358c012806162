import { type APISelectMenuOption, ButtonStyle } from "discord.js";
import type { Desk } from "../../campaign/service.ts";
import { sinceText } from "../../campaign/since.ts";
import { type Action, type Decision, type GameTypes, open, print, type Refusal, Refused } from "../../engine/index.ts";
import { writePress } from "../custom-id.ts";
import { LIMIT } from "../limits.ts";
import { literal, literalName } from "../rich.ts";
import { button, option, page, type Row, row, type Screen, select } from "../screen.ts";
import { walk } from "./form.ts";
import { pageOf } from "./paging.ts";
import { refusalText } from "./trail.ts";

/** Something that a seat could do now, or why not. */
export interface Entry {
  readonly decision: Decision | null;
  readonly action: Action<GameTypes>;
  readonly refused: Refusal | null;
}

export function entriesOf(desk: Desk): Entry[] {
  const asked = desk.decisions.flatMap((decision) => decision.actions.map((name) => ({ decision, name })));
  const free = desk.free
    .filter((name) => !asked.some((a) => a.name === name))
    .map((name) => ({ decision: null, name }));
  return [...asked, ...free].flatMap(({ decision, name }) => {
    const action = desk.book.actions.get(name);
    return action ? [{ decision, action, refused: hindrance(desk, action, decision) }] : [];
  });
}

/** Why an action cannot even be begun; one question of look-ahead. */
function hindrance(desk: Desk, action: Action<GameTypes>, decision: Decision | null): Refusal | null {
  const why = action.when(desk.view);
  if (why) return why;
  try {
    const { end, refused } = walk(action, desk.view, decision?.preset ?? {}, []);
    if (refused || "done" in end || end.step.stop === null || open(end.step.question)) return refused;
    const { question } = end.step;
    const first = question.kind === "pick" ? question.options.find((o) => o.refused)?.refused : undefined;
    return first ?? { code: "no-choice", text: "there is nothing to choose from" };
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

export const seatName = (desk: Desk, seat: string): string =>
  desk.book.definition.roster(desk.record.options, desk.book.content).find((s) => s.id === seat)?.name ?? seat;

/** What stands under a seat's pages. */
export const footerOf = (desk: Desk): string =>
  `${seatName(desk, desk.view.seat)} · ${desk.record.name} · ${desk.record.id}`;

/** An entry as a menu's value, and back. */
export const entryValue = ({ decision, action }: Entry): string => `${decision?.id ?? ""}.${action.name}`;
export function readEntry(value: string): { readonly decision: string | null; readonly name: string } {
  const dot = value.indexOf(".");
  return { decision: dot > 0 ? value.slice(0, dot) : null, name: value.slice(dot + 1) };
}

/** What a list shows beside what the desk says. */
export interface MenuFrame {
  /** Page of the list. */
  readonly at: number;
  /** A sentence on top. */
  readonly notice: string;
  readonly waitingFor: string;
  /** Whether the person holds other seats. */
  readonly otherSeats: boolean;
  /** The log row of what was just done, if it can be taken back. */
  readonly undo: number | null;
}

/** All that a seat can do now: questions to it, proposals, actions at any time. */
export function menuPage(desk: Desk, { at, notice, waitingFor, otherSeats, undo }: MenuFrame): Screen {
  const entries = entriesOf(desk);
  const ready = entries.filter((e) => !e.refused);
  const questions = desk.decisions.map((d) => questionText(desk, d)).filter((line) => line !== "");
  const idle = ready.length === 0 ? "There is nothing for you to do now." : "";
  const text = [
    notice,
    sinceText(desk.since),
    `**${desk.phase.name}**`,
    ...questions,
    idle,
    waitingFor,
    refusedText(entries),
  ];
  const shown = pageOf(ready, at);
  const rows: Row[] = [];
  const seatPress = { game: desk.record.id, seat: desk.view.seat };
  const id = (step: string): string => writePress({ kind: "menu", ...seatPress, step });
  if (ready.length > 0) rows.push(row(select(id("take"), "What do you do?", shown.list.map(entryOption))));
  const buttons = [];
  if (shown.pages > 1) {
    buttons.push(button(id(`page.${shown.page - 1}`), "◀", ButtonStyle.Secondary, shown.page === 0));
    buttons.push(button(id(`page.${shown.page + 1}`), "▶", ButtonStyle.Secondary, shown.page === shown.pages - 1));
  }
  buttons.push(button(id("page.0"), "Refresh"));
  if (ready.length > 0)
    buttons.push(button(writePress({ ...seatPress, kind: "write", step: "edit" }), "Write orders…"));
  if (undo !== null) buttons.push(button(writePress({ ...seatPress, kind: "undo", step: `${undo}` }), "Take it back"));
  if (otherSeats && buttons.length < LIMIT.buttons) buttons.push(button(id("seats"), "Another seat"));
  rows.push(row(...buttons));
  return page("What you can do", text.filter((part) => part !== "").join("\n"), rows, footerOf(desk));
}

function entryOption(entry: Entry): APISelectMenuOption {
  const { action, decision } = entry;
  const label = decision?.text ? `${action.title}: ${decision.text}` : action.title;
  return option(entryValue(entry), label, decision ? action.help : `At any time. ${action.help}`);
}

function questionText(desk: Desk, { kind, text, answered, owed }: Decision): string {
  if (kind === "offer") return text === null ? "" : `Proposal: ${literal(text)}`;
  if (kind === "turn") return owed ? "It is your turn." : "";
  if (kind === "window") return "You may react; the others wait for your answer. What you do is seen at once.";
  const action = answered ? desk.book.actions.get(answered.action) : undefined;
  if (!answered || !action) return "All answer in secret; nothing is shown before the last answer is in.";
  const line = print(action, answered.params).replaceAll("`", "'");
  return `Your sealed answer is \`${line}\`. You may replace it until the last answer is in.`;
}

function refusedText(entries: readonly Entry[]): string {
  const lines = entries.flatMap((e) =>
    e.refused ? [`${literalName(e.action.title)}: ${refusalText(e.refused)}`] : [],
  );
  return lines.length > 0 ? `-# Not now:\n${lines.map((line) => `-# • ${line}`).join("\n")}` : "";
}
