import type { Desk } from "../../campaign/service.ts";
import type { Ahead, AheadChoice, Decision, End, GameTypes, Said, StandingOrder } from "../../engine/index.ts";
import { canonical } from "../../engine/index.ts";
import type { StandingOrderRecord } from "../../store/records.ts";
import { option, type Part, row, rowPart, select } from "../screen.ts";

/** A standing order that is offered under a question. */
interface Offer {
  readonly order: StandingOrder<GameTypes>;
  readonly ahead: Ahead<GameTypes>;
  readonly choices: readonly AheadChoice[];
}

const offersUnder = ({ book, view }: Desk, decision: Decision): Offer[] =>
  book.definition.orders.flatMap((order) => {
    const { ahead } = order;
    if (!ahead?.at(view, decision)) return [];
    const choices = ahead.choices(view);
    return choices.length > 1 ? [{ order, ahead, choices }] : [];
  });

/** What counts now: what the seat has said, else the first choice. */
function chosen({ orders, view }: Desk, { order, ahead, choices }: Offer): AheadChoice | undefined {
  const kept = orders.find(({ name, seat }) => name === order.name && seat === view.seat);
  if (!kept) return choices[0];
  if (kept.ask) return choices.find(({ params }) => params === "ask");
  const same = choices.filter(
    ({ params }) => typeof params === "object" && canonical(params) === canonical(kept.params),
  );
  return same.find(({ until = ahead.until }) => until === endOf(kept)) ?? same[0];
}

const endOf = ({ turn, phase }: StandingOrderRecord): End =>
  turn !== null ? "turn" : phase !== null ? "phase" : "changed";

/** A menu for each thing that can be said ahead under this question. */
export const aheadParts = (desk: Desk, decision: Decision, id: (order: string) => string): Part[] =>
  offersUnder(desk, decision).map((offer) => {
    const now = chosen(desk, offer);
    const menu = offer.choices.map(({ value, label, description = "" }) =>
      value === now?.value
        ? option(value, `${offer.ahead.title}: ${label}`, description, true)
        : option(value, label, description),
    );
    return rowPart(row(select(id(offer.order.name), offer.ahead.title, menu)));
  });

/** What was shown and left as it was: it counts with the answer as if it had been chosen. */
export const shownAhead = (desk: Desk, decision: Decision): Said[] =>
  offersUnder(desk, decision).flatMap((offer) => {
    const kept = desk.orders.some(({ name, seat }) => name === offer.order.name && seat === desk.view.seat);
    const first = offer.choices[0];
    return kept || !first || first.params === "none" || first.params === "ask"
      ? []
      : [{ order: offer.order.name, value: first.value }];
  });
