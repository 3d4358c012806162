/** What the active seat does in its Events segment; if it plans at once it skips the rest (R-063). */
import { game, move, type View } from "#engine";
import type { Fitna } from "../../state.ts";
import { plan } from "../movement/plan.ts";
import { depot } from "../movement/planning.ts";
import { open } from "../now.ts";
import { count, shortName } from "../pieces/words.ts";
import { placeWaiting } from "../reinforcements/arrivals.ts";
import { handLine, isolatedLines, turnWords } from "../turn/phase-facts.ts";
import { offerExchange } from "./exchange.ts";
import { playEvent } from "./play-event.ts";
import { playSpecialJoker } from "./special-jokers.ts";

const { action, question } = game<Fitna>();

export const endEvents = action("end-events", "End the Events segment", {
  timedOut: "no further events",
  help: "No more events in this phase: supply is checked, then you plan.",
  common: true,
  ends: true,
})
  .label(() => "No more events")
  .apply(() => {});

export const playingEvents = question.turn("playing-events", {
  actions: [playEvent, playSpecialJoker, offerExchange, placeWaiting, endEvents, plan, depot],
  prompt: (view) => ({
    question: `${turnWords(view)}, your phase: play events, then spend up to 2 cards to move and attack.`,
    facts: [handLine(view), othersLine(view), ...isolatedLines(view)],
  }),
  fallback: () => move(endEvents),
});

/** "The others hold: Syria 4 cards and 1 Joker. International Tension is 3." */
function othersLine(view: View<Fitna>): string {
  const game = open(view);
  const { table, seat } = view;
  const lines = table.order
    .filter((one) => one !== seat)
    .map((one) => {
      const jokers = table.jokers[one] ?? 0;
      return `${shortName(game, one)} ${count(table.held[one] ?? 0, "card")}${jokers > 0 ? ` and ${count(jokers, "Joker")}` : ""}`;
    });
  const tension = table.withoutTension ? "" : ` International Tension is ${table.tension}.`;
  return `The others hold: ${lines.join("; ")}.${tension}`;
}
