import type { Refusal } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Game } from "../../state.ts";
import { everywhere } from "../map/boxes.ts";
import { onceEach } from "../once.ts";
import { type Standing, unitOf } from "../pieces/units.ts";
import { unitName } from "../pieces/words.ts";
import { ownIn } from "./crowding.ts";
import { allowanceOf } from "./ground.ts";
import { no } from "./options.ts";

/** An own unit on the map. */
export function ownUnit(game: Game, seat: SeatId, id: UnitId): Standing | null {
  const placed = game.state.hands[seat]?.units[id];
  return placed ? { id, unit: unitOf(game, id), side: seat, ...placed } : null;
}

export const ownUnits = (game: Game, seat: SeatId, ids: readonly UnitId[]): readonly Standing[] =>
  ids.flatMap((id) => ownUnit(game, seat, id) ?? []);

/** The spaces where units of a seat stand, in the order of the map. */
export function ownSpaces(game: Game, seat: SeatId): readonly SpaceId[] {
  const stacks = game.state.hands[seat]?.stacks ?? {};
  return everywhere(game.edition).filter((space) => stacks[space]);
}

/** All own units on the map, space by space, in a game that is only looked at. */
export const ownArmy = onceEach((game: Game, seat: SeatId): readonly Standing[] =>
  ownSpaces(game, seat).flatMap((space) => ownUnits(game, seat, ownIn(game, seat, space))),
);

/** once in a segment. */
export const hasMoved = ({ state }: Game, seat: SeatId, id: UnitId): boolean =>
  state.hands[seat]?.moved.includes(id) ?? false;

/** R-105 Why a unit does not move on the ground now, wherever it would go; null: it can. */
export function whyStill(game: Game, seat: SeatId, one: Standing): Refusal | null {
  if (hasMoved(game, seat, one.id))
    return no(`${unitName(game, one.id)} has moved in this segment already: a unit moves once.`, "R-105");
  return allowanceOf(one) > 0 ? null : no(`${unitName(game, one.id)} is a garrison: it cannot move.`, "R-108");
}

/** Units of a space that can still move on the ground. */
export const moversIn = (game: Game, seat: SeatId, space: SpaceId): readonly Standing[] =>
  ownUnits(game, seat, ownIn(game, seat, space)).filter((one) => whyStill(game, seat, one) === null);
