import type { Json, PlanRow, View } from "../../../engine/index.ts";
import { UNITS } from "../content/effects.ts";
import type { ZoneId } from "../content/pack.ts";
import { recruit } from "../rules/action/recruit.ts";
import type { MoveMode } from "../rules/action/types.ts";
import { streets } from "../rules/action/ways.ts";
import { endNamed, move as wholeMove } from "../rules/action/whole-move.ts";
import { combo } from "../rules/cards/combine.ts";
import { play } from "../rules/cards/play.ts";
import { traceOf } from "../rules/map/news.ts";
import type { Planned } from "../rules/map/on-map.ts";
import type { Baghdad, Trace } from "../state.ts";

/** The rows of an Action that happen somewhere on the map, whether they will be possible or not. */
export const plannedOn = (view: View<Baghdad>, rows: readonly PlanRow[]): readonly Planned[] =>
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
