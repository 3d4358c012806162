/** Presses on a step's sheet of rows: add, change, order, keep and send. */
import { type Forgone, type Params, print, refuse } from "#engine";
import type { CheckedLine, RowOutcome } from "../../../campaign/service.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { refusalText, unknownControl } from "../../screen/refusals.ts";
import type { Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import { pageOf } from "../page/seat-page.ts";
import { controlId, type SeatContext, seatContext, stepId, withSheet } from "../sheet/context.ts";
import { forgoingPage, forgoneBy, type Sent } from "../sheet/forgone.ts";
import { earlierStep, stepKey, withSent } from "../sheet/last-turn.ts";
import { isPutToVoteAhead, putToVote } from "../sheet/proposing.ts";
import { turnPage } from "../sheet/rehearsal.ts";
import { type Addition, type AddMenu, actionOf, formAddition, formAlone, rowOf } from "../sheet/sheet-rows.ts";
import { basisOf, movesOf, placedRow, stepFor, stepView, tryRows } from "../sheet/step-view.ts";
import { numberIn } from "../state/row-number.ts";
import { currentOf, type SheetRow, type SheetState, withoutRows } from "../state/state.ts";
import { act, shownAfter } from "./acting.ts";
import { open } from "./press-page.ts";

export async function pressStep(
  context: SeatContext,
  asker: Asker,
  { verb, at }: Pick<PressOf<"step">, "verb" | "at">,
  values: readonly string[],
): Promise<Screen> {
  const { sheet } = context;
  const [value = ""] = values;
  const show = async (changed: SheetState, notice = ""): Promise<Screen> =>
    await pageOf(await withSheet(context, changed), notice);
  switch (verb) {
    case "add":
      return await add(context, at, value);
    case "row":
      return await show({ ...sheet, current: /^\d{1,2}$/.test(value) ? Number(value) : null });
    case "less":
      return await count(context, (now) => now - 1);
    case "more":
      return await count(context, (now) => now + 1);
    case "all":
      return await count(context, (_, most) => most);
    case "count":
      return await count(context, (now) => (/^\d{1,9}$/.test(value) ? Number(value) : now));
    case "remove":
      return await show({ ...sheet, rows: sheet.rows.filter((_, i) => i !== currentOf(sheet)), current: null });
    case "clear":
      return sheet.lead.length > 0 && sheet.rows.length === 0
        ? await startAgain(context)
        : await show(withoutRows(sheet));
    case "again":
      return await show({
        ...sheet,
        rows: [...(earlierStep(sheet, context.seatView.phase)?.rows ?? [])],
        current: null,
      });
    case "send":
      return await send(context, asker, "all", at === SURE);
    case "only":
      return await send(context, asker, "first", at === SURE);
    case "end":
      return await send(context, asker, "ended", at === SURE);
    case "written":
      return await written(context, value);
    case "write":
      return await pageOf(context, "");
  }
}

/** In place of a row: whoever presses has been told what that loses. */
const SURE = 1;
const VERBS = { all: "send", first: "only", ended: "end" } as const;

/** Does the rows that are possible; those that are not stay on the sheet, unless the step ends, and so does what has been halted. */
async function send(context: SeatContext, asker: Asker, sent: Sent, sure: boolean): Promise<Screen> {
  const { decision, sheet } = context;
  const tried = await tryRows(context, sheet.rows);
  const { standing } = tried;
  const end = sent === "ended";
  if (context.seatView.rehearsed !== null) return await keepForTurn(context, asker, standing, end);
  if (standing.length === 0 && !end) refuse("nothing-possible", "None of these rows is possible now.");
  const forgone = sure ? null : forgoneBy(context.seatView, tried, sent);
  if (forgone && !forgone.unasked) return asksOnce(context, forgone, sent, tried.rows);
  const moves = sent === "first" ? standing.slice(0, 1) : standing;
  const { phase } = context.seatView;
  const sentOf = (left: SheetState, rows: readonly SheetRow[]) => withSent(left, phase, stepKey(phase), rows);
  const kept = (done: readonly SheetRow[]): SheetState => {
    const rows = sheet.rows.filter((row) => !done.includes(row));
    return sentOf({ ...withoutRows(sheet), rows, unread: sheet.unread }, done);
  };
  const undone = (rows: readonly RowOutcome[]): SheetState | null => {
    const done = moves.filter((_, i) => rows[i]?.state === "possible" || rows[i]?.state === "stops");
    return done.length < moves.length ? kept(done) : null;
  };
  const filledIn = { left: end ? sentOf(withoutRows(sheet), moves) : kept(moves), undone };
  const what = { decision: decision?.id ?? null, moves, end, halts: !end, filledIn };
  return await act(context, asker, { ...what, ...(sent === "first" ? {} : { of: sheet.rows.length }) }, true);
}

/** Keeps the rows of a step to come until its turn; those that are refused now stay on the sheet. */
async function keepForTurn(
  context: SeatContext,
  asker: Asker,
  rows: readonly SheetRow[],
  ends: boolean,
): Promise<Screen> {
  const { services, game, person, seat, seatView, sheet, slot } = context;
  const key = seatView.rehearsed ?? unknownControl();
  const moves = movesOf([...sheet.lead, ...rows]);
  if (moves.length === 0 && !ends) refuse("nothing-possible", "None of these rows is possible now.");
  if (isPutToVoteAhead(seatView)) {
    const left = { ...withoutRows(sheet), lead: [] };
    const said = await putToVote(context, asker, { question: key, moves, ahead: [], end: ends, left });
    await turnPage(context, null);
    return await shownAfter(context, said);
  }
  await services.campaigns.acting.prepareStep({ game, person, seat, key, moves, ends, interaction: asker.interaction });
  await services.campaigns.acting.keepSheet(game, person, seat, slot, null);
  await turnPage(context, null);
  const count = moves.length === 0 ? "to end it" : moves.length === 1 ? "1 row" : `${moves.length} rows`;
  return await shownAfter(
    context,
    `✅ Prepared: ${count}, submitted when your turn comes. It can be changed until then.`,
  );
}

/** Without the answers before the rows, too. */
async function startAgain(context: SeatContext): Promise<Screen> {
  const { services, person, game, seat, sheet } = context;
  await withSheet(context, { ...withoutRows(sheet), lead: [] });
  return await pageOf(await seatContext(services, person, game, seat), "");
}

function asksOnce(context: SeatContext, forgone: Forgone, sent: Sent, rows: readonly RowOutcome[]): Screen {
  const final = (sent === "first" ? rows.slice(0, 1) : rows).some(({ state }) => state === "stops");
  const sure = stepId(context)(VERBS[sent], SURE);
  return forgoingPage(forgone, final, { sure, back: controlId(context, { kind: "page", does: "show" }) });
}

/** An entry of one of the menus, which may share their places: a row, the first half of one, or a form to fill in. */
async function add(context: SeatContext, at: number, value: string): Promise<Screen> {
  const { sheet, decision } = context;
  if (!decision) return unknownControl();
  const { menus, steps, rows } = await stepView(context);
  const inMenus = [menus[at] ?? unknownControl(), ...menus];
  const named = inMenus.flatMap(({ additions }) => additions).find((one) => one.value === value);
  const addition = named ?? formAlone(menus[at]?.additions ?? []) ?? cutForm(context, menus, value) ?? unknownControl();
  const name = actionOf(addition);
  switch (addition.leads.kind) {
    case "more":
      return await pageOf(
        await withSheet(context, { ...sheet, begun: { ...sheet.begun, [name]: addition.leads.first } }),
        "",
      );
    case "form":
      return await open(context, { kind: "do", name, decision: null }, [], 0);
    case "row": {
      const { [name]: _, ...begun } = sheet.begun;
      const row = rowOf(stepFor(steps, name, addition.leads.params) ?? context.seatView, {
        action: name,
        params: addition.leads.params,
      });
      return await withRows(context, rows, { ...sheet, ...placedRow(steps, sheet, row), begun });
    }
  }
}

/** The form of an action whose entries had no room on the page; null: it has none now. */
function cutForm({ seatView }: SeatContext, menus: readonly AddMenu[], value: string): Addition | null {
  const isOpen = menus.some(({ additions }) => additions.some((one) => actionOf(one) === value));
  const action = isOpen ? seatView.book.actions.get(value) : undefined;
  return action ? formAddition(action) : null;
}

/** Another number in the current row, as far as the rules let it go. */
async function count(context: SeatContext, next: (now: number, most: number) => number): Promise<Screen> {
  const { sheet } = context;
  const at = currentOf(sheet);
  const row = sheet.rows[at];
  if (!row) return unknownControl();
  const after = await basisOf(context, at);
  const action = after?.book.actions.get(row.action);
  const number = after && action && numberIn(action, after.view, row.params);
  if (!number) return await pageOf(context, "⚠️ This row has no number to change.");
  const wanted = Math.min(
    Math.max(next(Number(row.params[number.name] ?? number.min), number.max), number.min),
    number.max,
  );
  const params: Params = { ...row.params, [number.name]: wanted };
  const changed = rowOf(after, { action: row.action, params });
  const { rows } = await tryRows(context, sheet.rows);
  return await withRows(context, rows, { ...sheet, rows: sheet.rows.with(at, changed) });
}

/** Keeps rows if none has become impossible by the change; else says why, and they stay as they were. */
async function withRows(context: SeatContext, before: readonly RowOutcome[], sheet: SheetState): Promise<Screen> {
  const { rows } = await tryRows(context, sheet.rows);
  const bad = rows.find(({ state }, i) => state === "refused" && before[i]?.state !== "refused");
  if (bad?.refused) return await pageOf(context, `⚠️ ${refusalText(bad.refused)}`);
  return await pageOf(await withSheet(context, sheet), "");
}

/** Rows that were typed, a line each: right ones are rows; the first wrong one and those behind it wait to be corrected. */
async function written(context: SeatContext, text: string): Promise<Screen> {
  const { sheet } = context;
  const checked = await checkedLines(
    context,
    text.split(/\r?\n/).filter((line) => line.trim() !== ""),
  );
  const rows = checked.flatMap(({ move, state }) =>
    move && state === "possible" ? [rowOf(context.seatView, move)] : [],
  );
  const unread = checked.filter(({ state }) => state !== "possible");
  const changed = { ...sheet, rows, current: null, unread: unread.map(({ line }) => line).join("\n") };
  const notes = unread.flatMap(({ line, refused }) => (refused ? [`⚠️ ${line}: ${refusalText(refused)}`] : []));
  return await pageOf(await withSheet(context, changed), notes.join("\n"));
}

/**
 * Lines as they come out one after the other. What one of them draws or reveals is not looked at: those behind it are tried
 * as if it were not there, as rows that are chosen from menus are.
 */
async function checkedLines(context: SeatContext, lines: readonly string[]): Promise<readonly CheckedLine[]> {
  const { services, game, person, seat, sheet, seatView } = context;
  if (lines.length === 0) return [];
  const before = linesOf(seatView, sheet.lead);
  const all = { game, person, seat, lines: [...before, ...lines], step: seatView.rehearsed };
  const checked = (await services.campaigns.acting.check(all)).slice(before.length);
  const unseen = checked.findIndex(({ state }) => state === "later");
  if (unseen < 1 || checked[unseen - 1]?.state === "refused") return checked;
  const without = lines.toSpliced(unseen - 1, 1);
  return (await checkedLines(context, without)).toSpliced(unseen - 1, 0, ...checked.slice(unseen - 1, unseen));
}

/** Rows in order notation. */
const linesOf = ({ book }: SeatContext["seatView"], rows: readonly SheetRow[]): readonly string[] =>
  rows.flatMap(({ action, params }) => {
    const known = book.actions.get(action);
    return known ? [print(known, params)] : [];
  });
