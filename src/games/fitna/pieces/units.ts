import { mustGet } from "../../../engine/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import { FACTIONS, type Holder, type SeatId } from "../content/sides.ts";
import type { Strength, Unit, UnitId } from "../content/unit-types.ts";
import type { Game, Marks, Placed } from "../state.ts";

/** A unit on the map, as the rules know it, whoever sees it. */
export interface Standing extends Placed {
  readonly id: UnitId;
  readonly unit: Unit;
  /** Whose it is: the seat that commands it, its faction, or IS. */
  readonly side: Holder;
}

export const unitOf = ({ edition }: Pick<Game, "edition">, id: UnitId): Unit => mustGet(edition.units, id);

/** at its present strength; what has one step has no other. */
export const strengthOf = (unit: Unit, { reduced }: Marks): Strength =>
  reduced && unit.reduced ? unit.reduced : unit.full;

/** All units on the map: those of seats, of factions without a seat, and of IS. */
export function standing(game: Game): readonly Standing[] {
  const { table, hands, box } = game.state;
  const seats = Object.entries(hands) as [SeatId, NonNullable<(typeof hands)[SeatId]>][]; // keys of a record by seat
  return [
    ...seats.flatMap(([side, { units }]) => placedOf(game, units, side)),
    ...Object.entries(table.kurds).map(([id, placed]) => of(game, id, placed, factionOf(game, id))),
    ...(table.leader ? [of(game, leaderOf(game), table.leader, "IS")] : []),
    ...Object.entries(box.is).flatMap(([space, ids]) => ids.map((id) => of(game, id, faceDown(table, space), "IS"))),
  ];
}

const faceDown = ({ isCutOff }: Pick<Game["state"]["table"], "isCutOff">, space: SpaceId): Placed =>
  isCutOff.includes(space) ? { space, isolated: true } : { space };

const placedOf = (game: Game, units: { readonly [id: UnitId]: Placed }, side: Holder): readonly Standing[] =>
  Object.entries(units).map(([id, placed]) => of(game, id, placed, side));

const of = (game: Game, id: UnitId, placed: Placed, side: Holder): Standing => ({
  id,
  unit: unitOf(game, id),
  side,
  ...placed,
});

function factionOf(game: Game, id: UnitId): Holder {
  const { nation } = unitOf(game, id);
  const faction = FACTIONS.find((one) => one === nation);
  if (!faction) throw new Error(`${id} is no Kurdish unit`);
  return faction;
}

/** IS has one counter that lies face up. */
export function leaderOf({ edition }: Pick<Game, "edition">): UnitId {
  const found = mustGet(edition.nations, "IS").units.find((id) => mustGet(edition.units, id).type === "leader");
  if (found === undefined) throw new Error("the checks let a pack without a leader of IS pass");
  return found;
}

export const standingIn = (game: Game, space: SpaceId): readonly Standing[] =>
  standing(game).filter((one) => one.space === space);
