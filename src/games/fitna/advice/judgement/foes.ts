import type { SpaceId } from "../../content/map-types.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import type { Unit, UnitId } from "../../content/unit-types.ts";
import { areFriends } from "../../rules/map/relations.ts";
import type { Standing } from "../../rules/pieces/units.ts";
import type { Game, Marks, SeenStack } from "../../state.ts";

/** Whom a seat would fight in a space, as far as it sees: what lies below a top counter is taken to be of a usual kind. */
export function foesIn(game: Game, seat: SeatId, space: SpaceId): readonly Standing[] {
  const sides = Object.entries(game.state.table.stacks[space] ?? {}) as [Holder, SeenStack][]; // keys of a record by holder
  return sides
    .filter(([side]) => !areFriends(game.scenario, seat, side))
    .flatMap(([side, { top, size }]) => {
      const known = top ? [standingOf(game, side, space, top.unit, top)] : [];
      const hidden = Array.from({ length: size - known.length }, () => usual(game, side, space));
      return [...known, ...hidden];
    });
}

function standingOf(game: Game, side: Holder, space: SpaceId, id: UnitId, { reduced, isolated }: Marks): Standing {
  const unit = game.edition.units[id];
  if (!unit) throw new Error(`${id} is no unit of this edition`);
  return { id, unit, side, space, ...(reduced ? { reduced } : {}), ...(isolated ? { isolated } : {}) };
}

const USUAL = new WeakMap<object, Map<string, Unit>>();

/** The middle one, by defence, of a side's units in this scenario. */
export function usual(game: Game, side: Holder, space: SpaceId): Standing {
  const known = USUAL.get(game.edition) ?? new Map<string, Unit>();
  USUAL.set(game.edition, known);
  const key = `${game.scenario.id} ${side}`;
  const unit = known.get(key) ?? middleOf(game, side);
  known.set(key, unit);
  return { id: unit.id, unit, side, space };
}

function middleOf(game: Game, side: Holder): Unit {
  const { setUp, batches, seats } = game.scenario;
  const nations = seats.find((one) => one.seat === side)?.commands.flatMap((one) => one.nations) ?? [side];
  const listed = [
    ...setUp.flatMap((line) => line.stacks.flatMap(({ units }) => units)),
    ...batches.flatMap((line) => line.batches.flat()),
  ];
  const all = Object.values(game.edition.units).filter(({ nation }) => nations.some((one) => one === nation));
  const present = all.filter(({ id }) => listed.includes(id) || side === "IS");
  const sorted = (present.length > 0 ? present : all).sort((a, b) => a.full.defence - b.full.defence);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error(`${side} has no units`);
  return middle;
}
