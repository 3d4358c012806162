import { type Move, mustGet, type Params, type View } from "../../../engine/index.ts";
import { combo } from "../cards/combine.ts";
import { play } from "../cards/play.ts";
import { zone as zoneOf } from "../content.ts";
import { the } from "../factions.ts";
import type { Baghdad } from "../state.ts";
import type { Chapter } from "./chapter.ts";

/** Cards played in a Recruit or Move Step. */
export const cards: Chapter = { label };

function label(view: View<Baghdad>, { action: name, params }: Move): string | null {
  const { content } = view;
  if (name === play.name) return `Play ${mustGet(content.arms, String(params.card)).name}${aim(view, params)}`;
  return name === combo.name ? `${mustGet(content.combos, String(params.how)).name}${aim(view, params)}` : null;
}

/** " against the Shiites in Adhamiyah", ": 2 in Rusafa". */
function aim({ content }: View<Baghdad>, { target, zone, count, commands }: Params): string {
  const named = Array.isArray(commands)
    ? (commands as readonly string[]).map((id) => mustGet(content.commands, id).name)
    : [];
  return [
    ...(typeof target === "string" ? [` against ${the(target)}`] : []),
    ...(typeof count === "number" ? [`: ${count}`] : []),
    ...(typeof zone === "string" ? [` in ${zoneOf(content, zone).name}`] : []),
    ...(named.length > 0 ? [`: ${named.join(", ")}`] : []),
  ].join("");
}
