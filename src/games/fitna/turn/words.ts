import { cardName, type Names, shortName } from "../pieces/words.ts";
import type { TurnEvent } from "./events.ts";

export function describeTurn(event: TurnEvent, names: Names): string {
  switch (event.kind) {
    case "turn": {
      const order = event.order.map((seat) => shortName(names, seat)).join(", ");
      return `Turn ${event.turn} of ${event.turns}. Order of play: ${order}.`;
    }
    case "bids": {
      const { cards } = names.edition;
      const lines = event.bids.map((bid) => {
        const shown = bid.cards.map((card) => `${cardName(names, card)} ${cards[card]?.op ?? 0}`);
        return `${shortName(names, bid.seat)} (${shown.join(" + ") || "no card"})`;
      });
      return `Bids. Order of play: ${lines.join(", ")}.`;
    }
    case "phase":
      return `Phase: ${shortName(names, event.seat)}.`;
    case "conceded":
      return `${shortName(names, event.seat)}: conceded.`;
  }
}
