import {
  type Forgone,
  game,
  lapsing,
  type Move,
  mustGet,
  type Seat,
  type Stage,
  type View,
} from "../../../../engine/index.ts";
import type { Iraq } from "../../state.ts";
import { count } from "../cards/faces.ts";
import { closeAll, offers } from "./proposals.ts";

const { action } = game<Iraq>();

/** R-08 (NEGOTIATIONS PHASE) Opens the market. Its picture is the market's own: the post before keeps that of the last score. */
export function openNegotiations(s: Stage<Iraq, null>): void {
  const { table } = s.state;
  table.phase = "negotiations";
  table.ready = [];
  const all = table.seats.reduce((sum, seat) => sum + mustGet(table.replaced, seat), 0);
  s.picture(`Turn ${table.turn}: hands are dealt, ${count(all)} replaced`);
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
  for (const seat of table.seats) mustGet(hands, seat).proposed = 0;
  table.ready = [];
}

export const isReady = (table: { readonly ready: readonly Seat[] }, seat: Seat): boolean => table.ready.includes(seat);

/** Ruling L: a seat is done trading; the phase ends when all are. */
export const ready = action("ready", "Ready", {
  help: "You make no more offers this turn. You can still answer those of others, and say “Not ready”. The phase ends when everybody is ready.",
  common: true,
  when: ({ table, seat }) =>
    isReady(table, seat) ? { code: "ready", text: "You are ready already.", rule: "ruling L" } : null,
}).apply(({ state: { table }, seat, emit }) => {
  table.ready.push(seat);
  const last = table.ready.length === table.seats.length;
  emit({ kind: "ready", seat }, last ? {} : { [seat]: { kind: "ready" } });
});

/** Ruling L. */
export const unready = action("unready", "Not ready", {
  help: "You want to go on trading: the others wait for you again.",
  when: ({ table, seat }) =>
    isReady(table, seat) ? null : { code: "not-ready", text: "You have not said “Ready” yet.", rule: "ruling L" },
}).apply(({ state: { table }, seat, emit, reopenQuestion }) => {
  table.ready = table.ready.filter((other) => other !== seat);
  emit({ kind: "unready", seat });
  reopenQuestion();
});

/** Ruling L: the last to be ready ends the phase, and with it every open offer; whoever is ready before leaves those to it unanswered. */
export function forgone(view: View<Iraq>, rows: readonly Move[]): Forgone | null {
  const { table, seat } = view;
  if (!rows.some(({ action }) => action === ready.name)) return null;
  const lost = lapsing(offers(view), seat, {
    last: table.seats.every((other) => other === seat || table.ready.includes(other)),
    called: (offered) => (offered === 1 ? "1 offer to you" : `${offered} offers to you`),
  });
  return lost === null ? null : { act: ready.title, lost };
}
