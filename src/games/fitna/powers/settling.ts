import { settleCommand } from "../command/settling.ts";
import type { Now } from "../now.ts";
import { intervention } from "./intervention.ts";
import { levelSix, levelTen } from "./levels.ts";
import { endRebellion } from "./pkk.ts";

/**
 * What follows from what was just done, before anybody is asked again: units change hands, great powers come, levels of
 * tension take effect. True: procedures were called, and there is more to settle after them.
 */
export function settle(s: Now): boolean {
  settleCommand(s);
  endRebellion(s);
  const { table } = s.state;
  const { due = [] } = table;
  delete table.due;
  for (const one of due) {
    if (one.kind === "intervention") s.call(intervention, { seat: one.seat, on: "trigger" });
    else s.call(one.level === 6 ? levelSix : levelTen, {});
  }
  return due.length > 0;
}
