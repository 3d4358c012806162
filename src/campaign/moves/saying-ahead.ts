/** How a seat gives or takes back a standing order, and how a prepared answer is checked. */
import {
  type AheadChoice,
  check,
  type End,
  type GameTypes,
  type Params,
  refuse,
  type Said,
  type Seat,
  type StandingOrder,
  type Upcoming,
  type View,
  viewOf,
} from "#engine";
import type { PlannedMove, StandingOrderRecord } from "../../store/records.ts";
import type { Play } from "./play.ts";

type Order = StandingOrder<GameTypes>;

/** Keeps what is said ahead: each a choice of an order's menu. `given`: as records have it. Throws `Refused`. */
export function sayAhead(play: Play, seat: Seat, said: readonly Said[], given: number): void {
  const view = viewOf(play.live.book, play.env, seat);
  for (const { order: name, value } of said) {
    const order = orderOf(play, name);
    const { params, until } = chosen(order, view, value);
    keep(play, view, order, { params, until, given });
  }
}

/** Keeps what was said of an order, or takes it back. */
export function keep(
  play: Play,
  view: View<GameTypes>,
  { name, form }: Order,
  { params, until, given }: Pick<AheadChoice, "params"> & { readonly until: End; readonly given: number },
): void {
  if (params === "none") play.dropOrder(view.seat, name);
  else {
    const canonical = params === "ask" ? params : check(form, view, params);
    play.keepOrder(orderRecord(play, view.seat, name, canonical, until, given));
  }
}

/** What a choice of an order's menu stands for, and how long it counts. */
function chosen(
  { title, ahead }: Order,
  view: View<GameTypes>,
  value: string,
): Pick<AheadChoice, "params"> & { readonly until: End } {
  const choice = ahead?.choices(view).find((one) => one.value === value);
  return ahead && choice
    ? { params: choice.params, until: choice.until ?? ahead.until }
    : refuse("not-a-choice", `“${title}”: there is no such choice.`);
}

export const orderOf = ({ live }: Play, name: string): Order =>
  live.book.definition.orders.find((order) => order.name === name) ??
  refuse("no-order", "There is no such standing order in this game.");

export function orderRecord(
  play: Play,
  seat: Seat,
  name: string,
  params: Params | "ask",
  until: End,
  given: number,
): StandingOrderRecord {
  const { id, turn } = play.phase;
  const ask = params === "ask";
  const end = { phase: until === "phase" ? id : null, turn: until === "turn" ? turn : null };
  return { seat, name, params: params === "ask" ? {} : params, ask, ...end, given, at: play.now };
}

/** A move as it would be answered if it were asked now. Throws `Refused`. */
export function planned(
  { live }: { readonly live: Pick<Play["live"], "book"> },
  { action: name, view }: Upcoming<GameTypes>,
  { action: raw, params }: PlannedMove,
): PlannedMove {
  const action = live.book.actions.get(name);
  if (!action || raw !== name) return refuse("not-a-choice", "That does not answer this question.");
  const why = action.when(view);
  if (why) refuse(why.code, why.text, why.rule);
  return { action: name, params: check(action, view, params) };
}
