import { distance } from "../../../../graph/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import { onceEach } from "../../rules/once.ts";
import type { Standing } from "../../rules/pieces/units.ts";
import { chanceAt, dangerAt, type Field, isFriendly, next, type Stacks } from "./field.ts";

/** Dangers are less sure than chances: the enemy needs cards and wants other things, too. */
const CAUTION = 0.5;
/** Of two ways that gain the same, the shorter. */
const STEP = 0.02;
/** To come nearer to what is worth having, of its worth. */
const APPROACH = 0.25;

/**
 * What marches of some units gain: the spaces that they take, the chances to attack around where they come to, less those
 * that they leave, and the dangers at both ends. What does not depend on where they go is found once.
 */
export function gains(field: Field, units: readonly Standing[]): (path: readonly SpaceId[]) => number {
  const { stacks } = field;
  const from = units[0]?.space ?? "";
  const ids = units.map(({ id }) => id);
  const left: Stacks = new Map(stacks).set(
    from,
    (stacks.get(from) ?? []).filter(({ id }) => !ids.includes(id)),
  );
  const without = once((space) => chanceAt(field, left, space));
  const leaving = CAUTION * (dangerAt(field, left, from) - dangerNow(field, from));
  const around = next(field, from);
  const lost = around.reduce((sum, space) => sum + chanceNow(field, space) - without(space), 0);
  const appeal = appealOf(field, from);
  return (path) => {
    const to = path.at(-1) ?? from;
    const there: Stacks = new Map(left).set(to, [
      ...(left.get(to) ?? []),
      ...units.map((one) => ({ ...one, space: to })),
    ]);
    const won = next(field, to).reduce(
      (sum, space) =>
        field.foes(space).length === 0
          ? sum
          : sum + chanceAt(field, there, space) - (around.includes(space) ? without(space) : chanceNow(field, space)),
      0,
    );
    const coming = CAUTION * (dangerAt(field, there, to) - dangerNow(field, to));
    const nearer = APPROACH * (appealOf(field, to) - appeal);
    return takenBy(field, path) + won - lost - leaving - coming + nearer - STEP * path.length * units.length;
  };
}

/** As all stand now. */
const nowOf = onceEach((field: Field, space: SpaceId) => ({
  chance: chanceAt(field, field.stacks, space),
  danger: dangerAt(field, field.stacks, space),
}));
const chanceNow = (field: Field, space: SpaceId): number => nowOf(field, space).chance;
const dangerNow = (field: Field, space: SpaceId): number => nowOf(field, space).danger;

/** The most that a space near by is worth that others hold, the less the farther. */
export const appealOf = onceEach((field: Field, from: SpaceId): number => {
  const { distances } = field.game.edition;
  if (!(from in field.game.edition.spaces)) return 0;
  return Math.max(0, ...wantedBy(field).map(({ space, worth }) => worth / (1 + distance(distances, from, space))));
});

const wantedBy = onceEach((field: Field): readonly { readonly space: SpaceId; readonly worth: number }[] =>
  field.game.edition.spaceIds
    .filter((space) => !isFriendly(field, space))
    .map((space) => ({ space, worth: field.worth(space) })),
);

const takenBy = (field: Field, path: readonly SpaceId[]): number =>
  path.reduce((sum, space) => (isFriendly(field, space) ? sum : sum + field.worth(space)), 0);

function once(find: (space: SpaceId) => number): (space: SpaceId) => number {
  const known = new Map<SpaceId, number>();
  return (space) => {
    const found = known.get(space) ?? find(space);
    known.set(space, found);
    return found;
  };
}
