/** Which marches are worth making, with whole stacks or single units, leaving no space open that must be kept. */
import { type Move, move, type View } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { moversIn, ownSpaces } from "../../rules/movement/crowding.ts";
import { partyOf, waysOf } from "../../rules/movement/ground.ts";
import { stopsOf, strictly } from "../../rules/movement/marching.ts";
import { move as moveUnits } from "../../rules/movement/move.ts";
import { seen } from "../../rules/now.ts";
import type { Standing } from "../../rules/pieces/units.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { type Field, fieldOf, gains, isFriendly, keepsOf, leavers, next } from "./field.ts";

/** A march that gains less is not made: the units may be needed where they are. */
const LEAST = 0.25;
/** To divide a stack must be worth it: what stands together attacks together. */
const DIVIDED = 0.8;

export interface March {
  readonly units: readonly Standing[];
  readonly path: readonly SpaceId[];
  readonly gain: number;
}

/** The best move of some units, whole stacks or single ones; null: all stand well where they are. */
export function bestMarch(view: View<Fitna>): Move | null {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const all = marchesFrom(game, seat, ownSpaces(game, seat), { anywhere: false }).filter(({ gain }) => gain > LEAST);
  const best = all.toSorted((a, b) => b.gain - a.gain).find((march) => isPossible(game, seat, march));
  if (!best) return null;
  const [first] = best.units;
  return move(moveUnits, {
    from: first?.space ?? "",
    units: best.units.map(({ id }) => id),
    path: [...best.path],
  });
}

/** whether it leaves moves enough to relieve spaces that are over their limits. */
const isPossible = (game: Game, seat: SeatId, { units, path }: March): boolean =>
  stopsOf(game, seat, units)(path.at(-1) ?? "") === null;

/** How many units of a seat would march, if it had the moves for all of them. */
export function marchesWanted({ game, seat }: Field): number {
  const all = marchesFrom(game, seat, ownSpaces(game, seat), { anywhere: false, moves: EVERYBODY });
  const marching = all.flatMap(({ units, gain }) => (gain > LEAST ? units.map(({ id }) => id) : []));
  return new Set(marching).size;
}

const EVERYBODY = 99;

/** Which marches are considered. */
interface Look {
  /** Whether whole stacks go anywhere, not only towards the enemy. */
  readonly anywhere: boolean;
  /** How many units can move; left out: as many as the plan says. */
  readonly moves?: number;
}

/**
 * Marches of the units of some spaces, of all that can move and of single ones, with what each gains. None leaves a space
 * open that has to be kept.
 */
export function marchesFrom(
  game: Game,
  seat: SeatId,
  spaces: readonly SpaceId[],
  { anywhere, moves = game.state.table.plan?.moves ?? 0 }: Look,
): readonly March[] {
  const field = fieldOf(game, seat);
  const keeps = keepsOf(field);
  return spaces.flatMap((space) => {
    const size = field.stacks.get(space)?.length ?? 0;
    const movers = leavers(keeps, space, size, moversIn(game, seat, space).slice(0, moves));
    const parties = movers.length > 1 ? [movers, ...movers.map((one) => [one])] : movers.length === 1 ? [movers] : [];
    return parties.flatMap((units) => {
      const gainOf = gains(field, units);
      const less = units.length === size ? 0 : DIVIDED;
      const may = strictly(game, seat, units); // what is over the limits must be sent on, and moves are few
      const isIdle = next(field, space).every((one) => field.foes(one).length === 0);
      return waysOf(game, seat, partyOf(game, seat, units)).flatMap((path) => {
        const worthwhile = isIdle || isWorthwhile(field, path);
        if ((!worthwhile && !(anywhere && units === movers)) || may(path.at(-1) ?? space) !== null) return [];
        return [{ units, path, gain: worthwhile ? gainOf(path) - less : NOTHING - path.length }];
      });
    });
  });
}

/** Less than what any march towards the enemy gains. */
const NOTHING = -100;

/** Towards enemies, or through what is not held yet. */
const isWorthwhile = (field: Field, path: readonly SpaceId[]): boolean =>
  path.some((space) => !isFriendly(field, space)) ||
  next(field, path.at(-1) ?? "").some((space) => field.foes(space).length > 0);
