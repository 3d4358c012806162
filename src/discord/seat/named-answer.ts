import type { SeatView } from "../../campaign/service.ts";
import { canonical, type Said } from "../../engine/index.ts";
import type { SheetState } from "./state.ts";

/** What a seat answered, by the name on its button; null: its moves say it all, or other things count by now. */
export function namedAnswer(seatView: SeatView, { named }: SheetState, decision: string | null): string | null {
  if (!named || named.decision !== decision) return null;
  return named.ahead.some((said) => isSaidOtherwise(seatView, said)) ? null : named.label;
}

/** Whether the seat's order is another one by now; where it has run out, it was kept as it was said. */
function isSaidOtherwise({ book, view, orders }: SeatView, { order, value }: Said): boolean {
  const kept = orders.find(({ name, seat }) => name === order && seat === view.seat);
  const known = book.definition.orders.find(({ name }) => name === order);
  const choice = known?.ahead?.choices(view).find((one) => one.value === value);
  if (!kept || !choice) return false;
  if (typeof choice.params === "string") return choice.params === "none" || !kept.ask;
  return kept.ask || canonical(kept.params) !== canonical(choice.params);
}
