import type { Manner } from "../manner.ts";
import { rowsOf } from "../rows.ts";

/** Moves and attacks on one sheet; windows by orders. */
export const fitna: Manner = {
  says: (dice) => ({ defence: dice.die(2) === 1 ? "towns" : "all" }),
  async wants(situation) {
    const { actions } = situation.decision;
    return ["end-movement", "end-offensives"].some((name) => actions.includes(name))
      ? await rowsOf(situation, () => [])
      : null;
  },
  prepares: () => null,
};
