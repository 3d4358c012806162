import type { SpaceId } from "../../content/map-types.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import { type Now, playing, tell } from "../now.ts";
import { relieve } from "../pieces/isolation.ts";
import { enter, findUnit, relocate, settleControl } from "../pieces/placing.ts";
import { offensiveOf } from "./fighters.ts";

/** units of an offensive go into a space, and take it unless it is a friend's. */
export function go(
  s: Now,
  kind: "retreated" | "advanced" | "exploited",
  side: Holder,
  units: readonly UnitId[],
  to: SpaceId,
): void {
  const game = playing(s);
  const from = units.map((id) => findUnit(game, id).space);
  const left = [...new Set(from)];
  relocate(game, units, to);
  const taken = enter(game, side, to);
  for (const space of [...left, to]) settleControl(game, space);
  relieve(game, to);
  if (taken) offensiveOf(s.state.table).taken.push({ side, units: [...units], space: to });
  if (kind === "retreated")
    for (const space of left)
      s.state.table.news.push({
        kind: "moved",
        side,
        from: space,
        to,
        units: from.filter((one) => one === space).length,
      });
  tell(s, { chapter: "combat", kind, side, units: [...units], space: to, taken });
}

/** counters that lie hidden leave no room after all; that is known now. */
export function barred(s: Now, side: SeatId, space: SpaceId): void {
  tell(s, { chapter: "combat", kind: "barred", side, space });
  s.barrier();
}
