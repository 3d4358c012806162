/** What a seat has answered, by the name on its button, with what it has said ahead since. */
import { type AheadChoice, canonical, type Said } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import type { SheetState } from "../state/state.ts";

/** Where it has said other things ahead since, it is called by these, for they count now. Null: its moves say it all. */
export function namedAnswer(seatView: SeatView, { named }: SheetState, decision: string | null): string | null {
  if (!named || named.decision !== decision) return null;
  const changed = named.ahead.flatMap((said) => saidOtherwise(seatView, said) ?? []);
  return changed.length > 0 ? changed.join("; ") : named.label;
}

/** "My limit: Up to 6": what a seat's order says by now; null: what it said then, or it has run out as it was said. */
function saidOtherwise({ book, view, orders }: SeatView, { order, value }: Said): string | null {
  const kept = orders.find(({ name, seat }) => name === order && seat === view.seat);
  const ahead = book.definition.orders.find(({ name }) => name === order)?.ahead;
  if (!kept || !ahead) return null;
  const counts = ({ params }: AheadChoice): boolean =>
    typeof params === "string"
      ? params === "ask" && kept.ask
      : !kept.ask && canonical(kept.params) === canonical(params);
  const now = ahead.choices(view).find(counts);
  return now?.value === value ? null : `${ahead.title}: ${now?.label ?? "changed"}`;
}
