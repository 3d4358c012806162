import { distance } from "../../../graph/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import { LEVELS } from "../content/victory-types.ts";
import { areFriends } from "../map/relations.ts";
import { allowanceOf } from "../movement/ground.ts";
import { type Standing, strengthOf } from "../pieces/units.ts";
import type { Game } from "../state.ts";
import { judge } from "../victory/finish.ts";
import type { Level } from "../victory/types.ts";
import type { Field } from "./field.ts";
import { spacesIn } from "./worth.ts";

/** Whether a seat's space must not be left empty. */
export type Keeps = (space: SpaceId) => boolean;

/** Capitals on the map. */
const CAPITALS: readonly SpaceId[] = ["amman", "baghdad", "beirut", "damascus", "jerusalem", "kuwait-city"];

/** Own capitals, and spaces with which an enemy would win, that an enemy on the map can come to. */
export function keepsOf(field: Field): Keeps {
  const known = new Map<SpaceId, boolean>();
  return (space) => {
    const before = known.get(space);
    if (before !== undefined) return before;
    const found =
      isOwn(field, space) &&
      (CAPITALS.includes(space) || isWanted(field, space)) &&
      canCome(field, space) &&
      (CAPITALS.includes(space) || decides(field, space));
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

const isOwn = ({ game, seat }: Field, space: SpaceId): boolean => game.state.table.control[space] === seat;

/** Whether enemies stand so near that they could walk there, if nobody stood in their way. */
function canCome({ game, foes }: Field, space: SpaceId): boolean {
  const { distances, spaceIds } = game.edition;
  return spaceIds.some((from) => {
    const far = distance(distances, from, space);
    return from !== space && far <= FARTHEST && foes(from).some((one) => far <= allowanceOf(one));
  });
}

/** No unit walks farther. */
const FARTHEST = 6;

/** Whether a condition of an enemy's victory names it. */
const isWanted = ({ game, seat }: Field, space: SpaceId): boolean =>
  game.scenario.victory.some(
    ({ seat: whose, ...conditions }) =>
      !areFriends(game.scenario, seat, whose) &&
      LEVELS.some((level) => spacesIn(game, conditions[level]).includes(space)),
  );

/** Whether an enemy would come to a victory, or a higher one, if it were his. */
function decides({ game, seat }: Field, space: SpaceId): boolean {
  const now = judge(game).levels;
  return game.scenario.seats
    .filter((one) => !areFriends(game.scenario, seat, one.seat))
    .some((enemy) => rank(judge(heldBy(game, enemy.seat, space)).levels[enemy.seat]) > rank(now[enemy.seat]));
}

const rank = (level: Level | null | undefined): number => (level ? LEVELS.indexOf(level) : -1);

function heldBy(game: Game, seat: SeatId, space: SpaceId): Game {
  const { state } = game;
  return {
    ...game,
    state: { ...state, table: { ...state.table, control: { ...state.table.control, [space]: seat } } },
  };
}
