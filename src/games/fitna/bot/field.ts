import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import { areFriends } from "../map/relations.ts";
import type { Standing } from "../pieces/units.ts";
import type { Game } from "../state.ts";
import { foesIn } from "./foes.ts";
import { prospect } from "./prospects.ts";
import { worthFor } from "./worth.ts";

/** Where a seat's units stand, or would. */
export type Stacks = ReadonlyMap<SpaceId, readonly Standing[]>;

/** How a seat looks at the map: what spaces are worth to it, and who stands against it. */
export interface Field {
  readonly game: Game;
  readonly seat: SeatId;
  readonly worth: (space: SpaceId) => number;
  foes(space: SpaceId): readonly Standing[];
}

export function fieldOf(game: Game, seat: SeatId): Field {
  const known = new Map<SpaceId, readonly Standing[]>();
  return {
    game,
    seat,
    worth: worthFor(game, seat),
    foes(space) {
      const found = known.get(space) ?? foesIn(game, seat, space);
      known.set(space, found);
      return found;
    },
  };
}

/** An empty space that an enemy can walk into is as good as lost to him. */
const OPEN_DOOR = 0.6;

/** Spaces between which one attacks: an off-map box is next to none. */
export const next = ({ game }: Field, space: SpaceId): readonly SpaceId[] => game.edition.ways[space] ?? [];

/** What the best attack on a space is worth, from where its stacks stand. */
export function chanceAt(field: Field, stacks: Stacks, target: SpaceId): number {
  const foes = field.foes(target);
  if (foes.length === 0) return 0;
  const from = next(field, target).flatMap((space) => {
    const able = (stacks.get(space) ?? []).filter(({ unit }) => unit.type !== "garrison").slice(0, 3);
    return able.length > 0 ? [able] : [];
  });
  return Math.max(0, ...from.map((units) => prospect(field.game, target, units, foes, field.worth(target))));
}

/** What may be lost in a space, with who stands there. */
export function dangerAt(field: Field, stacks: Stacks, space: SpaceId): number {
  const { game, seat, worth } = field;
  const holder = game.state.table.control[space];
  const own = stacks.get(space) ?? [];
  if (own.length === 0 && (holder === undefined || !areFriends(game.scenario, seat, holder))) return 0;
  const attackers = next(field, space)
    .map((one) =>
      field
        .foes(one)
        .filter(({ unit }) => unit.type !== "garrison")
        .slice(0, 3),
    )
    .filter(({ length }) => length > 0);
  if (attackers.length === 0) return 0;
  if (own.length === 0) return OPEN_DOOR * worth(space);
  return Math.max(0, ...attackers.map((units) => prospect(game, space, units, own, worth(space))));
}
