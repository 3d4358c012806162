import type { Move, View } from "../../../engine/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import { partyOf, waysOf } from "../movement/ground.ts";
import { moversIn, ownSpaces, ownUnits } from "../movement/movers.ts";
import { type Stops, stopsOf } from "../movement/stops.ts";
import { seen } from "../now.ts";
import type { Standing } from "../pieces/units.ts";
import { type Fitna, type Game, seatIdOf } from "../state.ts";
import { type Field, fieldOf, next, type Stacks } from "./field.ts";
import { gains, isFriendly } from "./gains.ts";
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
  const all = marchesFrom(game, seat, ownSpaces(game, seat), { stops: stopsOf, anywhere: false });
  const best = all.reduce<March | null>((found, one) => (one.gain > (found?.gain ?? LEAST) ? one : found), null);
  if (!best) return null;
  const [first] = best.units;
  return {
    action: "move",
    params: { from: first?.space ?? "", units: best.units.map(({ id }) => id), path: [...best.path] },
  };
}

/** Which marches are looked at. */
interface Look {
  /** Where units may stop that go together. */
  readonly stops: (game: Game, seat: SeatId, units: readonly Standing[]) => Stops;
  /** Whether whole stacks go anywhere, and not towards the enemy alone. */
  readonly anywhere: boolean;
}

/**
 * Marches of the units of some spaces, of all that can move and of single ones, with what each gains. None leaves a space
 * open that has to be kept.
 */
export function marchesFrom(
  game: Game,
  seat: SeatId,
  spaces: readonly SpaceId[],
  { stops, anywhere }: Look,
): readonly March[] {
  const field = fieldOf(game, seat);
  const keeps = keepsOf(field);
  const stacks = stacksOf(field);
  const left = game.state.table.plan?.moves ?? 0;
  return spaces.flatMap((space) => {
    const size = stacks.get(space)?.length ?? 0;
    const movers = leavers(keeps, space, size, moversIn(game, seat, space).slice(0, left));
    const parties = movers.length > 1 ? [movers, ...movers.map((one) => [one])] : movers.length === 1 ? [movers] : [];
    return parties.flatMap((units) => {
      const gainOf = gains(field, stacks, units);
      const less = units.length === size ? 0 : DIVIDED;
      const may = stops(game, seat, units);
      return waysOf(game, seat, partyOf(game, seat, units)).flatMap((path) => {
        const worthwhile = isWorthwhile(field, path);
        if ((!worthwhile && !(anywhere && units === movers)) || may(path.at(-1) ?? space) !== null) return [];
        return [{ units, path, gain: worthwhile ? gainOf(path) - less : NOTHING - path.length }];
      });
    });
  });
}

/** Less than what any march towards the enemy gains. */
const NOTHING = -100;

function stacksOf({ game, seat }: Field): Stacks {
  return new Map(
    ownSpaces(game, seat).map((space) => [space, ownUnits(game, seat, game.state.hands[seat]?.stacks[space] ?? [])]),
  );
}

/** Towards enemies, or through what is not held yet. */
const isWorthwhile = (field: Field, path: readonly SpaceId[]): boolean =>
  path.some((space) => !isFriendly(field, space)) ||
  next(field, path.at(-1) ?? "").some((space) => field.foes(space).length > 0);
