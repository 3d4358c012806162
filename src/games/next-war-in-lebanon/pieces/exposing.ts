import { mustGet, type RulesContext } from "../../../engine/index.ts";
import type { SeatId, UnitId } from "../content/types.ts";
import { enemyOf, type Lebanon } from "../state.ts";
import { handNow } from "./show.ts";

/** Changes own pieces. What the enemy sees on top thereafter, and neither saw nor knew before, is not taken back. */
export function exposing<T>(s: RulesContext<Lebanon>, seat: SeatId, change: () => T): T {
  const before = tops(s);
  const result = change();
  const { known } = handNow(s, enemyOf(seat));
  const { groups } = s.current.table;
  for (const id in groups) {
    const { unit } = mustGet(groups, id).top;
    if (!before.has(unit) && !known[unit]) s.barrier();
  }
  return result;
}

/** Of both seats: what the enemy has on top is there before and after. */
function tops({ current }: RulesContext<Lebanon>): ReadonlySet<UnitId> {
  const { groups } = current.table;
  const found = new Set<UnitId>();
  for (const id in groups) found.add(mustGet(groups, id).top.unit);
  return found;
}
