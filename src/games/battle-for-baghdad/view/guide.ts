import type { Guide, Move, View } from "../../../engine/index.ts";
import { hasMoveStep } from "../rules/action/moving.ts";
import { move } from "../rules/action/whole-move.ts";
import type { Baghdad } from "../state.ts";
import { glossary } from "./guide/glossary.ts";
import { forgone, notice } from "./guide/notices.ts";
import { standings } from "./guide/standings.ts";
import { welcome } from "./guide/welcome.ts";

/** What people are told beside the rules. */
export const guide: Pick<Guide<Baghdad>, "ending" | "forgone" | "welcome" | "notice" | "standings" | "glossary"> = {
  ending,
  forgone,
  welcome,
  notice,
  standings,
  glossary,
};

/** whoever ends an Action in which nothing has moved and something could is told so. */
function ending(view: View<Baghdad>, rows: readonly Move[]): string | null {
  const { table } = view;
  if (table.phase !== "action" || (table.recruit === null && table.move === null)) return null;
  const moved = (table.move?.used ?? 0) > 0 || rows.some(({ action: name }) => name === move.name);
  return moved || !hasMoveStep(view) ? null : "Action without moving";
}
