import type { SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";
import { type Now, playing } from "../now.ts";
import { type Game, lookedAt } from "../state.ts";

/** Changes own stacks. A unit that lay under others and lies on top thereafter has been seen: that is not taken back. */
export function exposing<T>(s: Now, seat: SeatId, change: () => T): T {
  const hidden = under(playing(s), seat);
  const result = change();
  const stacks = lookedAt(playing(s)).hands[seat]?.stacks ?? {};
  if (Object.values(stacks).some(([top = ""]) => hidden.has(top))) s.barrier();
  return result;
}

const under = (game: Game, seat: SeatId): ReadonlySet<UnitId> =>
  new Set(Object.values(lookedAt(game).hands[seat]?.stacks ?? {}).flatMap((ids) => ids.slice(1)));
