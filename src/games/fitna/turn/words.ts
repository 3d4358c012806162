import { type Names, shortName } from "../pieces/words.ts";
import type { TurnEvent } from "./events.ts";

export function describeTurn(event: TurnEvent, names: Names): string {
  switch (event.kind) {
    case "turn": {
      const order = event.order.map((seat) => shortName(names, seat)).join(", ");
      return `Turn ${event.turn} of ${event.turns}. Order of play: ${order}.`;
    }
    case "phase":
      return `Phase: ${shortName(names, event.seat)}.`;
    case "conceded":
      return `${shortName(names, event.seat)}: conceded.`;
  }
}
