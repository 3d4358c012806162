import type { Frozen, Phase } from "../../../engine/index.ts";
import { SEAT_NAMES } from "../pieces/words.ts";
import type { PhaseName, Table } from "../state.ts";

const NAMES: { readonly [phase in PhaseName]: string } = {
  strategy: "set-up of the IDF",
  "idf-set-up": "set-up of the IDF",
  "insurgent-set-up": "set-up of the Insurgents",
  "first-chits": "first chits",
  operations: "operations",
  effects: "end of the turn",
  chits: "end of the turn",
  over: "end of the game",
};

/** the turn after which the game ends; a ceasefire ends no turn that has begun. */
export const lastTurn = ({ turn, length }: Pick<Table, "turn" | "length">): number => Math.max(turn, length);

/** where the game stands. The end of a turn, with its Cascading Effect and the choice of chits, is one phase to those who play. */
export function phase(table: Frozen<Table>): Phase {
  const { turn, phasing } = table;
  const name = table.phase === "operations" && phasing ? `phase of the ${SEAT_NAMES[phasing]}` : NAMES[table.phase];
  const id = table.phase === "operations" ? `${turn}.${phasing}` : `${turn}.${NAMES[table.phase]}`;
  return { id, name, turn, turns: lastTurn(table), talk: false };
}
