/** How people play Iraqi Conflict in demos: useless cards go, one offer a turn is made, then they are ready. */
import type { View } from "#engine";
import type { Iraq } from "../../../games/iraqi-conflict/state.ts";
import type { Manner } from "../manner.ts";

/** Useless cards go, one offer a turn is made, then they are ready; offers still reach them. */
export const iraq: Manner = {
  says: () => ({}),
  async wants({ seatView, decision }) {
    if (decision.actions.includes("commit")) {
      const useless = seatView.book.definition.guide
        .shortcuts(seatView.view, decision)
        .find(({ label }) => label.startsWith("Discard"));
      return useless ? { moves: useless.moves } : null;
    }
    if (!decision.actions.includes("ready")) return null;
    const { hand } = seatView.view as View<Iraq>; // the game's own view
    return hand.proposed > 0 ? { moves: [{ action: "ready", params: {} }] } : null;
  },
  prepares: () => null,
};
