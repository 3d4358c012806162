/** Makes a motion, or what is still possible of one, the presser's own draft. */
import { type Json, type Params, type Refused, refuse } from "#engine";
import { aheadSheet } from "../../campaign/moves/sheets.ts";
import type { MotionView, SeatView } from "../../campaign/service.ts";
import type { MotionRecord, PlannedMove } from "../../store/records.ts";
import { refusalText } from "../screen/refusals.ts";
import type { Screen } from "../screen/screen.ts";
import { pageOf } from "../seat/page/seat-page.ts";
import { mainDecision, type SeatContext, seatContext, withSheet } from "../seat/sheet/context.ts";
import { preparedSheet, turnPage } from "../seat/sheet/rehearsal.ts";
import { isStep, rowOf } from "../seat/sheet/sheet-rows.ts";
import { isPossible, stepView } from "../seat/sheet/step-view.ts";
import { type SheetState, setAside, toStore, withoutRows } from "../seat/state/state.ts";

/** Opens a copy of a motion as the presser's own draft, to be changed and proposed: the motion itself never changes. */
export async function copied(
  context: SeatContext,
  { vote, motion }: { readonly vote: number; readonly motion: number },
): Promise<Screen> {
  const standing = context.seatView.vote?.votes.find((one) => one.vote.number === vote);
  const found = standing?.motions.find(({ record }) => record.number === motion);
  if (!standing || !found) return refuse("stale", "This motion is closed.");
  const { question } = standing.vote;
  const notice = `A copy of **${found.title}**, for you alone.`;
  const now = await turned(context, null);
  if (now.seatView.steps.some(({ key }) => key === question)) {
    await keepAhead(now, question, {
      ...preparedSheet(now.seatView, { ...found.record, key: question }),
      from: motion,
    });
    return await pageOf(await turned(now, question), notice);
  }
  const draft = draftOf(now, found.record, question);
  return await pageOf(await withSheet(now, { ...draft, from: motion }), notice);
}

/**
 * Opens what is still possible of a motion that was taken back as the presser's own draft, where it cannot be proposed as
 * it was. Throws `why` where its seat is asked nothing that any of it answers.
 */
export async function draftedAgain(context: SeatContext, motion: MotionView, why: Refused): Promise<Screen> {
  const now = await turned(context, null);
  const decision = mainDecision(now.seatView);
  const { record, title } = motion;
  const moves = record.moves.filter(({ action }) => decision?.actions.includes(action));
  if (!decision || moves.length === 0) throw why;
  const isRows = isStep(now.seatView, decision);
  const possible = moves.map((move) => ({ ...move, params: possibleOf(now.seatView, move) }));
  const draft = draftOf(now, { ...record, moves: isRows ? record.moves : possible }, decision.id);
  const tried = isRows ? await stepView({ ...now, sheet: draft }) : null;
  if (tried?.standing.length === 0) throw why;
  const sheet = { ...draft, rows: tried === null ? draft.rows : [...tried.standing], from: null };
  const notice = `⚠️ **${title}** cannot be proposed as it was: ${refusalText(why)}\nWhat is still possible of it is your draft, for you alone.`;
  return await pageOf(await withSheet(now, sheet), notice);
}

/** The params of a move, with as much of its lists as is possible now. */
function possibleOf({ book, view }: SeatView, { action: name, params }: PlannedMove): Params {
  const action = book.actions.get(name);
  const fits = (tried: Params): boolean => action !== undefined && isPossible(action, view, tried);
  const kept: { [param: string]: Json } = { ...params };
  for (const [param, value] of Object.entries(params)) {
    if (!Array.isArray(value) || fits(kept)) continue;
    const list: Json[] = [];
    for (const one of value) if (fits({ ...kept, [param]: [...list, one] })) list.push(one);
    kept[param] = list;
  }
  return kept;
}

/** The page turned to a step to come; null: to the present. */
async function turned(context: SeatContext, key: string | null): Promise<SeatContext> {
  const { services, person, game, seat } = context;
  await turnPage(context, key);
  return await seatContext(services, person, game, seat);
}

/** Puts a sheet in place of what is filled in for a step to come. */
async function keepAhead({ services, person, game, seat }: SeatContext, key: string, sheet: SheetState): Promise<void> {
  await services.campaigns.acting.keepSheet(game, person, seat, aheadSheet(key), toStore(sheet));
}

/** Its rows on the sheet of a step; else its form, filled in. */
function draftOf({ seatView, sheet }: SeatContext, { moves }: MotionRecord, question: string): SheetState {
  const decision = mainDecision(seatView);
  const aside = setAside(sheet);
  if (decision && isStep(seatView, decision))
    return { ...withoutRows(aside), rows: moves.map((move) => rowOf(seatView, move)) };
  const [move] = moves;
  if (!move) return aside;
  const isToCome = seatView.book.definition.guide.upcoming(seatView.view).some(({ key }) => key === question);
  const form = isToCome
    ? ({ kind: "ahead", name: move.action, decision: question } as const)
    : ({ kind: "do", name: move.action, decision: decision?.id ?? null } as const);
  return { ...aside, form, values: move.params };
}
