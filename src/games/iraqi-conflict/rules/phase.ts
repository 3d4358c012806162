import type { Frozen, Phase } from "../../../engine/index.ts";
import type { PhaseName, Table } from "../state.ts";

const NAMES: { readonly [phase in PhaseName]: string } = {
  situation: "Situation",
  commitment: "Commitment",
  negotiations: "Negotiations",
  ground: "Ground",
  score: "Score",
};

export const phase = ({ turn, turns, phase }: Frozen<Table>): Phase => ({
  id: `${turn}-${phase}`,
  name: NAMES[phase],
  turn,
  turns,
  talk: phase === "negotiations",
});
