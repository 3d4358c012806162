/** What the phase is called, in which turn it is, and whether it is the one for talks. */
import type { Frozen, Phase } from "#engine";
import { PHASES, type Table } from "../state.ts";

export const phase = ({ turn, turns, phase }: Frozen<Table>): Phase => ({
  id: `${turn}-${phase}`,
  name: PHASES[phase],
  turn,
  turns,
  talk: phase === "negotiations",
});
