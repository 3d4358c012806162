import { choice, type Frozen, game, type Stage } from "../../../engine/index.ts";
import { discard as throwAway } from "../cards/hands.ts";
import { snapshot } from "../map/control.ts";
import type { Baghdad, Table } from "../state.ts";
import { ownCards } from "./held.ts";
import { close, lapse, marketOf } from "./offers.ts";

const { action } = game<Baghdad>();

/** what was agreed a turn ago ends, and seats may deal. */
export function openCoalition({ state: { table } }: Stage<Baghdad, null>): void {
  table.phase = "coalition";
  table.agreements = [];
  table.coalition = { ready: [], offers: [] };
}

/** Waits for the seats that are not ready; says whether there are any. */
export function waitForReady(s: Stage<Baghdad, null>): boolean {
  const { table } = s.state;
  const seats = table.seats.filter((seat) => !marketOf(table).ready.includes(seat));
  if (seats.length === 0) return false;
  s.ask({ kind: "turn", seats, actions: ["ready"], together: true });
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
const DEALINGS = ["ready", "propose", "accept", "reject", "withdraw", "discard", "unready"];

export const dealings = ({ coalition }: Frozen<Table>): readonly string[] => (coalition ? DEALINGS : []);

export const ready = action("ready", "Ready: no more dealings", {
  help: "You propose nothing more this turn. You can still answer offers, and take this back. The phase ends when everyone is ready; open offers lapse then.",
  common: true,
  when: ({ table, seat }) =>
    marketOf(table).ready.includes(seat) ? { code: "ready", text: "You are ready already.", rule: "R-30" } : null,
}).apply(({ state: { table }, seat, emit }) => {
  marketOf(table).ready.push(seat);
  emit({ kind: "ready", seat, ready: true });
});

export const unready = action("unready", "Not ready after all", {
  help: "You want to deal on: the others wait for you again.",
  when: ({ table, seat }) =>
    marketOf(table).ready.includes(seat)
      ? null
      : { code: "not-ready", text: "You have not said that you are ready.", rule: "R-30" },
}).apply(({ state: { table }, seat, emit, askAnew }) => {
  const market = marketOf(table);
  market.ready = market.ready.filter((other) => other !== seat);
  emit({ kind: "ready", seat, ready: false });
  askAnew();
});

/** makes room for cards of a trade. */
export const discard = action("discard", "Discard a card", {
  help: "Makes room in a full hand, so that you can accept cards. Everyone sees what you discard.",
  confirm: "The card is gone for good. Do you discard it?",
  when: ({ hand }) =>
    hand.cards.length > 0 ? null : { code: "no-cards", text: "You have no card to discard.", rule: "R-13" },
})
  .param("card", "Which card?", choice(ownCards))
  .apply((s) => {
    throwAway(s, s.seat, [s.params.card]);
    lapse(s);
  });
