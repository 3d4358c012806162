import type { Move, View } from "../../../engine/index.ts";
import { neighbours } from "../../../graph/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import { areFriends } from "../map/relations.ts";
import { partyOf, waysOf } from "../movement/ground.ts";
import { moversIn, ownSpaces, ownUnits, stopsOf } from "../movement/movers.ts";
import { seen } from "../now.ts";
import type { Standing } from "../pieces/units.ts";
import { type Fitna, seatIdOf } from "../state.ts";
import { type Field, fieldOf, outlook, type Stacks } from "./field.ts";

/** A march that gains less is left: the units may be needed where they are. */
const LEAST = 0.6;

interface March {
  readonly units: readonly Standing[];
  readonly path: readonly SpaceId[];
  readonly gain: number;
}

/** The best move of some units, whole stacks or single ones; null: all stand well where they are. */
export function bestMarch(view: View<Fitna>): Move | null {
  const game = seen(view);
  const field = fieldOf(game, seatIdOf(view.seat));
  const stacks = stacksOf(field);
  const left = view.table.plan?.moves ?? 0;
  const parties = ownSpaces(game, field.seat).flatMap((space) => {
    const movers = moversIn(game, field.seat, space).slice(0, left);
    return movers.length > 1 ? [movers, ...movers.map((one) => [one])] : movers.length === 1 ? [movers] : [];
  });
  let best: March | null = null;
  for (const units of parties)
    for (const march of marchesOf(field, stacks, units)) if (march.gain > (best?.gain ?? LEAST)) best = march;
  if (!best) return null;
  const [first] = best.units;
  return {
    action: "move",
    params: { from: first?.space ?? "", units: best.units.map(({ id }) => id), path: [...best.path] },
  };
}

function stacksOf({ game, seat }: Field): Stacks {
  return new Map(
    ownSpaces(game, seat).map((space) => [space, ownUnits(game, seat, game.state.hands[seat]?.stacks[space] ?? [])]),
  );
}

function* marchesOf(field: Field, stacks: Stacks, units: readonly Standing[]): Generator<March> {
  const { game, seat } = field;
  const stops = stopsOf(game, seat, units);
  for (const path of waysOf(game, seat, partyOf(game, seat, units))) {
    const to = path.at(-1);
    if (to === undefined || !isWorthwhile(field, path) || stops(to) !== null) continue;
    yield { units, path, gain: gainOf(field, stacks, units, path, to) };
  }
}

const isFriendly = ({ game, seat }: Field, space: SpaceId): boolean => {
  const holder = game.state.table.control[space];
  return holder !== undefined && areFriends(game.scenario, seat, holder);
};

/** Towards enemies, or through what is not held yet. */
const isWorthwhile = (field: Field, path: readonly SpaceId[]): boolean =>
  path.some((space) => !isFriendly(field, space)) ||
  neighbours(field.game.edition.ways, path.at(-1) ?? "").some((space) => field.foes(space).length > 0);

function gainOf(
  field: Field,
  stacks: Stacks,
  units: readonly Standing[],
  path: readonly SpaceId[],
  to: SpaceId,
): number {
  const from = units[0]?.space ?? to;
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
