import type { Guide, Move, PublicView, View } from "../../../engine/index.ts";
import { factionName } from "../content/factions.ts";
import { inList } from "../content/wording.ts";
import { hasMoveStep } from "../rules/action/moving.ts";
import { move } from "../rules/action/whole-move.ts";
import type { Baghdad } from "../state.ts";
import { coalition, forgone } from "./guide/coalition.ts";
import { combat } from "./guide/combat.ts";
import { glossary } from "./guide/glossary.ts";
import { opening } from "./guide/opening.ts";
import { standings } from "./guide/standings.ts";
import { welcome } from "./guide/welcome.ts";

/** What people are told beside the rules. */
export const guide: Pick<Guide<Baghdad>, "ending" | "forgone" | "welcome" | "notice" | "standings" | "glossary"> = {
  ending,
  forgone,
  welcome,
  notice: (view) => [opening, coalition, acting, combat].flatMap((phase) => phase(view)),
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

/** "Acting: Sunnis, 2 of 6. Then Government and US." */
function acting({ table }: PublicView<Baghdad>): readonly string[] {
  const seat = table.recruit?.seat ?? table.move?.seat;
  if (table.phase !== "action" || seat === undefined) return [];
  const at = table.actOrder.indexOf(seat);
  const next = table.actOrder.slice(at + 1).map(factionName);
  const then = next.length > 0 ? ` Then ${inList(next)}.` : "";
  return [`Acting: ${factionName(seat)}, ${at + 1} of ${table.actOrder.length}.${then}`];
}
