/** Carries out what is pressed or submitted on a seat's page, and says what came of it. */
import type { Said } from "#engine";
import { isUnderWay } from "../../../campaign/facts/live.ts";
import type { OfferedPromise, SeatView, Submitted } from "../../../campaign/service.ts";
import type { PlannedMove } from "../../../store/records.ts";
import { refusalText } from "../../screen/refusals.ts";
import type { Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import { shownAhead } from "../ahead/ahead-menus.ts";
import { isPrepared, upcomingOf } from "../ahead/upcoming.ts";
import { endedPage } from "../page/ended-page.ts";
import { pageOf } from "../page/seat-page.ts";
import { closingWords } from "../sheet/closing.ts";
import { type SeatContext, seatContext, withSheet } from "../sheet/context.ts";
import { isPutToVote, putToVote } from "../sheet/proposing.ts";
import { isStep, moveWords, rowOf } from "../sheet/sheet-rows.ts";
import { answered, closed, SHEET, type SheetState, setAside, toStore, withoutRows } from "../state/state.ts";

/** What more stays filled in if not all rows were done; null: they all were. */
type Undone = (rows: Submitted["rows"]) => SheetState | null;

/** What is to be done from a page. */
export interface Act {
  readonly decision: string | null;
  readonly moves: readonly PlannedMove[];
  readonly ahead?: readonly Said[];
  /** The name on the answer's button, where that says more than its moves. */
  readonly label?: string;
  readonly end?: boolean;
  readonly halts?: boolean;
  /**
   * It was filled in on the page, and is done only if nobody has changed that since: what stays filled in, and what more
   * where some of it was not done.
   */
  readonly filledIn?: { readonly left: SheetState; readonly undone?: Undone };
  /** What is only said with the offer that it makes; left out: nothing. */
  readonly promise?: OfferedPromise;
  /** How many rows the sheet had; left out: it is not a sheet. */
  readonly of?: number;
}

/**
 * Does moves, with what the page showed to be said ahead, and shows the page as it is then. `shown`: the menus of things
 * said ahead were before the person's eyes, and count as they stood.
 */
export async function act(context: SeatContext, asker: Asker, what: Act, shown: boolean): Promise<Screen> {
  if (context.seatView.rehearsed !== null) return await leadOn(context, what.moves);
  const { services, game, person, seat, seatView, decision, stored, sheet } = context;
  const { moves, ahead = [], label = null, end = false, halts = false, filledIn, of, promise } = what;
  const menus = shown && decision && what.decision === decision.id ? shownAhead(seatView, decision, sheet.more) : [];
  const asShown = menus.filter(({ order }) => !seatView.undecided.orders.some(({ name }) => name === order));
  const named = label !== null && what.decision !== null ? { decision: what.decision, label, ahead: [...ahead] } : null;
  const stays = filledIn?.left ?? leftBy(context, what.decision);
  if (what.decision !== null && isPutToVote(seatView, what.decision)) {
    const put = { question: what.decision, moves, ahead: [...ahead, ...asShown], end, left: stays };
    return await shownAfter(context, await putToVote(context, asker, put));
  }
  const left = toStore({ ...stays, named });
  const undone: Undone = (rows) => filledIn?.undone?.(rows) ?? null;
  const done = await services.campaigns.acting.submit({
    game,
    person,
    seat,
    decision: what.decision,
    moves: moves.map(({ action, params }) => ({ action, params })),
    ahead: [...ahead, ...asShown.filter(({ order }) => !ahead.some((one) => one.order === order))],
    end,
    halts,
    sheet: { decision: SHEET, left, undone, ...(filledIn ? { was: stored } : {}) },
    ...(promise ? { promise } : {}),
    interaction: asker.interaction,
  });
  const names = moves.map((move) => moveWords(seatView, move));
  const closing = await closingWords(context, what.decision);
  const answer =
    label === null
      ? resultText(seatView, done, names.length > 0 ? names.join(", ") : ended(seatView, end), closing)
      : namedResult(seatView, done, label, closing);
  const result = [answer, of === undefined ? "" : haltText(done, of)].filter((line) => line !== "").join("\n");
  const [only, ...more] = moves;
  return only && more.length === 0 ? await shownNext(context, only.action, result) : await shownAfter(context, result);
}

/** In a step to come nothing is done: an answer before its rows is noted, and what would come after it is shown. */
async function leadOn(context: SeatContext, moves: Act["moves"]): Promise<Screen> {
  const { services, person, game, seat, seatView, sheet } = context;
  const lead = [...sheet.lead, ...moves.map((move) => rowOf(seatView, move))];
  await withSheet(context, { ...closed(sheet), lead });
  return await pageOf(await seatContext(services, person, game, seat), "");
}

/** "You end your attacks.": what was pressed, where it did nothing else. */
const ended = ({ book, view, phase }: SeatView, isEnd: boolean): string =>
  isEnd ? `You end your ${book.definition.guide.ending?.(view, []) ?? phase.name}.` : "Done.";

/** What an answer that stands for itself leaves of what is filled in: nothing that was meant for its question. */
function leftBy({ sheet, seatView, decision }: SeatContext, id: string | null): SheetState {
  if (id === null) return sheet;
  const left = answered(sheet, id);
  return decision && decision.id === id && isStep(seatView, decision) ? withoutRows(left) : left;
}

/** The page after something was done; if the campaign has ended with it, its end. */
export async function shownAfter({ services, person, game, seat }: SeatContext, notice: string): Promise<Screen> {
  const record = await services.campaigns.showing.record(game);
  if (!isUnderWay(record)) return await endedPage(services, game, notice);
  return await pageOf(await seatContext(services, person, game, seat), notice);
}

/**
 * The same, with the form of the next question to come that this action answers, where nothing else is asked: who plans
 * one Combat plans the others.
 */
export async function shownNext(context: SeatContext, action: string, notice: string): Promise<Screen> {
  const { services, person, game, seat } = context;
  const record = await services.campaigns.showing.record(game);
  if (!isUnderWay(record)) return await endedPage(services, game, notice);
  const now = await seatContext(services, person, game, seat);
  const isAsked = now.seatView.decisions.some(({ owed, answered: given }) => owed && !given);
  const next = isAsked || now.sheet.form ? undefined : nextOf(now.seatView, action);
  if (!next) return await pageOf(now, notice);
  const form = { kind: "ahead", name: action, decision: next.key } as const;
  return await pageOf(await withSheet(now, { ...setAside(now.sheet), form }), notice);
}

const nextOf = (seatView: SeatView, action: string) =>
  upcomingOf(seatView).find((one) => one.action === action && !isPrepared(seatView, one.key));

/**
 * What came of it, in the words in which everyone was told, or the answer's own, and why the rest was not done. The tick
 * stands for what the person did, not for all that it brought. `closing`: with it a question was closed that all answer in
 * secret, so that no word that everyone was told is the answer's own.
 */
export function resultText(
  seatView: Pick<SeatView, "book" | "view">,
  done: Submitted,
  answer: string,
  closing = "",
): string {
  if (closing !== "") return namedResult(seatView, done, answer, closing);
  if (done.repeated) return REPEATED;
  const failed = failedLines(seatView, done);
  const [own = "", ...brought] = done.told.length > 0 || failed.length > 0 ? done.told : [answer];
  return [...(own === "" ? [] : [`✅ ${own}`]), ...brought, ...failed].join("\n");
}

const REPEATED = "This has been done already.";

/** The answer by its name, for the table's words do not say all of it; then what came of it. */
function namedResult(
  seatView: Pick<SeatView, "book" | "view">,
  done: Submitted,
  label: string,
  closing: string,
): string {
  if (done.repeated) return REPEATED;
  const own = `✅ ${label}${label.endsWith("…") ? "" : "."}`;
  return [own, ...(closing === "" ? [] : [closing]), ...done.told, ...failedLines(seatView, done)].join("\n");
}

const failedLines = (seatView: Pick<SeatView, "book" | "view">, { rows }: Submitted): string[] =>
  rows.flatMap(({ refused, move }) =>
    refused ? [`⚠️ Not done: ${moveWords(seatView, move)}: ${refusalText(refused)}`] : [],
  );

/** In one sentence why a sheet of `of` rows was not done to its end, and how many are left; nothing where it was. */
export function haltText({ rows, halt }: Pick<Submitted, "rows" | "halt">, of: number): string {
  if (!halt) return "";
  const done = rows.filter(({ state }) => state === "possible" || state === "stops").length;
  const left = of - done;
  if (left === 0) return `Carried out, but not ended yet: ${whyHalted(halt)}.`;
  return `Carried out ${done} of ${of}. ${left === 1 ? "1 row waits" : `${left} rows wait`}: ${whyHalted(halt)}.`;
}

function whyHalted({ why, seats }: NonNullable<Submitted["halt"]>): string {
  switch (why) {
    case "brought":
      return "look at the result, then submit again";
    case "others":
      return `${seats.length > 0 ? seats.join(" and ") : "somebody"} must answer first`;
    case "asked":
      return "another question comes first";
    case "refused":
      return "the next one is not possible";
    case "over":
      return "the campaign is over";
  }
}
