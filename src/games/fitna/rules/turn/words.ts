import { cardName, shortName, told } from "../pieces/words.ts";
import { turnEvents } from "./events.ts";

/** What is told of turns and phases. */
export const turnsTold = [
  told("turn", {
    event: turnEvents.turnBegun,
    line: (event, names) => {
      const order = event.order.map((seat) => shortName(names, seat)).join(", ");
      return `Turn ${event.turn} of ${event.turns}. Order of play: ${order}.`;
    },
  }),
  told("bids", {
    event: turnEvents.bidsShown,
    line: (event, names) => {
      const { cards } = names.edition;
      const lines = event.bids.map((bid) => {
        const shown = bid.cards.map((card) => `${cardName(names, card)} ${cards[card]?.op ?? 0}`);
        return `${shortName(names, bid.seat)} (${shown.join(" + ") || "no card"})`;
      });
      return `Bids. Order of play: ${lines.join(", ")}.`;
    },
  }),
  told("phase", { event: turnEvents.phaseBegun, line: (event, names) => `Phase: ${shortName(names, event.seat)}.` }),
  told("conceded", {
    event: turnEvents.conceded,
    about: { kind: "points", weight: 3 },
    line: (event, names) => `${shortName(names, event.seat)}: conceded.`,
  }),
] as const;
