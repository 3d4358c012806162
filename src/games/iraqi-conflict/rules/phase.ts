import type { Frozen, Phase } from "#engine";
import { PHASES, type Table } from "../state.ts";

export const phase = ({ turn, turns, phase }: Frozen<Table>): Phase => ({
  id: `${turn}-${phase}`,
  name: PHASES[phase],
  turn,
  turns,
  talk: phase === "negotiations",
});
