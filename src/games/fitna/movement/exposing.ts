import type { SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";
import { type Now, playing } from "../now.ts";
import { ownHand } from "../pieces/placing.ts";
import type { Game } from "../state.ts";

/** Changes own stacks. A unit that lay under others and lies on top thereafter has been seen: that is not taken back. */
export function exposing<T>(s: Now, seat: SeatId, change: () => T): T {
  const hidden = under(playing(s), seat);
  const result = change();
  const { stacks } = ownHand(playing(s), seat);
  if (Object.values(stacks).some(([top = ""]) => hidden.has(top))) s.barrier();
  return result;
}

const under = (game: Game, seat: SeatId): ReadonlySet<UnitId> =>
  new Set(Object.values(ownHand(game, seat).stacks).flatMap((ids) => ids.slice(1)));
