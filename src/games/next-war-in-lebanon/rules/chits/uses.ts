import { type Eyes, isSeat } from "../../state.ts";

/** What the chits are good for, a line a type. */
const USES: { readonly [seat in "idf" | "insurgent"]: readonly string[] } = {
  idf: [
    "J-1: recover or rebuild a unit, change its mode, bring in a reinforcement. J-2: see enemy chits or a stack, or evade a battle.",
    "J-3: move, strike from the air, ambush. J-4: fly light infantry or SOF in, take units home, add 1 in a battle.",
  ],
  insurgent: [
    "J-1: build units, ready rockets, change a mode. J-2: see enemy chits or a stack, or evade a battle.",
    "J-3: move, ambush, fire rockets, raid. J-4: stop an air strike, add 1 in a battle.",
  ],
};

/** For those who play for the first time. */
export const uses = ({ seat, table }: Eyes): readonly string[] =>
  table.turn < 2 ? USES[isSeat(seat) ? seat : "idf"] : [];
