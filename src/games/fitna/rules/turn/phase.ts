import type { Frozen, Phase } from "../../../../engine/index.ts";
import type { PhaseName, Table } from "../../state.ts";

const NAMES: { readonly [phase in PhaseName]?: string } = {
  "set-up": "set-up",
  "first-hands": "first cards",
  bid: "bids for the order of play",
  over: "end of the game",
};

/** Where the game stands: a phase is one seat's part of a turn, all of its segments. */
export function phase({ turn, turns, active, names, phase: now }: Frozen<Table>): Phase {
  const name = active ? `${names[active] ?? active} phase` : (NAMES[now] ?? "end of the turn");
  return { id: `${turn}.${active ?? NAMES[now] ?? "end"}`, name, turn, turns, talk: false };
}
