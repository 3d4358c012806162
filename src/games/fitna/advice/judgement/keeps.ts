import { distance } from "../../../../graph/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { LEVELS } from "../../content/victory-types.ts";
import { areFriends } from "../../rules/map/relations.ts";
import { allowanceOf } from "../../rules/movement/ground.ts";
import { once, onceEach } from "../../rules/once.ts";
import { type Standing, strengthOf } from "../../rules/pieces/units.ts";
import { levelOf } from "../../rules/victory/finish.ts";
import type { Level } from "../../rules/victory/types.ts";
import type { Game } from "../../state.ts";
import type { Field } from "./field.ts";
import { aimsOf } from "./worth.ts";

/** Whether a seat's space must not be left empty. */
export type Keeps = (space: SpaceId) => boolean;

/** Capitals on the map. */
const CAPITALS: readonly SpaceId[] = ["amman", "baghdad", "beirut", "damascus", "jerusalem", "kuwait-city"];

/**
 * Own capitals, spaces without which the seat would lose a victory that it has, and those with which an enemy would win,
 * as far as an enemy on the map can come to them.
 */
export function keepsOf(field: Field): Keeps {
  const { game, seat } = field;
  const keeps = (space: SpaceId): boolean => {
    if (game.state.table.control[space] !== seat) return false;
    const isCapital = CAPITALS.includes(space);
    const isAim = !isCapital && aimsOf(game, seat).has(space);
    const enemies = isCapital ? [] : wanting(game, seat, space);
    if ((!isCapital && !isAim && enemies.length === 0) || !canCome(field, space)) return false;
    return isCapital || (isAim && restsOn(game, seat, space)) || enemies.some((enemy) => decides(game, enemy, space));
  };
  const known = new Map<SpaceId, boolean>();
  return (space) => {
    const found = known.get(space) ?? keeps(space);
    known.set(space, found);
    return found;
  };
}

/** Those who can leave a space: where it must be kept, all but the weakest. */
export function leavers(keeps: Keeps, space: SpaceId, stack: number, units: readonly Standing[]): readonly Standing[] {
  if (units.length < stack || !keeps(space)) return units;
  const [weakest] = units.toSorted((a, b) => attackOf(a) - attackOf(b));
  return units.filter((one) => one !== weakest);
}

const attackOf = (one: Standing): number => strengthOf(one.unit, one).attack;

/** Whether enemies stand so near that they could walk there, if nobody stood in their way. */
const canCome = ({ game, foes }: Field, space: SpaceId): boolean =>
  (aroundIn(game.edition).get(space) ?? []).some(({ from, far }) => foes(from).some((one) => far <= allowanceOf(one)));

/** No unit walks farther. */
const FARTHEST = 6;

/** From where a unit could walk to each space, and how far. */
const aroundIn = once(
  ({ distances, spaceIds }: Game["edition"]) =>
    new Map(
      spaceIds.map((space) => {
        const all = spaceIds.map((from) => ({ from, far: distance(distances, from, space) }));
        return [space, all.filter(({ from, far }) => from !== space && far <= FARTHEST)] as const;
      }),
    ),
);

/** Enemies with a condition of victory that names a space. */
const wanting = (game: Game, seat: SeatId, space: SpaceId): readonly SeatId[] =>
  game.scenario.seats
    .map((one) => one.seat)
    .filter((other) => !areFriends(game.scenario, seat, other) && aimsOf(game, other).has(space));

/** Whether an enemy would come to a victory, or a higher one, if a space were his. */
const decides = (game: Game, enemy: SeatId, space: SpaceId): boolean =>
  rank(levelOf(heldBy(game, enemy, space), enemy)) > rank(levelNow(game, enemy));

/** Whether a seat would lose its victory, or a part of it, with a space. */
const restsOn = (game: Game, seat: SeatId, space: SpaceId): boolean =>
  levelNow(game, seat) !== null && rank(levelOf(heldBy(game, null, space), seat)) < rank(levelNow(game, seat));

const levelNow = onceEach(levelOf);

const rank = (level: Level | null): number => (level ? LEVELS.indexOf(level) : -1);

/** The map if a seat held a space; null: if nobody did. */
function heldBy(game: Game, seat: SeatId | null, space: SpaceId): Game {
  const { state } = game;
  const { [space]: _, ...others } = state.table.control;
  const control = seat === null ? others : { ...others, [space]: seat };
  return { ...game, state: { ...state, table: { ...state.table, control } } };
}
