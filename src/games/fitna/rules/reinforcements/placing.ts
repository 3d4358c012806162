/** where arriving units are placed, and what finds no room. */
import type { Refusal } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { whyNoEntry } from "../map/entry.ts";
import { boxAt } from "../map/relations.ts";
import { tracing, tracingSeen } from "../map/supply.ts";
import { whyCrowded } from "../movement/crowding.ts";
import { no } from "../movement/options.ts";
import { type Now, playing, tell } from "../now.ts";
import { relieve } from "../pieces/isolation.ts";
import { enter, place, poolOf, updateControl } from "../pieces/placing.ts";
import { unitOf } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { spacesEntered } from "../powers/triggers.ts";
import { arrivalSpaces, openSpaces, openSpacesSeen } from "./arrival-table.ts";
import type { Arriving, Coming } from "./events.ts";

/** A unit, and the space where it is to arrive. */
export interface Arrival {
  readonly unit: UnitId;
  readonly space: SpaceId;
}

/** Where a unit may arrive together with others that have been given a space. */
export function spacesBeside(
  game: Game,
  seat: SeatId,
  unit: UnitId,
  placed: readonly Arrival[],
  how: Coming,
  open = openSpaces(game, seat, unit, how),
): readonly SpaceId[] {
  const there = (space: SpaceId): readonly UnitId[] => [
    ...(game.state.hands[seat]?.stacks[space] ?? []),
    ...placed.filter((one) => one.space === space).map((one) => one.unit),
  ];
  const room = (space: SpaceId): boolean => whyCrowded(game, seat, space, [...there(space), unit]) === null;
  return arrivalSpaces(game, seat, unit, how, room, open);
}

/** Section 7: one after the other on the first space that is open; those without one are missing. */
export function firstArrivals(game: Game, seat: SeatId, units: readonly UnitId[], how: Coming): readonly Arrival[] {
  const traces = tracing(game);
  const placed: Arrival[] = [];
  for (const unit of units) {
    const [space] = spacesBeside(game, seat, unit, placed, how, openSpaces(game, seat, unit, how, traces));
    if (space !== undefined) placed.push({ unit, space });
  }
  return placed;
}

/**
 * units of the waiting compartment come to the map; whoever finds no room with hidden counters goes on waiting.
 */
export function bringIn(s: Now, seat: SeatId, arrivals: readonly Arrival[], units: readonly UnitId[]): void {
  const game = playing(s);
  const pool = poolOf(game, seat);
  const done: Arrival[] = [];
  for (const one of arrivals) {
    const { unit, space } = one;
    const there = game.state.hands[seat]?.stacks[space] ?? [];
    if (whyCrowded(game, seat, space, [...there, unit])) {
      s.barrier(); // that is known now
      continue;
    }
    pool.waiting = pool.waiting.filter((id) => id !== unit);
    const isTaken = enter(game, seat, space); // militias take an empty space
    place(game, seat, space, [unit]);
    relieve(game, space);
    updateControl(game, space);
    done.push(one);
    if (isTaken) spacesEntered(s, { side: seat, nations: [unitOf(game, unit).nation], spaces: [space] });
  }
  const spaces = [...new Set(done.map(({ space }) => space))];
  const to = spaces.map((space) => ({ space, units: done.filter((one) => one.space === space).length }));
  const waiting = units.filter((unit) => !done.some((one) => one.unit === unit));
  tell(
    s,
    { chapter: "reinforcements", kind: "arrived", seat, to, waiting },
    done.length > 0 ? { [seat]: { chapter: "reinforcements", kind: "placed", units: done } } : {},
  );
}

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
