import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";

type Ground = Pick<Game, "scenario" | "state">;

/** whose a space is in doubt is decided where control changes. */
export const holds =
  ({ state }: Ground, seat: SeatId) =>
  (space: SpaceId): boolean =>
    state.table.control[space] === seat;

/** The seat or a friend. */
export function holdsWithFriends({ scenario, state }: Ground, seat: SeatId): (space: SpaceId) => boolean {
  const friends = scenario.friends.filter((pair) => pair.includes(seat)).flat();
  return (space) => {
    const holder = state.table.control[space];
    return holder === seat || friends.some((friend) => friend === holder);
  };
}
