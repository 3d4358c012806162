import type { SeatId } from "../../content/sides.ts";
import { LEVELS, type Victory } from "../../content/victory-types.ts";
import type { Game } from "../../state.ts";
import { isTrue } from "./conditions.ts";
import type { IsSupplied } from "./corridor.ts";
import type { Level, Levels } from "./types.ts";

/** Which seats the same person plays. */
export type People = readonly (readonly SeatId[])[];

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
  const reached = new Map<SeatId, Level | null>();
  const alone = (seat: SeatId): Level | null => {
    const known = reached.get(seat);
    if (known !== undefined) return known;
    const line = lines.find((one) => one.seat === seat);
    const level = line ? highestOf(game, line, isSupplied) : null;
    reached.set(seat, level);
    return level;
  };
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
