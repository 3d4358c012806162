import type { Move, View } from "../../../engine/index.ts";
import { neighbours } from "../../../graph/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import { areFriends } from "../map/relations.ts";
import { partyOf, waysOf } from "../movement/ground.ts";
import { moversIn, ownSpaces, ownUnits, stopsOf } from "../movement/movers.ts";
import { seen } from "../now.ts";
import type { Standing } from "../pieces/units.ts";
import { type Fitna, type Game, seatIdOf } from "../state.ts";
import { type Field, fieldOf, outlook, type Stacks } from "./field.ts";
import { keepsOf, leavers } from "./keeps.ts";

/** A march that gains less is left: the units may be needed where they are. */
const LEAST = 0.6;
/** To divide a stack must be worth it: what stands together attacks together. */
const DIVIDED = 1.2;

export interface March {
  readonly units: readonly Standing[];
  readonly path: readonly SpaceId[];
  readonly gain: number;
}

/** The best move of some units, whole stacks or single ones; null: all stand well where they are. */
export function bestMarch(view: View<Fitna>): Move | null {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const all = marchesFrom(game, seat, ownSpaces(game, seat), isWorthwhile);
  const best = all.reduce<March | null>((found, one) => (one.gain > (found?.gain ?? LEAST) ? one : found), null);
  if (!best) return null;
  const [first] = best.units;
  return {
    action: "move",
    params: { from: first?.space ?? "", units: best.units.map(({ id }) => id), path: [...best.path] },
  };
}

/**
 * Marches of the units of some spaces, of all that can move and of single ones, with what each gains; those alone that
 * pass. None leaves a space open that has to be kept.
 */
export function marchesFrom(
  game: Game,
  seat: SeatId,
  spaces: readonly SpaceId[],
  passes: (field: Field, march: Omit<March, "gain">) => boolean,
): readonly March[] {
  const field = fieldOf(game, seat);
  const keeps = keepsOf(field);
  const stacks = stacksOf(field);
  const left = game.state.table.plan?.moves ?? 0;
  return spaces.flatMap((space) => {
    const size = stacks.get(space)?.length ?? 0;
    const movers = leavers(keeps, space, size, moversIn(game, seat, space).slice(0, left));
    const parties = movers.length > 1 ? [movers, ...movers.map((one) => [one])] : movers.length === 1 ? [movers] : [];
    return parties.flatMap((units) =>
      waysFor(field, units)
        .filter((path) => passes(field, { units, path }))
        .map((path) => ({
          units,
          path,
          gain: gainOf(field, stacks, units, path) - (units.length === size ? 0 : DIVIDED),
        })),
    );
  });
}

function stacksOf({ game, seat }: Field): Stacks {
  return new Map(
    ownSpaces(game, seat).map((space) => [space, ownUnits(game, seat, game.state.hands[seat]?.stacks[space] ?? [])]),
  );
}

/** Their ways to where they may stop for now. */
function waysFor({ game, seat }: Field, units: readonly Standing[]): readonly (readonly SpaceId[])[] {
  const stops = stopsOf(game, seat, units);
  return waysOf(game, seat, partyOf(game, seat, units)).filter((path) => {
    const to = path.at(-1);
    return to !== undefined && stops(to) === null;
  });
}

const isFriendly = ({ game, seat }: Field, space: SpaceId): boolean => {
  const holder = game.state.table.control[space];
  return holder !== undefined && areFriends(game.scenario, seat, holder);
};

/** Towards enemies, or through what is not held yet. */
export const isWorthwhile = (field: Field, { path }: Pick<March, "path">): boolean =>
  path.some((space) => !isFriendly(field, space)) ||
  neighbours(field.game.edition.ways, path.at(-1) ?? "").some((space) => field.foes(space).length > 0);

function gainOf(field: Field, stacks: Stacks, units: readonly Standing[], path: readonly SpaceId[]): number {
  const from = units[0]?.space ?? "";
  const to = path.at(-1) ?? from;
  const ids = units.map(({ id }) => id);
  const after = new Map(stacks);
  after.set(
    from,
    (stacks.get(from) ?? []).filter(({ id }) => !ids.includes(id)),
  );
  after.set(to, [...(after.get(to) ?? []), ...units.map((one) => ({ ...one, space: to }))]);
  const { ways } = field.game.edition;
  const around = [...new Set([from, to, ...neighbours(ways, from), ...neighbours(ways, to)])];
  const taken = path.filter((space) => !isFriendly(field, space)).reduce((sum, space) => sum + field.worth(space), 0);
  const before = outlook(field, stacks, around);
  return taken + outlook(field, after, around) - before - 0.02 * path.length * units.length;
}
