import { refuse } from "../../engine/index.ts";
import type { MotionRecord } from "../../store/records.ts";
import type { Screen } from "../screen.ts";
import { isStep, rowOf } from "../seat/batch.ts";
import { mainDecision, type SeatContext, withSheet } from "../seat/context.ts";
import { pageOf } from "../seat/seat-page.ts";
import { type SheetState, setAside, withoutRows } from "../seat/state.ts";

/** Opens a copy of a motion as the presser's own draft, to be changed and proposed: the motion itself never changes. */
export async function copied(
  context: SeatContext,
  { vote, motion }: { readonly vote: number; readonly motion: number },
): Promise<Screen> {
  const standing = context.seatView.vote?.votes.find((one) => one.vote.number === vote);
  const found = standing?.motions.find(({ record }) => record.number === motion);
  if (!standing || !found) return refuse("stale", "This motion is closed.");
  const draft = draftOf(context, found.record, standing.vote.question);
  return await pageOf(
    await withSheet(context, { ...draft, from: motion }),
    `A copy of **${found.title}**, for you alone.`,
  );
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
