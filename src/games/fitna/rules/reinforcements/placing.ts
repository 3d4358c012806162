import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Game } from "../../state.ts";
import { tracing } from "../map/supply.ts";
import { whyCrowded } from "../movement/crowding.ts";
import { type Now, playing, tell } from "../now.ts";
import { relieve } from "../pieces/isolation.ts";
import { enter, place, poolOf, settleControl } from "../pieces/placing.ts";
import { unitOf } from "../pieces/units.ts";
import { spacesEntered } from "../powers/triggers.ts";
import { arrivalSpaces, openSpaces } from "./arrival-table.ts";
import type { Coming } from "./types.ts";

/** A unit, and the space where it is to arrive. */
export interface Arrival {
  readonly unit: UnitId;
  readonly space: SpaceId;
}

/** Where a unit may arrive beside others that have been given a space. */
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

/** units of the waiting compartment come to the map; who finds no room beside hidden counters goes on waiting. */
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
    const isTaken = enter(game, seat, space);
    place(game, seat, space, [unit]);
    relieve(game, space);
    settleControl(game, space);
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
