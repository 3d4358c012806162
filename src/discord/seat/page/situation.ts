/** The head of a seat's page: what has been done just now, what has happened, and whether the game waits for this seat. */
import { standingsLead } from "../../../campaign/facts/names.ts";
import { didText, lookedWords, sinceText } from "../../../campaign/log/since.ts";
import { namesIn } from "../../../campaign/log/weighed-lines.ts";
import { literalName, markdown } from "../../screen/rich.ts";
import type { SeatContext } from "../sheet/context.ts";
import { isStep, moveWords } from "../sheet/sheet-rows.ts";
import { namedAnswer } from "./named-answer.ts";
import { standText } from "./stand-text.ts";
import { briefOf, isWelcome } from "./welcome.ts";

/** What has been done just now, what has happened, and whether the game waits for this seat. */
export function situation(context: SeatContext, notice: string): string {
  const { seatView, lost } = context;
  const { guide } = seatView.book.definition;
  const lines = [
    ...beside(notice.split("\n"), context),
    ...lost.map((line) => `⚠️ ${line}`),
    waitingRows(context),
    ...(isWelcome(context) ? briefOf(context) : []),
    ...seatView.refusals.map(markdown),
    ...(seatView.opening ? [] : notice === "" ? happened(context) : [meanwhile(seatView, notice)]),
    seatView.opening
      ? ""
      : standingsLead(seatView.phase, guide.standings({ ...seatView.view, seat: null, hand: null })),
    `-# ${standText(context)}`,
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/** What the seat did last, as long as it can think of nothing else or take that back; and all that came after it. */
function happened(context: SeatContext): readonly string[] {
  const { services, seatView, sheet, decision } = context;
  const { last } = seatView;
  const shown = last && !decision?.answered && (!seatView.awaited || seatView.undo !== null);
  const did = shown ? didWords(seatView, sheet, last) : [];
  const { since, looked } = seatView;
  const title =
    looked !== null
      ? lookedWords(looked, services.campaigns.now())
      : seatView.phase.turn === 0 && seatView.fresh
        ? "So far"
        : undefined;
  return [didText(did), sinceText(since, reader(seatView), title), ...beside(seatView.news, context)];
}

/** What has happened since an act, besides what its notice tells: the page stays open while others act. */
const meanwhile = (seatView: SeatContext["seatView"], notice: string): string =>
  sinceText(
    seatView.since.filter(({ text: told }) => !notice.includes(told.slice(0, TOLD_BY))),
    reader(seatView),
  );

/** Whose page it is, and what its lines call everything. */
const reader = ({ view, record, book }: SeatContext["seatView"]): Parameters<typeof sinceText>[1] => ({
  seat: view.seat,
  names: namesIn(record, book),
});

/** A notice has a long line cut. */
const TOLD_BY = 80;

/** Lines without those that stand among the facts of the question. */
function beside(lines: readonly string[], { seatView, decision }: SeatContext): readonly string[] {
  const { book, view } = seatView;
  if (!decision || lines.length === 0) return lines;
  const { facts } = book.definition.guide.prompt(view, decision);
  return lines.filter((line) => line === "" || !facts.some((fact) => fact.startsWith(line)));
}

function didWords(
  seatView: SeatContext["seatView"],
  sheet: SeatContext["sheet"],
  { decision, moves, told }: NonNullable<SeatContext["seatView"]["last"]>,
): readonly string[] {
  if (told.length > 0) return told;
  const named = namedAnswer(seatView, sheet, decision);
  return named === null ? moves.map((move) => moveWords(seatView, move)) : [named];
}

/** Rows of a step that is not open now: it may have been ended by a deadline, or be interrupted. */
function waitingRows({ seatView, sheet, decision }: SeatContext): string {
  if (sheet.rows.length === 0 || (decision && isStep(seatView, decision))) return "";
  const words = sheet.rows.map((row) => literalName(row.words)).join("; ");
  const wait = sheet.rows.length === 1 ? "It waits" : "They wait";
  return `-# Not submitted: ${words}. ${wait} until you are asked again in this phase.`;
}
