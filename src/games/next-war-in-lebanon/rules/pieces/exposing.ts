import { type Frozen, mustGet, type RulesContext } from "../../../../engine/index.ts";
import type { SeatId, UnitId } from "../../content/types.ts";
import { enemyOf, type Lebanon, type Table } from "../../state.ts";

/** Changes own pieces. What the enemy sees on top thereafter, and neither saw nor knew before, is not taken back. */
export function exposing<T>(s: RulesContext<Lebanon>, seat: SeatId, change: () => T): T {
  const before = s.current.table.groups.slice();
  const result = change();
  const { groups } = s.current.table;
  for (const group of groups) if (!before.includes(group) && isNew(s, seat, group.top.unit, before)) s.barrier();
  return result;
}

function isNew(
  { current }: RulesContext<Lebanon>,
  seat: SeatId,
  unit: UnitId,
  before: Frozen<Table>["groups"],
): boolean {
  if (mustGet(current.hands, enemyOf(seat)).known[unit]) return false;
  return before.every(({ top }) => top.unit !== unit);
}
