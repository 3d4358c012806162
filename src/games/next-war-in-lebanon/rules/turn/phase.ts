import type { Frozen, Phase } from "../../../../engine/index.ts";
import type { SeatId } from "../../content/types.ts";
import type { PhaseName, Table } from "../../state.ts";
import { SEAT_ADJECTIVES } from "../pieces/words.ts";

const NAMES: { readonly [phase in PhaseName]: string } = {
  strategy: "IDF set-up",
  "idf-set-up": "IDF set-up",
  "insurgent-set-up": "Insurgent set-up",
  "first-chits": "first chits",
  operations: "operations",
  effects: "end of turn",
  chits: "end of turn",
  over: "end of the game",
};

/** Parts of the ids of phases, which campaigns are stored with: those of one phase are the same. */
const IDS: { readonly [phase in PhaseName]: string } = {
  ...NAMES,
  strategy: "set-up of the IDF",
  "idf-set-up": "set-up of the IDF",
  "insurgent-set-up": "set-up of the Insurgents",
  effects: "end of the turn",
  chits: "end of the turn",
};

/** who has more C2 moves first, the IDF if both have the same. */
export const firstSeat = ({ c2 }: { readonly c2: { readonly [seat in SeatId]: number } }): SeatId =>
  c2.insurgent > c2.idf ? "insurgent" : "idf";

/** the turn after which the game ends; a ceasefire ends no turn that has begun. */
export const lastTurn = ({ turn, length }: Pick<Table, "turn" | "length">): number => Math.max(turn, length);

/** where the game stands. The end of a turn, with its Cascading Effect and the choice of chits, is one phase to those who play. */
export function phase(table: Frozen<Table>): Phase {
  const { turn, phasing } = table;
  const name = table.phase === "operations" && phasing ? `${SEAT_ADJECTIVES[phasing]} phase` : NAMES[table.phase];
  const id = table.phase === "operations" ? `${turn}.${phasing}` : `${turn}.${IDS[table.phase]}`;
  return { id, name, turn, turns: lastTurn(table), talk: false };
}
