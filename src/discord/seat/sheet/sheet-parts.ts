/** How a step's sheet looks: its rows, what can be added, and the ways to send it. */
import { type APIButtonComponentWithCustomId, ButtonStyle } from "discord.js";
import type { Decision } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import { writePress } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";
import { inPlaces } from "../../screen/menu-room.ts";
import type { SheetVerb } from "../../screen/payloads.ts";
import { refusalText } from "../../screen/refusals.ts";
import { literalName } from "../../screen/rich.ts";
import { button, option, type Part, row, rowPart, select, text, weightOf } from "../../screen/screen.ts";
import { numbersIn } from "../state/row-number.ts";
import { currentOf, type SheetRow, type SheetState } from "../state/state.ts";
import { forgoneBy, forgoneWords } from "./forgone.ts";
import { earlierStep } from "./last-turn.ts";
import { isPutToVote, isPutToVoteAhead } from "./proposing.ts";
import { type Addition, actionOf, formAddition, formAlone } from "./sheet-rows.ts";
import { movesOf, type StepView } from "./step-view.ts";

/** Writes the custom ids of a step's sheet. */
export type SheetId = (verb: SheetVerb, at?: number) => string;

/** `named`: the game names a way to do nothing. */
export function sheetParts(
  seatView: SeatView,
  decision: Decision,
  sheet: SheetState,
  trial: StepView,
  id: SheetId,
  room: number,
  named: boolean,
): Part[] {
  const lines = linesOf(sheet, trial, isVotedOn(seatView, decision) ? "Not proposed yet" : "Not sent yet");
  const head = lines.length === 0 ? [] : [text(lines.join("\n"))];
  const tail = [
    ...rowControls(seatView, sheet, trial, id),
    rowPart(row(...sendButtons(seatView, decision, sheet, trial, id, named))),
  ];
  const left = room - weightOf([...head, ...tail]);
  const filled = trial.menus.flatMap((menu, at) => (menu.additions.length > 0 ? [{ ...menu, at }] : []));
  const menus = inPlaces(filled, Math.floor(left / MENU), (cut) => formsOf(seatView, cut)).map(
    ({ at, title, additions, begun }) => {
      const entries = additions.map(({ value, label, description }) => option(value, label, description));
      const form = formAlone(additions); // nothing to choose from
      const control = form ? button(id("add", at), form.label) : select(id("add", at), title, entries);
      return { begun, part: rowPart(row(control)) };
    },
  );
  const number = menus.length * MENU + MENU <= left ? numberMenu(sheet, trial, id) : []; // the buttons do it too
  while (menus.length > 0 && menus.length * MENU > left) {
    const at = menus.findLastIndex(({ begun }) => begun === null);
    menus.splice(at < 0 ? menus.length - 1 : at, 1); // what has been begun can be ended
  }
  return [...menus.map(({ part }) => part), ...head, ...number, ...tail]; // the rows beside what acts on them
}

/** The forms of these entries' actions, each once. */
const formsOf = ({ book }: SeatView, cut: readonly Addition[]): readonly Addition[] =>
  [...new Set(cut.map(actionOf))].flatMap((name) => {
    const action = book.actions.get(name);
    return action ? [formAddition(action)] : [];
  });

/** The rows so far, and how many typed lines could not be read as rows. */
function linesOf(sheet: SheetState, trial: StepView, head: string): string[] {
  const { rows, unread } = sheet;
  const current = currentOf(sheet);
  const count = unread === "" ? 0 : unread.split("\n").length;
  return [
    ...(rows.length === 0 ? [] : [`**${head}:**`]),
    ...rows.flatMap((one, i) => [
      rowLine(one, trial.rows[i], i, { current: i === current && rows.length > 1, last: i === rows.length - 1 }),
      ...(trial.remarks[i] ?? []).filter((line) => !trial.rows[i]?.remarks.includes(line)).map((line) => `-# ${line}`),
    ]),
    ...(count === 0
      ? []
      : [`-# ${count} typed ${count === 1 ? "line is not a row yet" : "lines are not rows yet"}: see **Write…**`]),
  ];
}

/** Before the row that the buttons act on: it stays in its list. */
export const MARK = "▸ ";

/** A row with a menu. */
const MENU = 2;

type Outcome = StepView["rows"][number] | undefined;

interface Place {
  readonly current: boolean;
  readonly last: boolean;
}

/** What a row causes, as far as that can be told. */
const effectOf = (outcome: Outcome): string => (outcome?.state === "refused" ? "" : (outcome?.told.join(" ") ?? ""));

function rowLine({ words }: SheetRow, outcome: Outcome, at: number, { current, last }: Place): string {
  const mark = current ? MARK : "";
  const now = outcome?.called ?? words;
  const called = `${effectOf(outcome) || literalName(now)}${now === words ? "" : ` *(it was: ${literalName(words)})*`}`;
  const remarks = (outcome?.remarks ?? []).map((remark) => `\n-# ${remark}`).join("");
  switch (outcome?.state) {
    case undefined:
    case "possible":
      return `${at + 1}. ${mark}${called}${remarks}`;
    case "stops":
      return `${at + 1}. ${mark}${called}${last ? "" : " *(rows below wait for its result)*"}${remarks}`;
    case "refused":
      return `${at + 1}. ${mark}~~${called}~~ ${outcome.refused ? refusalText(outcome.refused) : ""}`;
    case "later":
      return `${at + 1}. ${mark}${called} *(checked when its turn comes)*`;
  }
}

/** What acts on the current row. */
function rowControls(seatView: SeatView, sheet: SheetState, trial: StepView, id: SheetId): Part[] {
  const at = currentOf(sheet);
  const move = sheet.rows[at];
  if (!move) return [];
  const entries = sheet.rows
    .slice(0, LIMIT.selectOptions)
    .map(({ words }, i) => option(String(i), `Row ${i + 1}: ${effectOf(trial.rows[i]) || words}`, "", i === at));
  const rows = sheet.rows.length < 2 ? [] : [rowPart(row(select(id("row"), "Row", entries)))];
  const { number } = trial;
  const numbers = number ? [button(id("less"), "−1"), button(id("more"), "+1"), button(id("all"), "All")] : [];
  return [...rows, rowPart(row(...numbers, button(id("remove"), "Remove"), ...planButton(seatView, trial)))];
}

/** Opens a message of its own; an old one shows the rows as they are then. */
function planButton({ book, record, view }: SeatView, { standing }: StepView): APIButtonComponentWithCustomId[] {
  if (!book.definition.draft || standing.length === 0) return [];
  return [button(writePress({ kind: "plan", game: record.id, seat: view.seat }), "Show on the map")];
}

/** Any count at once, where there are more than a few. */
function numberMenu(sheet: SheetState, { number }: StepView, id: SheetId): Part[] {
  const params = sheet.rows[currentOf(sheet)]?.params;
  if (!number || !params) return [];
  const numbers = numbersIn(number);
  if (numbers.length === 0) return [];
  const label = (n: number): string => `${number.title} ${n}${n === number.max ? " (all)" : ""}`;
  const entries = numbers.map((n) => option(String(n), label(n), "", n === params[number.name]));
  return [rowPart(row(select(id("count"), number.title, entries)))];
}

/** Whether a council votes on what the sheet says, now or before its turn. */
const isVotedOn = (seatView: SeatView, { id }: Decision): boolean =>
  seatView.rehearsed === null ? isPutToVote(seatView, id) : isPutToVoteAhead(seatView);

function sendButtons(
  seatView: SeatView,
  decision: Decision,
  sheet: SheetState,
  trial: StepView,
  id: SheetId,
  named: boolean,
): APIButtonComponentWithCustomId[] {
  const { rows } = sheet;
  const end = endingOf(seatView, trial);
  if (isVotedOn(seatView, decision)) return proposing(decision, seatView, { sheet, trial, end }, id);
  const ends = decision.actions.some((name) => seatView.book.actions.get(name)?.ends);
  const [ended, sentOn] = [forgoneBy(seatView, trial, "ended"), forgoneBy(seatView, trial, "all")];
  const endWords = ended ? forgoneWords(ended) : capital(end);
  const later = (words: string): string =>
    seatView.rehearsed === null ? words : `At my turn: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  const plain = ends && (!named || rows.length > 0) ? [button(id("end"), later(endWords), PLAIN)] : [];
  const [next] = trial.standing;
  const over = button(id("end"), later(ended ? endWords : `Submit and ${end}`), ended ? PLAIN : SENDS);
  const goOn = sentOn
    ? button(id("send"), later(forgoneWords(sentOn)), PLAIN)
    : button(id("send"), later("Submit, go on"), ended ? SENDS : ButtonStyle.Primary);
  const sending = [
    ...(ended ? [goOn, over] : [over, goOn]),
    ...(seatView.rehearsed === null ? onlyFirst(seatView, sheet, trial, id) : []),
  ]; // what throws something away does not catch the eye
  const before = rows.length === 0 ? earlierStep(sheet, seatView.phase) : null;
  const none = button(id("send"), "Submit, go on", ButtonStyle.Primary, true); // the rows say why
  const first = next
    ? sending
    : [...(rows.length > 0 ? [none] : []), ...plain, ...(before ? [button(id("again"), before.label)] : [])];
  return [...first, ...(rows.length > 0 ? [button(id("clear"), "Clear")] : []), button(id("write"), "Write…")];
}

/** A council votes on a whole sheet, with what ends it. */
function proposing(
  { actions }: Decision,
  { book, phase }: SeatView,
  { sheet, trial, end }: { readonly sheet: SheetState; readonly trial: StepView; readonly end: string },
  id: SheetId,
): APIButtonComponentWithCustomId[] {
  const ends = actions.some((name) => book.actions.get(name)?.ends);
  const before = sheet.rows.length === 0 ? earlierStep(sheet, phase) : null;
  if (sheet.rows.length === 0)
    return [
      ...(ends ? [button(id("end"), `Propose to ${end}`, PLAIN)] : []),
      ...(before ? [button(id("again"), before.label)] : []),
    ];
  const isPossible = trial.standing.length > 0;
  return [button(id(ends ? "end" : "send"), "Propose", SENDS, !isPossible), button(id("clear"), "Clear")];
}

/** What ends the sheet, as its game says it. */
function endingOf({ book, phase, view }: SeatView, { after, standing }: StepView): string {
  const ended = book.definition.guide.ending?.(after?.view ?? view, movesOf(standing));
  return `end my ${ended ?? phase.name}`;
}

/** The first row that is possible, where there are more of them. */
function onlyFirst(seatView: SeatView, { rows }: SheetState, trial: StepView, id: SheetId) {
  const [next, ...more] = trial.standing;
  if (!next || more.length === 0) return [];
  const act = `Submit only row ${rows.indexOf(next) + 1}`;
  const forgone = forgoneBy(seatView, trial, "first");
  return [button(id("only"), forgone ? forgoneWords({ ...forgone, act }) : act)];
}

const PLAIN = ButtonStyle.Secondary;
const SENDS = ButtonStyle.Success;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
