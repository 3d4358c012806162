/** How people play The Next War in Lebanon in demos: set-up at one press, a phase on one sheet, windows by orders. */
import type { Manner } from "../manner.ts";
import { rowsOf } from "../rows.ts";

export const lebanon: Manner = {
  says: (dice) => ({
    ambush: dice.die(2) === 1 ? "equal" : "always",
    battle: dice.die(2) === 1 ? "always" : "none",
  }),
  async wants(situation) {
    const { decision, seatView } = situation;
    const { actions } = decision;
    if (actions.includes("choose-strategy") || actions.includes("deploy")) {
      const shortcuts = seatView.book.definition.guide.shortcuts(seatView.view, decision);
      const answer = actions.includes("deploy") ? shortcuts[0] : situation.dice.of(shortcuts);
      return answer ? { moves: answer.moves } : null;
    }
    return actions.includes("end-phase") ? await rowsOf(situation, () => []) : null;
  },
  prepares: () => null,
};
