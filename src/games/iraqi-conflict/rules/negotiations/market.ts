/** The Negotiations phase: how the market opens and closes, who is ready, and which offers that leaves unanswered. */
import { type Forgone, game, lapsing, type Move, move, mustGet, type Seat, type Stage, type View } from "#engine";
import { The, verb } from "../../content/factions.ts";
import type { Iraq } from "../../state.ts";
import { count } from "../cards/faces.ts";
import { byPartner, handFacts } from "../cards/hand-facts.ts";
import { closeAll } from "./proposals.ts";

const { action, question, told } = game<Iraq>();

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
  s.ask(bargaining, seats);
  return true;
}

/** Ruling L: what is still open lapses with the phase. */
export function closeNegotiations(s: Stage<Iraq, null>): void {
  const { table, hands } = s.state;
  closeAll(s);
  for (const seat of table.seats) mustGet(hands, seat).proposed = 0;
  table.ready = [];
}

/** R-08, ruling L: as long as the phase lasts, a seat may make, answer and withdraw offers at any time. */
export const isMarketOpen = ({ table }: View<Iraq>): boolean => table.phase === "negotiations";

export const isReady = (table: { readonly ready: readonly Seat[] }, seat: Seat): boolean => table.ready.includes(seat);

/** Ruling L: a seat is done trading; the phase ends when all are. */
export const ready = action("ready", "Ready", {
  timedOut: "ready, and no further offers",
  help: "You make no more offers this turn. You can still answer those of others, and say “Not ready”. The phase ends when everybody is ready.",
  common: true,
  when: ({ table, seat }) =>
    isReady(table, seat) ? { code: "ready", text: "You are ready already.", rule: "ruling L" } : null,
}).apply(({ state: { table }, seat, emit }) => {
  table.ready.push(seat);
  const last = table.ready.length === table.seats.length;
  emit({ kind: "ready", seat }, last ? {} : { [seat]: { kind: "ready" } });
});

/** Ruling L: whoever wants to make offers again says so first. */
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
  const { table, seat, hand } = view;
  if (!rows.some(({ action }) => action === ready.name)) return null;
  const open = hand.proposals.map(({ from, to }) => ({ from, awaits: [to] }));
  const lost = lapsing(open, seat, {
    last: table.seats.every((other) => other === seat || table.ready.includes(other)),
    called: (offered) => (offered === 1 ? "1 offer to you" : `${offered} offers to you`),
  });
  return lost === null ? null : { act: ready.title, lost };
}

/** What a seat may do at any time as long as this lasts is in the list of what is played; it waits for all to be ready. */
export const bargaining = question.turn("bargaining", {
  actions: [ready],
  together: true,
  prompt: (view) => ({
    question: "Trade, or say that you are ready. Offers still reach you after that.",
    facts: handFacts(view, byPartner),
  }),
  openAnswers: () => [{ label: "Ready", moves: [move(ready)] }],
  fallback: () => move(ready),
});

/** The phase's notice and the page say it. */
export const saidReady = told("ready", {
  line: () => null,
  privately: () => null,
});

export const saidUnready = told("unready", {
  line: ({ seat }) => `${The(seat)} ${verb(seat, "is", "are")} not ready after all.`,
});
