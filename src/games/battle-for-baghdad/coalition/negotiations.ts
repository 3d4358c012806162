import { choice, type Frozen, game, type Refusal, type Stage, type View } from "../../../engine/index.ts";
import { notHere, discard as throwAway } from "../cards/hands.ts";
import { snapshot } from "../map/control.ts";
import { enter } from "../map/news.ts";
import type { Baghdad, Table } from "../state.ts";
import { ownCards } from "./held.ts";
import { close, isAwaited, lapse, marketOf } from "./offers.ts";

const { action } = game<Baghdad>();

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
  s.ask({ kind: "turn", seats, actions: ["ready", "readyUnless"], together: true });
  return true;
}

/** Open offers lapse; then R-42: who Controls what now counts for this turn's flights and Fortified Zones. */
export function closeCoalition(s: Stage<Baghdad, null>): void {
  const { table } = s.state;
  for (const offer of [...marketOf(table).offers]) close(s, offer, "over");
  table.coalition = null;
  table.snapshot = snapshot(s.content, table);
}

/** What a seat may do at any time of the phase. */
const DEALINGS = ["ready", "readyUnless", "propose", "accept", "counter", "reject", "withdraw", "discard", "unready"];

export const dealings = ({ coalition }: Frozen<Table>): readonly string[] => (coalition ? DEALINGS : []);

const isReady = ({ table, seat }: View<Baghdad>): Refusal | null =>
  marketOf(table).ready.includes(seat)
    ? { code: "ready", text: "You are ready already. Possible: “Not ready”, and answers to offers.", rule: "R-30" }
    : null;

export const ready = action("ready", "Ready", {
  help: "You make no more offers this turn. You can still answer those of others, and take this back. The phase ends when everyone is ready; open offers lapse then.",
  common: true,
  when: isReady,
}).apply(({ state: { table }, seat, emit }) => {
  marketOf(table).ready.push(seat);
  emit({ kind: "ready", seat, ready: true });
});

export const readyUnless = action("readyUnless", "Ready unless an offer names me", {
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

export const unready = action("unready", "Not ready", {
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
  .apply((s) => {
    throwAway(s, s.seat, [s.params.card]);
    lapse(s);
  });
