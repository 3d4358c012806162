import type { Result, RulesContext } from "../../../engine/index.ts";
import type { SeatId } from "../content/types.ts";
import { enemyOf, type Lebanon } from "../state.ts";

/** who wins, with the points of both sides. */
export function finish(s: RulesContext<Lebanon>, conceding: SeatId | null): Result {
  const seats = conceding ? [enemyOf(conceding)] : [];
  return { victories: [{ title: "Victory", seats }], scores: { idf: 0, insurgent: s.state.table.vp } };
}
