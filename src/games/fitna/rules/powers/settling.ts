import { settleCommand } from "../command/settling.ts";
import type { Now } from "../now.ts";
import { intervention } from "./intervention.ts";
import { levelSix, levelTen } from "./levels.ts";
import { endRebellion } from "./pkk.ts";

/**
 * What follows at once from every step, wherever it is taken: units change hands, great powers come, levels of tension
 * take effect. A step is a move, an offensive, a placement, or a card with all that it
 * does: what happens in the midst of one counts when it is over. Activations of IS and of the Kurds are
 * made of steps.
 */
export function settle(s: Now): void {
  if (s.current.table.regrouped) {
    delete s.state.table.regrouped;
    settleCommand(s); // what changes hands is asked about once more
  }
  endRebellion(s);
  const { due } = s.current.table;
  if (due === undefined) return;
  delete s.state.table.due;
  for (const one of due) {
    if (one.kind === "intervention") s.call(intervention, { seat: one.seat, on: "trigger" });
    else s.call(one.level === 6 ? levelSix : levelTen, {});
  }
}
