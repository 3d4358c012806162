import { type Frozen, mustGet } from "../../../engine/index.ts";
import { faction } from "../content/factions.ts";
import { phase } from "../rules/phase.ts";
import type { Table } from "../state.ts";
import { standings } from "./queries.ts";

/** The board in words, for those who want no picture. */
export const situation = (table: Frozen<Table>): string[] => [...position(table), ...standings(table)];

/** The same without the standing of the game. */
export function position(table: Frozen<Table>): string[] {
  const { name, turn, turns } = phase(table);
  const sizes = table.seats.map((seat) => `${faction(seat).name} ${mustGet(table.sizes, seat)}`).join(", ");
  return [
    `Turn ${turn} of ${turns}, ${name}. Draw pile ${table.draw}, discards ${table.discards.length + table.faceDown}.`,
    ...(table.phase === "score" ? [] : [`Hands: ${sizes}.`]),
    ...table.trades.map(
      ({ from, to, gave, got }) => `${faction(from).name} gave ${gave}, ${faction(to).name} gave ${got}.`,
    ),
  ];
}
