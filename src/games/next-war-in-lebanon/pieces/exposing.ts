import { mustGet, type RulesContext } from "../../../engine/index.ts";
import type { SeatId, UnitId } from "../content/types.ts";
import { enemyOf, type Lebanon } from "../state.ts";
import { seatOfGroup } from "./groups.ts";
import { handOf } from "./show.ts";

/** Changes own pieces. What the enemy sees on top thereafter, and neither saw nor knew before, is not taken back. */
export function exposing<T>(s: RulesContext<Lebanon>, seat: SeatId, change: () => T): T {
  const before = tops(s, seat);
  const result = change();
  const { known } = handOf(s, enemyOf(seat));
  for (const unit of tops(s, seat)) if (!before.has(unit) && !known[unit]) s.barrier();
  return result;
}

function tops({ content, state }: RulesContext<Lebanon>, seat: SeatId): ReadonlySet<UnitId> {
  const { groups } = state.table;
  const found = new Set<UnitId>();
  for (const id in groups) if (seatOfGroup(content, id) === seat) found.add(mustGet(groups, id).top.unit);
  return found;
}
