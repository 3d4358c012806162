import type { SeatId } from "../content/sides.ts";
import { LEVELS } from "../content/victory-types.ts";
import type { Game } from "../state.ts";
import { isTrue } from "./conditions.ts";
import type { IsSupplied } from "./corridor.ts";
import type { Level, Levels } from "./types.ts";

/** Which seats the same person plays. */
export type People = readonly (readonly SeatId[])[];

/** Each seat for itself. */
export const onePersonEach = ({ scenario }: Pick<Game, "scenario">): People => scenario.seats.map(({ seat }) => [seat]);

/** how far each seat has come. */
export function levelsOf(game: Game, people: People, isSupplied: IsSupplied): Levels {
  const levels = game.scenario.victory.map(({ seat, ...conditions }) => {
    const reached = LEVELS.filter((level) => isTrue(game, seat, conditions[level], isSupplied));
    return [seat, reached.at(-1) ?? null] as const;
  });
  return game.edition.parameters.soleDecisive
    ? notTogether(Object.fromEntries(levels), people)
    : Object.fromEntries(levels);
}

/** R-213, D-64: where two people reach the highest level together, each of their seats there has the level below. */
function notTogether(levels: Levels, people: People): Levels {
  const isHighest = (seat: SeatId): boolean => levels[seat] === "decisive";
  if (people.filter((seats) => seats.some(isHighest)).length < 2) return levels;
  return Object.fromEntries(
    Object.entries(levels).map(([seat, level]) => [seat, level === "decisive" ? "major" : level]),
  );
}

/** a group has come as far as the least of its seats. */
export function levelOfGroup(levels: Levels, group: readonly SeatId[]): Level | null {
  const reached = group.map((seat) => levels[seat] ?? null);
  return reached.includes(null) ? null : (LEVELS.find((level) => reached.includes(level)) ?? null);
}
