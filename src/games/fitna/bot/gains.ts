import type { SpaceId } from "../content/map-types.ts";
import { boxAt } from "../map/boxes.ts";
import { areFriends } from "../map/relations.ts";
import type { Standing } from "../pieces/units.ts";
import { chanceAt, dangerAt, type Field, next, type Stacks } from "./field.ts";

/** Dangers are less sure than chances: the enemy needs cards and wants other things, too. */
const CAUTION = 0.5;
/** Of two ways that gain the same, the shorter. */
const STEP = 0.02;

/**
 * What marches of some units gain: the spaces that they take, the chances to attack around where they come to, less those
 * that they leave, and the dangers at both ends. What does not depend on where they go is found once.
 */
export function gains(field: Field, stacks: Stacks, units: readonly Standing[]): (path: readonly SpaceId[]) => number {
  const from = units[0]?.space ?? "";
  const ids = units.map(({ id }) => id);
  const left: Stacks = new Map(stacks).set(
    from,
    (stacks.get(from) ?? []).filter(({ id }) => !ids.includes(id)),
  );
  const before = once((space) => chanceAt(field, stacks, space));
  const without = once((space) => chanceAt(field, left, space));
  const danger = once((space) => dangerAt(field, stacks, space));
  const leaving = CAUTION * (dangerAt(field, left, from) - danger(from));
  return (path) => {
    const to = path.at(-1) ?? from;
    const there: Stacks = new Map(left).set(to, [
      ...(left.get(to) ?? []),
      ...units.map((one) => ({ ...one, space: to })),
    ]);
    const around = next(field, to);
    const chances = [...new Set([...next(field, from), ...around])].reduce((sum, space) => {
      if (field.foes(space).length === 0) return sum;
      const after = around.includes(space) ? chanceAt(field, there, space) : without(space);
      return sum + after - before(space);
    }, 0);
    const coming = CAUTION * (dangerAt(field, there, to) - danger(to));
    return takenBy(field, path) + chances - leaving - coming - STEP * path.length * units.length;
  };
}

const takenBy = (field: Field, path: readonly SpaceId[]): number =>
  path.filter((space) => !isFriendly(field, space)).reduce((sum, space) => sum + field.worth(space), 0);

/** Nobody but its own units comes to an off-map box. */
export const isFriendly = ({ game, seat }: Field, space: SpaceId): boolean => {
  const holder = game.state.table.control[space];
  return holder === undefined ? boxAt(game, space) !== null : areFriends(game.scenario, seat, holder);
};

function once(find: (space: SpaceId) => number): (space: SpaceId) => number {
  const known = new Map<SpaceId, number>();
  return (space) => {
    const found = known.get(space) ?? find(space);
    known.set(space, found);
    return found;
  };
}
