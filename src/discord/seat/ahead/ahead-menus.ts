/** The standing orders that are offered under a question: which menus lie open, and what they say if left as shown. */
import { ButtonStyle } from "discord.js";
import type { Ahead, AheadChoice, Decision, End, GameTypes, Said, StandingOrder } from "#engine";
import { canonical } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import type { StandingOrderRecord } from "../../../store/records.ts";
import { button, option, type Part, row, rowPart, select } from "../../screen/screen.ts";

/** A standing order that is offered under a question. */
interface Offer {
  readonly order: StandingOrder<GameTypes>;
  readonly ahead: Ahead<GameTypes>;
  readonly choices: readonly AheadChoice[];
}

const offersUnder = (seatView: SeatView, decision: Decision): Offer[] =>
  ordersIn(seatView).flatMap((order) => {
    const { ahead } = order;
    if (!ahead?.at(seatView.view, decision)) return [];
    const choices = ahead.choices(seatView.view);
    const offer = { order, ahead, choices };
    return choices.length > 1 && !forestalls(seatView, decision, offer) ? [offer] : [];
  });

/** Where one person plays alone nothing is said ahead. */
const ordersIn = ({ book, lesson, tryOut }: SeatView) => (lesson || tryOut ? [] : book.definition.orders);

/** Whether an order would answer a question to come in place of the answer that is prepared for it. */
function forestalls({ view, decisions }: SeatView, decision: Decision, { order, choices }: Offer): boolean {
  if (decisions.some(({ id }) => id === decision.id)) return false;
  return choices.some(({ params }) => typeof params === "object" && order.decide(view, decision, params) !== null);
}

/** What counts now: what the seat has said, else the first choice. */
function chosen({ orders, view }: SeatView, { order, ahead, choices }: Offer): AheadChoice | undefined {
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

/** The most menus that lie open under a question. */
const MOST_OPEN = 2;

/**
 * The menus that lie open; the others wait behind a button. Those whose first choice counts as it stands come first:
 * what is shown and left is said. What the answers' own buttons say comes last, and a single menu is shown in place of
 * the button. The first message to a seat asks for nothing beside its question.
 */
function openOf(seatView: SeatView, decision: Decision, offers: readonly Offer[]): readonly Offer[] {
  if (!seatView.opening && offers.length <= MOST_OPEN + 1) return offers;
  const byButtons = saidByButtons(seatView, decision);
  const rank = (offer: Offer): number => (byButtons.has(offer.order.name) ? 2 : countsAsShown(offer) ? 0 : 1);
  const counting = offers.filter((offer) => rank(offer) === 0);
  const room = seatView.opening ? 0 : MOST_OPEN - counting.length;
  const others = [1, 2].flatMap((wanted) => offers.filter((offer) => rank(offer) === wanted));
  const open = new Set([...counting, ...others.slice(0, Math.max(room, 0))]);
  return offers.filter((offer) => open.has(offer));
}

/** Orders that public answers to a question say ahead: their menus say it a second time, for every hand. */
function saidByButtons({ book, view }: SeatView, decision: Decision): ReadonlySet<string> {
  const named = book.definition.guide.shortcuts(view, decision);
  return new Set(named.flatMap(({ open, ahead = [] }) => (open ? ahead.map(({ order }) => order) : [])));
}

const countsAsShown = ({ choices: [first] }: Offer): boolean => typeof first?.params === "object";

/** Names the controls of what can be said ahead: the menu of an order, and the button to the menus that are not open. */
export interface AheadIds {
  readonly menu: (order: string) => string;
  readonly more: string;
}

/** A menu for each thing that can be said ahead under this question; `more`: for all of them; `busy`: a sheet takes the room. */
export function aheadParts(
  seatView: SeatView,
  decision: Decision,
  { more, busy }: { readonly more: boolean; readonly busy: boolean },
  ids: AheadIds,
): Part[] {
  const offers = offersUnder(seatView, decision);
  const folded = busy && offers.length > MOST_OPEN;
  const few = folded ? offers.filter(countsAsShown) : openOf(seatView, decision, offers);
  const open = more ? offers : few;
  const folds = few.length < offers.length;
  const label = more ? "Fewer orders" : few.length > 0 ? "More orders for this turn…" : "Orders for this turn…";
  return [
    ...open.map((offer) => rowPart(row(menuOf(seatView, offer, ids.menu(offer.order.name))))),
    ...(folds ? [rowPart(row(button(ids.more, label, ButtonStyle.Secondary)))] : []),
  ];
}

function menuOf(seatView: SeatView, offer: Offer, id: string) {
  const now = chosen(seatView, offer);
  const menu = offer.choices.map(({ value, label, description = "" }) =>
    value === now?.value
      ? option(value, `${offer.ahead.title}: ${label}`, description, true)
      : option(value, label, description),
  );
  return select(id, offer.ahead.title, menu);
}

/** What was shown and left as it was: it counts with the answer as if it had been chosen. */
export function shownAhead(seatView: SeatView, decision: Decision, more: boolean): Said[] {
  const offers = offersUnder(seatView, decision);
  const shown = more ? offers : openOf(seatView, decision, offers);
  return shown.flatMap((offer) => {
    const [first] = offer.choices;
    return first && countsAsShown(offer) && !isKept(seatView, offer)
      ? [{ order: offer.order.name, value: first.value }]
      : [];
  });
}

const isKept = ({ orders, view }: SeatView, { order }: Offer): boolean =>
  orders.some(({ name, seat }) => name === order.name && seat === view.seat);

/** Whether this can be said under a question: its menu lies there, open or not. */
export const canBeSaid = (seatView: SeatView, decision: Decision, { order, value }: Said): boolean =>
  offersUnder(seatView, decision).some(
    (offer) => offer.order.name === order && offer.choices.some((one) => one.value === value),
  );

/** Whether it counts already, though nobody says it again. */
export const countsAlready = (seatView: SeatView, decision: Decision, { order, value }: Said): boolean =>
  offersUnder(seatView, decision).some(
    (offer) =>
      offer.order.name === order &&
      chosen(seatView, offer)?.value === value &&
      (isKept(seatView, offer) || !countsAsShown(offer)),
  );
