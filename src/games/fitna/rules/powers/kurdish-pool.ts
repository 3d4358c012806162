import { isSeat } from "../../content/ground.ts";
import type { SpaceId } from "../../content/map-types.ts";
import { FACTIONS, type Faction, type Holder } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Game } from "../../state.ts";
import { type Tracing, tracing } from "../map/supply.ts";
import { type Standing, standing, unitOf } from "../pieces/units.ts";
import { isOpenTo } from "./room.ts";

/** Whose a Kurdish unit is: the seat's of the Kurds where there is one, else its faction's. */
export function kurdishSide(game: Pick<Game, "edition" | "scenario">, id: UnitId): Holder {
  const faction = factionOf(game, id);
  if (!faction) throw new Error(`${id} is no Kurdish unit`);
  return isSeat(game.scenario, "KUR") ? "KUR" : faction;
}

const factionOf = ({ edition }: Pick<Game, "edition">, id: UnitId): Faction | undefined =>
  FACTIONS.find((one) => one === unitOf({ edition }, id).nation);

/** Kurdish units on the map. */
export const kurdsOn = (game: Game): readonly Standing[] =>
  standing(game).filter(({ unit }) => FACTIONS.some((one) => one === unit.nation));

/** garrisons neither move nor attack. */
export const mobileKurds = (game: Game): readonly Standing[] =>
  kurdsOn(game).filter(({ unit }) => unit.type !== "garrison");

/** eliminated units that may come back; the PKK only while it is in rebellion. */
export function kurdishPool(game: Game): readonly UnitId[] {
  const { pools, rebellion } = game.state.table;
  const sides = isSeat(game.scenario, "KUR") ? (["KUR"] as const) : FACTIONS;
  return sides
    .flatMap((side) => pools[side]?.destroyed ?? [])
    .filter((id) => factionOf(game, id) !== undefined && (factionOf(game, id) !== "PKK" || rebellion === "on"));
}

/** spaces of its faction, and for PYD and KDP those with their symbol that nobody occupies; in supply. */
export function raisingSpaces(game: Game, id: UnitId, traces: Tracing = tracing(game)): readonly SpaceId[] {
  const { edition, state } = game;
  const side = kurdishSide(game, id);
  const unit = unitOf(game, id);
  const faction = factionOf(game, id);
  const isOwn = (space: SpaceId): boolean => state.table.control[space] === side;
  const isFree = (space: SpaceId): boolean =>
    faction !== "PKK" && edition.spaces[space]?.kurds === faction && state.table.stacks[space] === undefined;
  return edition.spaceIds.filter(
    (space) => (isOwn(space) || isFree(space)) && isOpenTo(game, side, space, [unit]) && traces(unit, side, space),
  );
}
