import { game, of, type Seat, type Stage } from "../../engine/index.ts";
import { closeAll } from "./proposals.ts";
import type { Iraq } from "./state.ts";

const { action } = game<Iraq>();

/** R-08 (NEGOTIATIONS PHASE) Opens the market. */
export function openNegotiations({ state: { table } }: Stage<Iraq, null>): void {
  table.phase = "negotiations";
  table.ready = [];
}

/** R-08, ruling L: waits for the seats that are not ready; says whether there are any. */
export function waitForReady(s: Stage<Iraq, null>): boolean {
  const { table } = s.state;
  const seats = table.seats.filter((seat) => !table.ready.includes(seat));
  if (seats.length === 0) return false;
  s.ask({ kind: "turn", seats, actions: ["ready"], together: true });
  return true;
}

/** Ruling L: what is still open lapses with the phase. */
export function closeNegotiations(s: Stage<Iraq, null>): void {
  const { table, hands } = s.state;
  closeAll(s);
  for (const seat of table.seats) of(hands, seat).proposed = 0;
  table.ready = [];
}

export const isReady = (table: { readonly ready: readonly Seat[] }, seat: Seat): boolean => table.ready.includes(seat);

/** Ruling L: a seat is done trading; the phase ends when all are. */
export const ready = action("ready", "Ready: no more trading", {
  help: "You make no more proposals this turn. You can still answer those that others make, and take this back. The phase ends when everyone is ready.",
  common: true,
  when: ({ table, seat }) =>
    isReady(table, seat) ? { code: "ready", text: "You are ready already.", rule: "R-08" } : null,
}).apply(({ state: { table }, seat, emit }) => {
  table.ready.push(seat);
  emit({ kind: "ready", seat });
});

/** Ruling L. */
export const unready = action("unready", "Not ready after all", {
  help: "You want to trade on: the others wait for you again.",
  when: ({ table, seat }) =>
    isReady(table, seat) ? null : { code: "not-ready", text: "You have not said that you are ready.", rule: "R-08" },
}).apply(({ state: { table }, seat, emit, askAnew }) => {
  table.ready = table.ready.filter((other) => other !== seat);
  emit({ kind: "unready", seat });
  askAnew();
});
