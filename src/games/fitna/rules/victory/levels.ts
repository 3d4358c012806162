/** whether a condition of victory is true, and what is known of it. */
import { eachOnce } from "#engine";
import type { UnitId } from "../../content/board-types.ts";
import type { Country, Nation, SeatId } from "../../content/sides.ts";
import { type Expression, LEVELS, type Plain, type Victory } from "../../content/victory-types.ts";
import type { Game } from "../../state.ts";
import { standing } from "../pieces/units.ts";
import type { Level, Levels, People } from "./events.ts";
import { hasCorridor, holds, holdsWithFriends, type IsSupplied, spacesNamed } from "./holding.ts";

/** Whether a condition of a seat is true now. */
export function isTrue(game: Game, seat: SeatId, condition: Expression, isSupplied: IsSupplied): boolean {
  switch (condition.kind) {
    case "and":
      return condition.of.every((part) => isTrue(game, seat, part, isSupplied));
    case "or":
      return condition.of.some((part) => isTrue(game, seat, part, isSupplied));
    case "ctl":
    case "fctl":
    case "any":
    case "fany":
    case "cnt":
    case "kurd": {
      const { spaces, least, isHeld } = holdingAsked(game, seat, condition);
      return spaces.filter(isHeld).length >= least;
    }
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

type Counted = Extract<Plain, { readonly kind: "ctl" | "fctl" | "any" | "fany" | "cnt" | "kurd" }>;

/** How many of which spaces must be whose, by a condition that counts spaces. */
export function holdingAsked(game: Game, seat: SeatId, condition: Counted) {
  const spaces = spacesNamed(game.edition, condition);
  const isOfFriends = condition.kind === "fctl" || condition.kind === "fany";
  const isHeld = isOfFriends ? holdsWithFriends(game, seat) : holds(game, seat);
  return { spaces, least: "least" in condition ? condition.least : spaces.length, isHeld };
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

/** By all that is known of who is there: whoever looks on before the end sees the top counters of others. */
function standsIn(game: Game, nations: readonly Nation[], spaces: readonly string[]): boolean {
  const { edition, state } = game;
  const isOne = (id: UnitId): boolean => nations.some((nation) => edition.units[id]?.nation === nation);
  const isOnTop = (space: string): boolean =>
    Object.values(state.table.stacks[space] ?? {}).some(({ top }) => top !== null && isOne(top.unit));
  return spaces.some(isOnTop) || standing(game).some(({ id, space }) => spaces.includes(space) && isOne(id));
}

/** Each seat for itself. */
export const onePersonEach = ({ scenario }: Pick<Game, "scenario">): People => scenario.seats.map(({ seat }) => [seat]);

/** how far each seat has come. */
export function levelsOf(game: Game, people: People, isSupplied: IsSupplied): Levels {
  const levelOf = levelIn(game, people, isSupplied);
  return Object.fromEntries(game.scenario.victory.map(({ seat }) => [seat, levelOf(seat)]));
}

/** The same of the seats that are asked for; of the others only what it takes. */
export function levelIn(game: Game, people: People, isSupplied: IsSupplied): (seat: SeatId) => Level | null {
  const lines = game.scenario.victory;
  const alone = eachOnce((seat): Level | null => {
    const line = lines.find((one) => one.seat === seat);
    return line ? highestOf(game, line, isSupplied) : null;
  });
  return (seat) => {
    const level = alone(seat);
    if (level !== "decisive" || !game.edition.parameters.soleDecisive) return level;
    // R-213, D-64: where two people reach the highest level together, each of their seats there has the level below
    return people.filter((seats) => seats.some((one) => alone(one) === "decisive")).length > 1 ? "major" : level;
  };
}

const highestOf = (game: Game, { seat, ...conditions }: Victory, isSupplied: IsSupplied): Level | null =>
  LEVELS.findLast((level) => isTrue(game, seat, conditions[level], isSupplied)) ?? null;

/** a group has come as far as the least of its seats. */
export function levelOfGroup(levels: Levels, group: readonly SeatId[]): Level | null {
  const reached = group.map((seat) => levels[seat] ?? null);
  return reached.includes(null) ? null : (LEVELS.find((level) => reached.includes(level)) ?? null);
}
