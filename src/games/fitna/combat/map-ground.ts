import type { SpaceId } from "../content/map-types.ts";
import type { Holder } from "../content/sides.ts";
import { whyBanned } from "../map/entry.ts";
import { areFriends } from "../map/relations.ts";
import { whyNotStacked } from "../map/stacking.ts";
import { type Standing, standing } from "../pieces/units.ts";
import type { Game } from "../state.ts";
import type { Ground } from "./ground.ts";

/** The map of a game as it is now; of what a seat sees, with its own units alone in `unitsIn`. */
export function groundOf(game: Game): Ground {
  const { table } = game.state;
  let units: readonly Standing[] | null = null;
  const unitsIn = (space: SpaceId): readonly Standing[] => {
    units ??= standing(game);
    return units.filter((one) => one.space === space);
  };
  return {
    holderOf: (space) => table.control[space] ?? null,
    areFriends: (a, b) => areFriends(game.scenario, a, b),
    sidesIn: (space) => Object.keys(table.stacks[space] ?? {}) as Holder[], // keys of a record by holder
    unitsIn,
    hasRoom: (space, arriving) => {
      const staying = unitsIn(space).filter(({ id }) => !arriving.some((one) => one.id === id));
      return whyNotStacked(game, space, [...staying, ...arriving]) === null;
    },
    mayEnter: ({ unit: { nation }, side }, space) => whyBanned(game, { nation, side }, space) === null,
  };
}
