import type { SpaceId } from "../../content/map-types.ts";
import type { Holder } from "../../content/sides.ts";
import type { Game, SeenStack } from "../../state.ts";
import { whyBanned } from "../map/entry.ts";
import { areFriends } from "../map/relations.ts";
import { type Stacked, whyNotStacked } from "../map/stacking.ts";
import { type Standing, standing, unitOf } from "../pieces/units.ts";
import type { Ground } from "./ground.ts";

/**
 * The map of a game as it is now. Of what a seat sees, `unitsIn` has its own units alone, and there is room as far as the
 * top counters and the numbers of others tell.
 */
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
      const { tops, hidden } = unseenIn(game, space, unitsIn(space));
      const all = [...staying, ...tops, ...arriving];
      return (
        (hidden === 0 || all.length + hidden <= mostOf(game, arriving)) && whyNotStacked(game, space, all) === null
      );
    },
    mayEnter: ({ unit: { nation }, side }, space) => whyBanned(game, { nation, side }, space) === null,
  };
}

/** Counters of sides whose units the game does not show: those on top, and how many lie under them. */
function unseenIn({ edition, state }: Game, space: SpaceId, shown: readonly Standing[]) {
  const tops: Stacked[] = [];
  let hidden = 0;
  for (const [side, { top, size }] of Object.entries(state.table.stacks[space] ?? {}) as [Holder, SeenStack][]) {
    // keys of a record by holder
    const missing = size - shown.filter((one) => one.side === side).length;
    const seen = missing === size && top !== null;
    if (seen) tops.push({ unit: unitOf({ edition }, top.unit), side });
    hidden += seen ? missing - 1 : missing;
  }
  return { tops, hidden };
}

/** */
const mostOf = ({ edition }: Game, arriving: readonly Standing[]): number =>
  arriving.some(({ side }) => side === "IS") ? edition.figures.stacking.is : edition.figures.stacking.side;
