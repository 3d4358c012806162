/** Asks once more before what cannot be taken back and whose button does not say it all: conceding, removing somebody. */
import { ButtonStyle } from "discord.js";
import type { PlannedMove } from "../../../store/records.ts";
import { button, page, row, type Screen } from "../../screen/screen.ts";
import { formId, type SeatContext, withSheet } from "../sheet/context.ts";
import { setAside } from "../state/state.ts";

export async function confirmPage(
  context: SeatContext,
  { action, params }: PlannedMove,
  decision: string | null,
  question: string,
): Promise<Screen> {
  const form = { kind: "do", name: action, decision } as const;
  const kept = await withSheet(context, { ...setAside(context.sheet), form, values: params });
  const title = context.seatView.book.actions.get(action)?.title ?? action;
  const buttons = [button(formId(kept)("confirm"), title, ButtonStyle.Danger), button(formId(kept)("close"), "Back")];
  return page(title, question, [row(...buttons)]);
}
