import type { Default, View } from "../../../engine/index.ts";
import { cardOf } from "../cards/piles.ts";
import { open } from "../now.ts";
import { type Fitna, seatIdOf } from "../state.ts";
import { DECLINED } from "./exchange.ts";
import { strikeOnLargest } from "./special-jokers.ts";

/** Section 7: what happens at a deadline, by action. The first one that a question offers counts. */
export const EFFECT_DEFAULTS: { readonly [action: string]: (view: View<Fitna>) => Default } = {
  "end-events": () => ({ action: "end-events", params: {} }),
  "let-event-be": () => ({ action: "let-event-be", params: {} }),
  "let-joker-be": () => ({ action: "let-joker-be", params: {} }),
  "answer-exchange": () => DECLINED,
  "give-up-cards": (view) => ({ action: "give-up-cards", params: { cards: leastCards(view) } }),
  "special-joker": (view) => ({ action: "special-joker", params: strikeOnLargest(view, null) }),
};

/** Those of the fewest OPs. */
function leastCards(view: View<Fitna>): readonly string[] {
  const { hand, table, seat } = view;
  const now = open(view);
  const owed = table.owing[seatIdOf(seat)] ?? 0;
  return [...hand.cards]
    .sort((a, b) => cardOf(now, a).op - cardOf(now, b).op)
    .slice(0, owed)
    .map(String);
}
