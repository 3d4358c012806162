import type { SpaceId } from "../../content/map-types.ts";
import type { Holder } from "../../content/sides.ts";
import type { Unit } from "../../content/unit-types.ts";
import type { Game } from "../../state.ts";
import { whyBanned, whyOccupied } from "../map/entry.ts";
import { areFriends } from "../map/relations.ts";
import { type Stacked, whyNotStacked } from "../map/stacking.ts";
import { standingIn, unitOf } from "../pieces/units.ts";

/** Whether units may come to where their friends stand, as far as their side can see. */
export function hasRoom(game: Game, side: Holder, space: SpaceId, units: readonly Unit[]): boolean {
  const arriving = units.map((unit): Stacked => ({ unit, side }));
  const there = Object.entries(game.state.table.stacks[space] ?? {}) as [Holder, { readonly size: number }][]; // keys of a record by holder
  const crowd = there.reduce((sum, [one, { size }]) => (areFriends(game.scenario, side, one) ? sum + size : sum), 0);
  const { is, side: most } = game.edition.figures.stacking;
  if (crowd + units.length > (side === "IS" ? is : most)) return false;
  return whyNotStacked(game, space, [...knownIn(game, side, space), ...arriving]) === null;
}

/** A side's own units in a space, and the counters of others that lie on top there. */
function knownIn(game: Game, side: Holder, space: SpaceId): readonly Stacked[] {
  const own = standingIn(game, space).filter((one) => one.side === side);
  const others = Object.entries(game.state.table.stacks[space] ?? {}).flatMap(([other, { top }]) =>
    top && other !== side ? [{ unit: unitOf(game, top.unit), side: other as Holder }] : [],
  ); // keys of a record by holder
  return [...own, ...others];
}

/** Whether units of a side may come to a space and end there. */
export const isOpenTo = (game: Game, side: Holder, space: SpaceId, units: readonly Unit[]): boolean =>
  units.every(({ nation }) => whyBanned(game, { nation, side }, space) === null) &&
  whyOccupied(game, side, space) === null &&
  hasRoom(game, side, space, units);
