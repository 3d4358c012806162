import type { RulesContext } from "../../../engine/index.ts";
import type { SeatId, UnitId } from "../content/types.ts";
import { enemyOf, type Lebanon } from "../state.ts";
import { seatOfGroup } from "./groups.ts";
import { handOf } from "./show.ts";

/** Changes own pieces. What the enemy sees on top thereafter, and neither saw nor knew before, is not taken back. */
export function exposing<T>(s: RulesContext<Lebanon>, seat: SeatId, change: () => T): T {
  const before = tops(s, seat);
  const result = change();
  const { known } = handOf(s, enemyOf(seat));
  if ([...tops(s, seat)].some((unit) => !before.has(unit) && !known[unit])) s.barrier();
  return result;
}

const tops = ({ content, state }: RulesContext<Lebanon>, seat: SeatId): ReadonlySet<UnitId> =>
  new Set(
    Object.entries(state.table.groups)
      .filter(([id]) => seatOfGroup(content, id) === seat)
      .map(([, { top }]) => top.unit),
  );
