import type { Manner } from "../manner.ts";
import { rowsOf } from "../rows.ts";

/** Moves on one sheet, and windows by orders. */
export const fitna: Manner = {
  says: (dice) => ({ defence: dice.die(2) === 1 ? "towns" : "all" }),
  async wants(situation) {
    const { actions } = situation.decision;
    return actions.includes("end-movement") ? await rowsOf(situation, () => []) : null;
  },
  prepares: () => null,
};
