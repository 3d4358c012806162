import type { Country, Nation, SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Expression } from "../../content/victory-types.ts";
import type { Game } from "../../state.ts";
import { standing } from "../pieces/units.ts";
import { hasCorridor, type IsSupplied } from "./corridor.ts";
import { holds, holdsWithFriends } from "./holding.ts";

/** Whether a condition of a seat is true now. */
export function isTrue(game: Game, seat: SeatId, condition: Expression, isSupplied: IsSupplied): boolean {
  const held = (spaces: readonly string[]): number => spaces.filter(holds(game, seat)).length;
  const friendly = (spaces: readonly string[]): number => spaces.filter(holdsWithFriends(game, seat)).length;
  switch (condition.kind) {
    case "and":
      return condition.of.every((part) => isTrue(game, seat, part, isSupplied));
    case "or":
      return condition.of.some((part) => isTrue(game, seat, part, isSupplied));
    case "ctl":
      return held(condition.spaces) === condition.spaces.length;
    case "fctl":
      return friendly(condition.spaces) === condition.spaces.length;
    case "any":
      return held(condition.spaces) >= condition.least;
    case "fany":
      return friendly(condition.spaces) >= condition.least;
    case "cnt":
      return held(game.edition.countries[condition.country].spaces) >= condition.least;
    case "kurd":
      return held(Object.values(game.edition.kurdish).flat()) >= condition.least;
    case "isIn":
      return heldByIslamicState(game, condition.country) <= condition.most;
    case "corr":
      return hasCorridor(game, seat, condition, isSupplied);
    case "out":
      return lostOf(game, condition.nation) >= condition.least;
    case "none":
      return !standsIn(game, condition.nations, condition.spaces);
    case "ten":
      return game.state.table.tension <= condition.most;
  }
}

const heldByIslamicState = ({ edition, state }: Game, country: Country): number =>
  edition.countries[country].spaces.filter((space) => state.table.control[space] === "IS").length;

/** Units in a Force Pool, batches to come included, or out of the game. */
function lostOf({ edition, state: { table } }: Game, nation: Nation): number {
  const pools = Object.values(table.pools).flatMap(({ batches, waiting, destroyed }) => [
    ...batches.flat(),
    ...waiting,
    ...destroyed,
  ]);
  return [...pools, ...table.removed].filter((id) => edition.units[id]?.nation === nation).length;
}

/** By all that is known of who stands there: who looks on before the end sees the top counters of others. */
function standsIn(game: Game, nations: readonly Nation[], spaces: readonly string[]): boolean {
  const { edition, state } = game;
  const isOne = (id: UnitId): boolean => nations.some((nation) => edition.units[id]?.nation === nation);
  const isOnTop = (space: string): boolean =>
    Object.values(state.table.stacks[space] ?? {}).some(({ top }) => top !== null && isOne(top.unit));
  return spaces.some(isOnTop) || standing(game).some(({ id, space }) => spaces.includes(space) && isOne(id));
}
