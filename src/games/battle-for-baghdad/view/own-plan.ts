/** The city with a plan on it: where recruits would come, Moves lead and cards strike, by the numbers of their rows. */
import type { Json, PictureFrame, PlanRow, View } from "#engine";
import { column, page, type Scene } from "#scene";
import { UNITS } from "../content/effects.ts";
import { type ZoneId, zone as zoneOf } from "../content/pack.ts";
import { recruit } from "../rules/action/recruit.ts";
import type { MoveMode } from "../rules/action/types.ts";
import { streets } from "../rules/action/ways.ts";
import { endNamed, move as wholeMove } from "../rules/action/whole-move.ts";
import { combo } from "../rules/cards/combine.ts";
import { play } from "../rules/cards/play.ts";
import { traceOf } from "../rules/map/news.ts";
import { type Planned, withPlan } from "../rules/map/on-map.ts";
import { forces } from "../rules/map/units.ts";
import { turnAndPhase } from "../rules/turn/phase.ts";
import type { Baghdad, Trace } from "../state.ts";
import { scores } from "./board.ts";
import { headingOf } from "./faction-style.ts";
import { cityMap, ofCity } from "./map/city.ts";
import { piecesOf } from "./map/pieces.ts";

/** The rows of an Action that happen somewhere on the map, whether they will be possible or not. */
const plannedOn = (view: View<Baghdad>, rows: readonly PlanRow[]): readonly Planned[] =>
  rows.flatMap((row) => planned(view, row) ?? []);

function planned(view: View<Baghdad>, { number, action, params }: PlanRow): Planned | null {
  const count = typeof params.count === "number" ? params.count : 1;
  switch (action) {
    case recruit.name: {
      const zone = zoneIn(view, params.zone);
      const unit = UNITS.find((one) => one === params.unit);
      return zone === null || !unit ? null : { kind: "recruits", number, seat: view.seat, zone, unit, count };
    }
    case wholeMove.name: {
      const from = zoneIn(view, params.from);
      const end = typeof params.to === "string" ? endNamed(params.to) : null;
      const to = zoneIn(view, end?.zone);
      if (from === null || to === null || !end || from === to) return null;
      return { kind: "move", number, trace: traceTo(view, { from, to, mode: end.mode, count }) };
    }
    case play.name:
    case combo.name: {
      const zone = zoneIn(view, params.zone);
      return zone === null ? null : { kind: "card", number, seat: view.seat, zone };
    }
    default:
      return null;
  }
}

const zoneIn = ({ content }: View<Baghdad>, zone: Json | undefined): ZoneId | null =>
  typeof zone === "string" && content.zoneIds.includes(zone) ? zone : null;

interface WholeMove {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly mode: MoveMode;
  readonly count: number;
}

/** As the stack would go now; straight, as by air, where no way leads there before a card of another row is played. */
function traceTo(view: View<Baghdad>, { from, to, mode, count }: WholeMove): Trace {
  const way = mode === "normal" ? streets(view, from).get(to) : undefined;
  const straight = mode === "normal" ? "airmobile" : mode;
  return traceOf(view.seat, { mode: way ? "normal" : straight, path: [from, ...(way?.zones ?? [to])], count });
}

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
