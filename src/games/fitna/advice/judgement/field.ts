import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { boxAt } from "../../rules/map/boxes.ts";
import { areFriends } from "../../rules/map/relations.ts";
import { ownSpaces, ownUnits } from "../../rules/movement/movers.ts";
import { onceEach } from "../../rules/once.ts";
import { type Standing, strengthOf } from "../../rules/pieces/units.ts";
import type { Game } from "../../state.ts";
import { foesIn } from "./foes.ts";
import { prospect } from "./prospects.ts";
import { worthFor } from "./worth.ts";

/** Where a seat's units stand, or would. */
export type Stacks = ReadonlyMap<SpaceId, readonly Standing[]>;

/** How a seat looks at the map: what spaces are worth to it, and who stands against it. */
export interface Field {
  readonly game: Game;
  readonly seat: SeatId;
  readonly stacks: Stacks;
  worth(space: SpaceId): number;
  foes(space: SpaceId): readonly Standing[];
}

/** Of a game that is only looked at. */
export const fieldOf = onceEach((game: Game, seat: SeatId): Field => {
  const known = new Map<SpaceId, readonly Standing[]>();
  return {
    game,
    seat,
    stacks: new Map(
      ownSpaces(game, seat).map((space) => [space, ownUnits(game, seat, game.state.hands[seat]?.stacks[space] ?? [])]),
    ),
    worth: worthFor(game, seat),
    foes(space) {
      const found = known.get(space) ?? foesIn(game, seat, space);
      known.set(space, found);
      return found;
    },
  };
});

/** An empty space that an enemy can walk into is as good as lost to him. */
const OPEN_DOOR = 0.6;
/** */
const MOST_UNITS = 3;
/** A stack that attacks will do so again: another try is worth a part of the first. */
const AGAIN = 0.4;

/** Spaces between which one attacks: an off-map box is next to none. */
export const next = ({ game }: Field, space: SpaceId): readonly SpaceId[] => game.edition.ways[space] ?? [];

/** The strongest attackers of a stack. */
export function strongest(units: readonly Standing[]): readonly Standing[] {
  const able = units.filter(({ unit }) => unit.type !== "garrison" && unit.full.attack > 0);
  if (able.length <= MOST_UNITS) return able;
  return able.toSorted((a, b) => strengthOf(b.unit, b).attack - strengthOf(a.unit, a).attack).slice(0, MOST_UNITS);
}

/** What the attacks on a space are worth, from where its stacks stand: the best of them, and a part of the next. */
export function chanceAt(field: Field, stacks: Stacks, target: SpaceId): number {
  const foes = field.foes(target);
  if (foes.length === 0) return 0;
  let best = 0;
  let second = 0;
  for (const space of next(field, target)) {
    const units = strongest(stacks.get(space) ?? []);
    if (units.length === 0) continue;
    const found = prospect(field.game, target, units, foes, field.worth(target));
    if (found > best) [best, second] = [found, best];
    else if (found > second) second = found;
  }
  return best + AGAIN * second;
}

/** Nobody but its own units comes to an off-map box. */
export const isFriendly = ({ game, seat }: Field, space: SpaceId): boolean => {
  const holder = game.state.table.control[space];
  return holder === undefined ? boxAt(game, space) !== null : areFriends(game.scenario, seat, holder);
};

/** What may be lost in a space, with who stands there. */
export function dangerAt(field: Field, stacks: Stacks, space: SpaceId): number {
  const { game, worth } = field;
  const own = stacks.get(space) ?? [];
  if (own.length === 0 && !isFriendly(field, space)) return 0;
  let most = 0;
  for (const from of next(field, space)) {
    const attackers = strongest(field.foes(from));
    if (attackers.length === 0) continue;
    if (own.length === 0) return OPEN_DOOR * worth(space);
    most = Math.max(most, prospect(game, space, attackers, own, worth(space)));
  }
  return most;
}
