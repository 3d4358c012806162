import type { Result, RulesContext } from "../../../engine/index.ts";
import type { SeatId } from "../content/types.ts";
import { handOf } from "../pieces/show.ts";
import { enemyOf, type Lebanon } from "../state.ts";
import { scoreNow } from "./score.ts";
import type { Points } from "./types.ts";

/** who wins; the strategy is revealed, and everything that was scored. */
export function finish(s: RulesContext<Lebanon>, conceding: SeatId | null): Result {
  const { table } = s.state;
  const idf = handOf(s, "idf");
  const strategy = idf.strategy ?? s.content.scenarios[table.scenario].strategies.at(-1) ?? "counterforce";
  const points = scoreNow({ content: s.content, table, idf }, strategy);
  const winner = conceding ? enemyOf(conceding) : leader(points);
  table.strategy = strategy;
  table.points = points;
  s.emit({ chapter: "victory", kind: "ended", points, winner });
  const title = conceding ? "Concession" : winner ? "Victory points" : "Draw";
  return {
    victories: [{ title, seats: winner ? [winner] : [] }],
    scores: { idf: points.idf.vp, insurgent: points.insurgent.vp },
  };
}

/** nobody where both have the same. */
function leader({ idf, insurgent }: Points): SeatId | null {
  if (idf.vp === insurgent.vp) return null;
  return idf.vp > insurgent.vp ? "idf" : "insurgent";
}
