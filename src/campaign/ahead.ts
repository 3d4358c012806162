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
} from "../engine/index.ts";
import type { PlannedMove, StandingOrderRecord } from "../store/records.ts";
import type { Answering, StepPreparation } from "./contract/answers.ts";
import { factOf, foreseen } from "./own-steps.ts";
import type { Play } from "./play.ts";
import { aheadSheet } from "./sheets.ts";
import type { Asking, Turns } from "./turns.ts";

type Order = StandingOrder<GameTypes>;

/** An order that counts until it is changed; what is open already is answered by it at once. */
export async function setOrder(turns: Turns, asking: Asking, name: string, params: unknown): Promise<void> {
  const { seat } = asking;
  await turns.act(asking, (play) => {
    const order = orderOf(play, name);
    const canonical = check(order.form, viewOf(play.live.book, play.env, seat), params);
    play.keepOrder(orderRecord(play, seat, name, canonical, "changed", 0));
  });
}

export async function clearOrder(turns: Turns, asking: Asking, name: string): Promise<void> {
  const { seat } = asking;
  await turns.act(asking, (play) => {
    if (!play.orders.some((order) => order.seat === seat && order.name === name))
      refuse("no-order", "You have given no such standing order.");
    play.dropOrder(seat, name);
  });
}

/** Keeps what is said ahead: each a choice of an order's menu. `given`: as records have it. Throws `Refused`. */
export function sayAhead(play: Play, seat: Seat, said: readonly Said[], given: number): void {
  const view = viewOf(play.live.book, play.env, seat);
  for (const { order: name, value } of said) {
    const order = orderOf(play, name);
    const { params, until } = chosen(order, view, value);
    keep(play, view, order, { params, until, given });
  }
}

/** Gives the orders of a preset in place of those of the same names, until they are changed. Throws `Refused`. */
export async function usePreset(turns: Turns, asking: Asking, name: string): Promise<void> {
  await turns.act(asking, (play) => {
    const { book } = play.live;
    const view = viewOf(book, play.env, asking.seat);
    const preset =
      book.definition.orderPresets?.find((one) => one.name === name) ??
      refuse("no-preset", "There are no such orders in this game.");
    for (const [order, params] of Object.entries(preset.orders(view)))
      keep(play, view, orderOf(play, order), { params, until: "changed", given: 0 });
  });
}

/** Keeps what was said of an order, or takes it back. */
function keep(
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

const orderOf = ({ live }: Play, name: string): Order =>
  live.book.definition.orders.find((order) => order.name === name) ??
  refuse("no-order", "There is no such standing order in this game.");

function orderRecord(
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
  return { seat, name, params: params === "ask" ? {} : params, ask, ...end, given };
}

/** An answer to a question to come. */
export type Preparation = Omit<Answering, "decision" | "end"> & { readonly key: string };

/** Keeps it, in place of an earlier one; without moves: forgets it. */
export async function prepare(turns: Turns, { key, moves, ahead, sheet, ...asking }: Preparation): Promise<void> {
  const { seat } = asking;
  await turns.act(asking, (play) => {
    const { book } = play.live;
    const upcoming = book.definition.guide.upcoming(viewOf(book, play.env, seat)).find((one) => one.key === key);
    if (!upcoming) return refuse("stale", "That question will not come up any more: see what is asked now.");
    sayAhead(play, seat, ahead, 0);
    if (sheet) play.sheets.push({ seat, ...sheet });
    play.sheets.push({ seat, decision: aheadSheet(key), left: null });
    if (moves.length === 0) play.dropPrepared(seat, key);
    else
      play.keepPrepared({
        seat,
        key,
        moves: moves.map((move) => planned(play, upcoming, move)),
        facts: upcoming.facts,
        ends: false,
      });
  });
}

/** Keeps the moves of a step to come, in place of earlier ones; without any, and not to be ended: forgets them. */
export async function prepareStep(turns: Turns, { key, moves, ends, ...asking }: StepPreparation): Promise<void> {
  const { seat, person } = asking;
  await turns.act(asking, (play) => {
    if (moves.length === 0 && !ends) return play.dropPrepared(seat, key);
    const rows = foreseen({ ...play.live, env: play.env }, { person, seat }, key, moves);
    play.keepPrepared({ seat, key, moves: rows.map(({ move }) => move), facts: rows.map(factOf), ends });
  });
}

/** A move as it would be answered if it were asked now. Throws `Refused`. */
function planned(
  { live }: Play,
  { action: name, view }: Upcoming<GameTypes>,
  { action: raw, params }: PlannedMove,
): PlannedMove {
  const action = live.book.actions.get(name);
  if (!action || raw !== name) return refuse("not-a-choice", "That does not answer this question.");
  const why = action.when(view);
  if (why) refuse(why.code, why.text, why.rule);
  return { action: name, params: check(action, view, params) };
}
