import type { Frozen, Phase } from "../../../../engine/index.ts";
import type { PhaseName, Table } from "../../state.ts";

const NAMES: { readonly [phase in PhaseName]: string } = {
  deployment: "Deployment",
  claims: "Initiative",
  auction: "Initiative",
  street: "Arab Street",
  bazaar: "Arms Bazaar",
  coalition: "Coalition",
  action: "Action",
  combat: "Combat",
  civic: "Civic Action",
};

/** The game ends at the latest when the Arab Street deck is empty: nobody knows in which turn. */
export const phase = ({ turn, phase }: Frozen<Table>): Phase => ({
  id: `${turn}-${NAMES[phase]}`,
  name: NAMES[phase],
  turn,
  turns: null,
  talk: phase === "coalition",
});

/** Before the first turn the phase alone says when it is. */
export const turnAndPhase = (table: Frozen<Table>, name = phase(table).name): string =>
  table.phase === "deployment" ? NAMES.deployment : `Turn ${table.turn} · ${name}`;
