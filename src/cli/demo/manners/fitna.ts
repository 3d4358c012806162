/** How people play Fitna by thumb: what they defend, and a whole sheet of moves or attacks at once. */
import { movesOf } from "../../../discord/seat/sheet/step-view.ts";
import type { Wanted } from "../../robot/robot.ts";
import type { Manner, Situation } from "../manner.ts";
import { rowsOf } from "../rows.ts";

/** What waits on the sheet for the result of what was sent before, if some of it is possible still. */
async function rowsLeft({ eyes }: Situation): Promise<Wanted | null> {
  const glance = await eyes.glance();
  const { standing } = await eyes.step(glance);
  return standing.length > 0 ? { moves: movesOf(glance.sheet.rows), end: false } : null;
}

/** Moves and attacks on one sheet; windows by orders. */
export const fitna: Manner = {
  says: (dice) => ({ defence: dice.die(2) === 1 ? "towns" : "all" }),
  async wants(situation) {
    const { actions } = situation.decision;
    if (!["end-movement", "end-offensives"].some((name) => actions.includes(name))) return null;
    return (await rowsLeft(situation)) ?? (await rowsOf(situation, () => []));
  },
  prepares: () => null,
};
