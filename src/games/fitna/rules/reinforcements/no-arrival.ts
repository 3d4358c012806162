import type { Refusal } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Game } from "../../state.ts";
import { boxAt } from "../map/boxes.ts";
import { whyNoEntry } from "../map/entry.ts";
import { tracingSeen } from "../map/supply.ts";
import { whyCrowded } from "../movement/crowding.ts";
import { no } from "../movement/options.ts";
import { unitOf } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { openSpacesSeen } from "./arrival-table.ts";
import type { Arrival } from "./placing.ts";
import type { Arriving } from "./types.ts";

/** Why a unit does not arrive in a space that somebody names; `game` is what its seat sees. */
export function whyNoArrival(
  game: Game,
  { seat, how }: Required<Arriving>,
  id: UnitId,
  space: SpaceId,
  placed: readonly Arrival[],
): Refusal {
  const [name, there] = [unitName(game, id), spaceName(game, space)];
  if (openSpacesSeen(game, seat, id, how).some((spaces) => spaces.includes(space))) {
    const beside = placed.flatMap((one) => (one.space === space ? [one.unit] : []));
    const all = [...(game.state.hands[seat]?.stacks[space] ?? []), ...beside, id];
    return (
      whyCrowded(game, seat, space, all) ?? no(`${name} arrives in ${there} only if no other space is open.`, "R-091")
    );
  }
  const unit = unitOf(game, id);
  const barred = whyNoEntry(game, { nation: unit.nation, side: seat }, space);
  if (barred) return barred;
  if (!tracingSeen(game)(unit, seat, space)) return no(`${name} would be out of supply in ${there}.`, "R-089");
  if (!boxAt(game, space) && game.state.table.control[space] !== seat)
    return no(`${there} is not held by your side.`, "R-091");
  return no(`${name} cannot arrive in ${there}.`, "R-091");
}
