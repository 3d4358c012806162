/** What a seat has given to others this turn, and what they have named in offers to it: all that it knows of their hands. */
import { CardsSeen, type Knowledge, type Known, mustGet, type View } from "#engine";
import { The, verb } from "../content/factions.ts";
import type { CardId } from "../content/pack.ts";
import { cardNames, count } from "../rules/cards/faces.ts";
import type { Iraq } from "../state.ts";

export const knowledge: Knowledge<Iraq> = {
  from: ["traded", "proposed"],
  known({ content, table, seat: own }, heard) {
    const cards = new CardsSeen<CardId>();
    for (const { events, secrets, ...when } of heard) {
      // a deal begins a turn, and what is told with it is told after it
      if (events.some(({ kind }) => kind === "turn" || kind === "revealed")) cards.clear();
      for (const secret of secrets) {
        if (secret.kind === "proposed" && !secret.mine) cards.has(secret.proposal.from, secret.proposal.give, when);
        if (secret.kind !== "traded") continue;
        cards.gone(secret.with, secret.got);
        cards.came(secret.with, secret.gave, when);
      }
      for (const event of events) {
        if (event.kind !== "traded" || event.from === own || event.to === own) continue;
        cards.left(event.from, event.gave);
        cards.left(event.to, event.got);
      }
    }
    if (table.shown) return []; // everyone sees all hands
    const others = table.seats.filter((seat) => seat !== own);
    return cards
      .all(others, (seat) => mustGet(table.sizes, seat))
      .map(({ seat, cards: held, unseen, turn, phase }): Known => {
        const traded = `, unless traded on: ${count(unseen)} ${unseen === 1 ? "has" : "have"} gone to others since`;
        const text = `${The(seat)} ${verb(seat, "holds", "hold")} ${cardNames(content, held)}${unseen > 0 ? traded : ""}.`;
        return { text, turn, phase };
      });
  },
};

/** What the seat holds unseen, as a page of a finished campaign tells it. */
export const concealed = ({ content, table, hand }: View<Iraq>): string | null =>
  table.shown || hand.cards.length === 0 ? null : cardNames(content, hand.cards);
