/** The Coalition Phase: how it opens and closes, when seats may deal, and who is ready. */
import { choice, type Frozen, game, move, mustGet, type Refusal, type Seat, type Stage, type View } from "#engine";
import { factionName } from "../../content/factions.ts";
import { screenOf } from "../../content/pack.ts";
import type { Baghdad, Table } from "../../state.ts";
import { notHere, discard as throwAway } from "../cards/hands.ts";
import { snapshot } from "../map/control.ts";
import { enter } from "../map/news.ts";
import { ownCards } from "./held.ts";
import { close, isAwaited, lapse, marketOf } from "./offers.ts";
import { ofCoalition } from "./why-not.ts";
import { agreementLines } from "./words.ts";

const { action, question, told } = game<Baghdad>();

/** what was agreed a turn ago ends, and seats may deal. */
export function openCoalition({ state: { table } }: Stage<Baghdad, null>): void {
  enter(table, "coalition");
  table.agreements = [];
  table.coalition = { ready: [], unless: [], offers: [] };
}

/** Waits for the seats that are not ready; says whether there are any. */
export function waitForReady(s: Stage<Baghdad, null>): boolean {
  const { table } = s.state;
  const seats = table.seats.filter((seat) => !marketOf(table).ready.includes(seat));
  if (seats.length === 0) return false;
  s.ask(dealing, seats);
  return true;
}

/** Open offers lapse; then R-42: who Controls what now counts for this turn's flights and Fortified Zones. */
export function closeCoalition(s: Stage<Baghdad, null>): void {
  const { table } = s.state;
  for (const offer of [...marketOf(table).offers]) close(s, offer, "over");
  table.coalition = null;
  table.snapshot = snapshot(s.content, table);
}

/** Whether seats may deal: they need not be asked for that. */
export const isMarketOpen = ({ table }: View<Baghdad>): boolean => table.coalition !== null;

const isReady = ({ table, seat }: View<Baghdad>): Refusal | null =>
  marketOf(table).ready.includes(seat)
    ? { code: "ready", text: "You are ready already. Possible: “Not ready”, and answers to offers.", rule: "R-30" }
    : null;

export const ready = action("ready", "Ready", {
  timedOut: "ready, and no further offers",
  whyNot: ofCoalition("Ready"),
  help: "You make no more offers this turn. You can still answer those of others, and take this back. The phase ends when everyone is ready; open offers lapse then.",
  common: true,
  when: isReady,
}).apply(({ state: { table }, seat, emit }) => {
  marketOf(table).ready.push(seat);
  emit({ kind: "ready", seat, ready: true });
});

export const readyUnless = action("readyUnless", "Ready unless an offer names me", {
  whyNot: ofCoalition("Ready unless an offer names me"),
  help: "Like Ready, but an offer that names you makes you not ready until you have answered it.",
  when: (view) => isReady(view) ?? (isAwaited(view.table, view.seat) ? NAMED : null),
}).apply(({ state: { table }, seat, emit }) => {
  marketOf(table).ready.push(seat);
  marketOf(table).unless.push(seat);
  emit({ kind: "ready", seat, ready: true });
});

const NAMED: Refusal = {
  code: "offer-open",
  text: "An open offer names you: answer it first, or be ready all the same.",
  rule: "R-30",
};

/** everybody deals at once until all are ready; each offer is a question of its own. Who is absent is ready. */
export const dealing = question.turn("dealing", {
  together: true,
  actions: [ready, readyUnless],
  prompt: (view) => ({ question: "Do you make an offer, or are you ready?", facts: dealingFacts(view) }),
  answers: ({ table, seat }) =>
    isAwaited(table, seat) ? [] : [{ label: readyUnless.title, moves: [move(readyUnless)] }],
  openAnswers: () => [{ label: ready.title, moves: [move(ready)] }],
  openFirst: true,
  fallback: () => move(ready),
});

function dealingFacts({ content, table, seat }: View<Baghdad>): readonly string[] {
  const { pp, cards } = mustGet(table.sides, seat);
  const { handLimit } = screenOf(content, table.seats.length, seat);
  return [
    `You have ${pp} PP and ${cards} of ${handLimit} cards. What is agreed binds until the next Coalition Phase; promises in the thread bind nobody.`,
    ...readyAndAgreed(content, table),
  ];
}

/** Who is ready, and what has been agreed so far. */
export function readyAndAgreed(content: View<Baghdad>["content"], table: Frozen<Table>): readonly string[] {
  const names = (seats: readonly Seat[]): string => seats.map(factionName).join(", ");
  const { ready: all = [], unless = [] } = table.coalition ?? {};
  const plainly = all.filter((seat) => !unless.includes(seat));
  return [
    ...(plainly.length > 0 ? [`Ready: ${names(plainly)}.`] : []),
    ...(unless.length > 0 ? [`Ready unless an offer names them: ${names(unless)}.`] : []),
    ...agreementLines(content, table).map((line) => `Agreed: ${line}.`),
  ];
}

export const unready = action("unready", "Not ready", {
  whyNot: ofCoalition("Not ready"),
  help: "You want to go on dealing: the others wait for you again.",
  when: (view) =>
    isReady(view)
      ? null
      : { code: "not-ready", text: "You are not ready: the others wait for you already.", rule: "R-30" },
}).apply(({ state: { table }, seat, emit, reopenQuestion }) => {
  const market = marketOf(table);
  market.ready = market.ready.filter((other) => other !== seat);
  market.unless = market.unless.filter((other) => other !== seat);
  emit({ kind: "ready", seat, ready: false });
  reopenQuestion();
});

/** makes room for cards of a trade. */
export const discard = action("discard", "Discard a card", {
  whyNot: ofCoalition("Discarding for a deal"),
  help: "Makes room in a full hand, so that you can accept cards. Everyone sees what you discard.",
  when: ({ hand }) =>
    hand.cards.length > 0
      ? null
      : { code: "no-cards", text: "Your hand is empty: there is nothing to discard.", rule: "R-13" },
})
  .param(
    "card",
    "Which card?",
    choice(ownCards, ({ content, hand }, word) =>
      notHere(content, word, { where: "in your hand", cards: hand.cards, rule: "R-13" }),
    ),
  )
  .label(({ content }, { card }) => (card === undefined ? null : `Discard ${mustGet(content.arms, card).name}`))
  .apply((s) => {
    throwAway(s, s.seat, [s.params.card]);
    lapse(s);
  });

/** The phase's notice says who is ready. */
export const readySaid = told("ready", { line: () => null });
