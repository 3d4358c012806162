import type { View } from "../../../../engine/index.ts";
import { isSeat, type Lebanon } from "../../state.ts";

/** What the chits are good for, a line a type. */
const USES: { readonly [seat in "idf" | "insurgent"]: readonly string[] } = {
  idf: [
    "J-1 recovers, rebuilds, changes modes, brings reinforcements. J-2 shows chits or a stack, or evades.",
    "J-3 moves, strikes from the air, ambushes. J-4 lifts light infantry and SOF by air, moves home, adds 1 in a battle.",
  ],
  insurgent: [
    "J-1 builds, readies rockets, changes modes. J-2 shows chits or a stack, or evades.",
    "J-3 moves, ambushes, fires rockets, raids. J-4 stops air strikes, adds 1 in a battle.",
  ],
};

/** For those who play for the first time. */
export const uses = ({ seat, table }: View<Lebanon>): readonly string[] =>
  table.turn < 2 ? USES[isSeat(seat) ? seat : "idf"] : [];
