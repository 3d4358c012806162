/** What a seat settles ahead: standing orders, prepared answers and steps to come. */
import { check, refuse, viewOf } from "#engine";
import type { Answering, StepPreparation } from "../../contract/answers.ts";
import { KEPT_AS, undecidedOf } from "../../facts/inherited.ts";
import { factOf, foreseen } from "../../moves/own-steps.ts";
import { keep, orderOf, orderRecord, planned, sayAhead } from "../../moves/saying-ahead.ts";
import { aheadSheet } from "../../moves/sheets.ts";
import type { Asking, Turns } from "./turns.ts";

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

/** Keeps what a seat was taken over with, or drops it; what is open already is answered by it at once. */
export async function decideInherited(turns: Turns, asking: Asking, keeps: boolean): Promise<void> {
  await turns.act(asking, (play) => {
    const { orders, prepared } = undecidedOf(play, asking.seat);
    if (orders.length + prepared.length === 0)
      refuse("stale", "There is nothing left to keep or drop: it has been decided, or is over.");
    if (keeps) play.decideInherited(asking.seat, (one) => ({ ...one, inherited: KEPT_AS[one.inherited ?? "former"] }));
    else play.decideInherited(asking.seat, () => null);
  });
}

/** An answer to a question to come. */
export type Preparation = Omit<Answering, "decision" | "end"> & { readonly key: string };

/** Keeps it, in place of an earlier one; without moves: forgets it. */
export async function prepare(turns: Turns, { key, moves, ahead = [], sheet, ...asking }: Preparation): Promise<void> {
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
