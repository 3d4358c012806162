import { mustGet } from "../../../../engine/index.ts";
import type { SeatId, UnitId, ZoneId } from "../../content/types.ts";
import { zoneOf } from "./groups.ts";
import { handNow, handOf, type Pieces } from "./show.ts";

/**
 * units that leave their zone or the map evade no longer. Call it while they still stand there. Who evades is its
 * seat's secret: each unit that leaves takes one off the number that everyone sees, so that this is how many evade at least.
 */
export function stopEvading(s: Pieces, seat: SeatId, units: readonly UnitId[]): void {
  for (const unit of units) {
    const { evading } = handNow(s, seat);
    const zone = zoneOf(handNow(s, seat), unit);
    if (evading.includes(unit)) handOf(s, seat).evading = evading.filter((one) => one !== unit);
    if (zone !== null && s.current.table.evading[zone]?.[seat]) countOneLess(s, seat, zone);
  }
}

/** What is zero is absent. */
function countOneLess({ state }: Pieces, seat: SeatId, zone: ZoneId): void {
  const { evading } = state.table;
  const counts = mustGet(evading, zone);
  const left = (counts[seat] ?? 0) - 1;
  if (left > 0) counts[seat] = left;
  else delete counts[seat];
  if (Object.keys(counts).length === 0) delete evading[zone];
}
