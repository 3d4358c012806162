/** Whose units a seat commands, and with whose arms it strikes. */
import type { UnitId } from "../../content/board-types.ts";
import { NATIONS, type Nation, type SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { lastingCommander } from "../command/commander.ts";
import { unitOf } from "../pieces/units.ts";

/**
 * R-057 Whose arms a seat strikes with by a card that no unit carries: those of its country where it commands its units,
 * else of the first nation that it commands. The bans speak of units: rebels whom Turkey backs are no Turkish units.
 */
export function nationOf({ scenario }: Pick<Game, "scenario">, seat: SeatId): Nation {
  const commands = scenario.seats.find((one) => one.seat === seat)?.commands ?? [];
  const nations = commands.flatMap((one) => one.nations);
  const own = NATIONS.find((nation) => nation === seat);
  const nation = own && nations.includes(own) ? own : nations[0];
  if (!nation) throw new Error(`${seat} commands no nation`);
  return nation;
}

/** Whether a seat commands units of a nation, at the start or by what it has now; R-052: not those of another seat for good. */
export function commandsNation(game: Game, seat: SeatId, nation: Nation): boolean {
  const owner = lastingCommander(game, nation);
  if (owner !== null) return owner === seat;
  const lines = game.scenario.seats.find((one) => one.seat === seat)?.commands ?? [];
  return (
    lines.some(({ nations }) => nations.includes(nation)) ||
    unitsOf(game, seat).some((id) => unitOf(game, id).nation === nation)
  );
}

/** Own units on the map and in its Force Pool. */
function unitsOf({ state }: Game, seat: SeatId): readonly UnitId[] {
  const pool = state.table.pools[seat];
  const coming = state.table.coming.filter((one) => one.seat === seat).flatMap(({ units }) => units);
  const pooled = pool ? [...pool.batches.flat(), ...pool.waiting, ...pool.destroyed] : [];
  return [...Object.keys(state.hands[seat]?.units ?? {}), ...pooled, ...coming];
}

/** Units of a nation that may be on the map, for all that everyone knows: those listed that are in no list of those off it. */
export function isInPlay({ edition, scenario, state }: Game, nation: Nation): boolean {
  const { pools, coupPool, removed, coming, stacks, reached } = state.table;
  const off = [
    ...Object.values(pools).flatMap(({ batches, waiting, destroyed }) => [...batches.flat(), ...waiting, ...destroyed]),
    ...coupPool,
    ...removed,
    ...coming.flatMap(({ units }) => units),
  ];
  const listed = [
    ...scenario.setUp.flatMap((side) => side.stacks.flatMap(({ units }) => units)),
    ...scenario.batches.flatMap(({ batches }) => batches.flat()),
    ...scenario.pools.flatMap(({ units }) => units),
  ];
  const isOf = (id: UnitId): boolean => edition.units[id]?.nation === nation;
  const tops = Object.values(stacks).flatMap((sides) =>
    Object.values(sides).flatMap(({ top }) => (top ? [top.unit] : [])),
  );
  const hasCome = nation === "RUS" && scenario.russia !== null && reached.includes(10); // Russia is in the war
  return hasCome || tops.some(isOf) || listed.some((id) => isOf(id) && !off.includes(id));
}
