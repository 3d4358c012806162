import type { PictureFrame, PlanRow, View } from "../../../engine/index.ts";
import { column, page, type Scene } from "../../../scene/index.ts";
import { zone as zoneOf } from "../content/pack.ts";
import { type Planned, withPlan } from "../rules/map/on-map.ts";
import { forces } from "../rules/map/units.ts";
import { turnAndPhase } from "../rules/turn/phase.ts";
import type { Baghdad } from "../state.ts";
import { scores } from "./board.ts";
import { headingOf } from "./faction-style.ts";
import { cityMap, ofCity } from "./map/city.ts";
import { piecesOf } from "./map/pieces.ts";
import { plannedOn } from "./planned.ts";

/** The city with a plan on it: where recruits would come, Moves lead and cards strike, by the numbers of their rows. */
export function draft(view: View<Baghdad>, rows: readonly PlanRow[], { caption }: PictureFrame): Scene {
  const { content, table, seat } = view;
  const plan = plannedOn(view, rows);
  const words = plan.map((row) => inWords(content, row));
  const city = cityMap(content, piecesOf(content, withPlan(table, plan)));
  return page({
    ...ofCity(content, table.seats.length),
    heading: { title: "Your plan", sub: turnAndPhase(table), ...headingOf(seat) },
    layout: column(city, scores(content, table)),
    words,
    caption,
  });
}

/** "3. 3 Security: Mansour → Hurriya." */
function inWords(content: View<Baghdad>["content"], row: Planned): string {
  const name = (zone: string): string => zoneOf(content, zone).name;
  switch (row.kind) {
    case "recruits": {
      const units = forces({ security: 0, infrastructure: 0, [row.unit]: row.count });
      return `${row.number}. Recruit ${units} in ${name(row.zone)}.`;
    }
    case "move":
      return `${row.number}. ${row.trace.count} Security: ${row.trace.path.map(name).join(" → ")}.`;
    case "card":
      return `${row.number}. A card, played in ${name(row.zone)}.`;
  }
}
