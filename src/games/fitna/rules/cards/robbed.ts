/** Remembers who lost all cards to enemy events before its phase, and so may play a Joker in turn 1 (D-09). */
import type { SeatId } from "../../content/sides.ts";
import { type Game, lookedAt } from "../../state.ts";
import { areFriends } from "../map/relations.ts";
import type { Cards } from "./piles.ts";

/** D-09: no Joker is played in turn 1 but by who has lost all cards to events of enemies before its own phase. */
const isKept = ({ edition, ...game }: Cards & Pick<Game, "edition">): boolean =>
  edition.parameters.jokerTurn1 === "exceptions" && lookedAt(game).table.turn === 1;

/** Remembers that a seat has spent cards of its own, so that events have not taken all that it had. */
export function noteSpent(game: Cards & Pick<Game, "edition">, seat: SeatId): void {
  const { spenders = [] } = lookedAt(game).table;
  if (isKept(game) && !spenders.includes(seat)) game.state.table.spenders = [...spenders, seat];
}

/** Remembers, after cards were taken from a seat, that the event of an enemy took the last of them before its phase. */
export function noteTaken(game: Game, seat: SeatId): void {
  const { order, active, held, spenders = [], robbed = [] } = lookedAt(game).table;
  if (!isKept(game) || active === null || held[seat] !== 0 || spenders.includes(seat)) return;
  const isBeforePhase = order.indexOf(seat) > order.indexOf(active);
  if (isBeforePhase && !areFriends(game.scenario, active, seat)) game.state.table.robbed = [...robbed, seat];
}
