import { The, the, verb } from "../pieces/words.ts";
import { enemyOf } from "../state.ts";
import type { TurnEvent } from "./events.ts";

export function describeTurn(event: TurnEvent): string {
  switch (event.kind) {
    case "turn":
      return `Turn ${event.turn} of ${event.length}.`;
    case "operations":
      return `Joint Operations of ${the(event.seat)}.`;
    case "conceded":
      return `${The(event.seat)} ${verb(event.seat, "concedes", "concede")}: ${the(enemyOf(event.seat))} ${verb(enemyOf(event.seat), "wins", "win")}.`;
  }
}
