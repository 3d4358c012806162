/** where the game stands, who moves first, and which turn is the last. */
import type { Frozen, Phase } from "#engine";
import type { SeatId } from "../../content/types.ts";
import type { Table } from "../../state.ts";
import { SEAT_ADJECTIVES } from "../pieces/words.ts";
import { phaseWords } from "./events.ts";

/** who has more C2 moves first, the IDF if both have the same. */
export const firstSeat = ({ c2 }: { readonly c2: { readonly [seat in SeatId]: number } }): SeatId =>
  c2.insurgent > c2.idf ? "insurgent" : "idf";

/** the turn after which the game ends; a ceasefire ends no turn that has begun. */
export const lastTurn = ({ turn, length }: Pick<Table, "turn" | "length">): number => Math.max(turn, length);

/** where the game stands. The end of a turn, with its Cascading Effect and the choice of chits, is one phase to those who play. */
export function phase(table: Frozen<Table>): Phase {
  const { turn, phasing } = table;
  const words = phaseWords(table.phase);
  const name = table.phase === "operations" && phasing ? `${SEAT_ADJECTIVES[phasing]} phase` : words.name;
  const id = table.phase === "operations" ? `${turn}.${phasing}` : `${turn}.${words.id ?? words.name}`;
  return { id, name, turn, turns: lastTurn(table), talk: false };
}
