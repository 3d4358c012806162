import { mustGet } from "../../../engine/index.ts";
import type { SeatId, UnitId } from "../content/types.ts";
import { zoneOf } from "./groups.ts";
import { handNow, handOf, type Pieces } from "./show.ts";

/** units that leave their zone or the map evade no longer. Call it while they still stand there. */
export function stopEvading(s: Pieces, seat: SeatId, units: readonly UnitId[]): void {
  for (const unit of units) {
    const at = handNow(s, seat).evading.indexOf(unit);
    if (at < 0) continue;
    handOf(s, seat).evading.splice(at, 1);
    const zone = zoneOf(handNow(s, seat), unit);
    if (zone !== null) countOneLess(s, seat, zone);
  }
}

/** What is zero is absent. */
function countOneLess({ state }: Pieces, seat: SeatId, zone: string): void {
  const { evading } = state.table;
  const counts = mustGet(evading, zone);
  const left = (counts[seat] ?? 0) - 1;
  if (left > 0) counts[seat] = left;
  else delete counts[seat];
  if (Object.keys(counts).length === 0) delete evading[zone];
}
