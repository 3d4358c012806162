/** How many points or spaces each seat has, which level points amount to, and which spaces count for victory. */
import { mustGet, once, onceEach } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { LEVELS } from "../../content/victory-types.ts";
import { type Game, lookedAt } from "../../state.ts";
import type { Level, Levels, People, Points, Score } from "./events.ts";
import { type Corridor, conditionsOf, hasCorridor, holds, type IsSupplied, spacesNamed } from "./holding.ts";

/** which corridor each seat scores. */
const CORRIDORS: { readonly [seat in SeatId]?: Corridor } = {
  IRN: { from: "IRN", to: "mediterranean" },
  SAU: { from: "SAU", to: "TUR" },
};

/** D-59: seats whose own country counts even where others' does not. */
const AT_HOME: readonly SeatId[] = ["SYR", "IRQ"];

/** the most that a space is worth for one of the things that it is. */
export function worthOf({ edition }: Pick<Game, "edition">, space: SpaceId): number {
  const { marks } = mustGet(edition.spaces, space);
  const { holy, objective, oilfield, other } = edition.figures.victoryPoints;
  const worth = { holy, objective, oilfield, city: other, is: other };
  return Math.max(other, ...marks.map((mark) => worth[mark]));
}

/** what each seat has in the area of the scenario (D-60); null: it is not played for points. IS and Kurds have none. */
export function pointsOf(game: Game, isSupplied: IsSupplied): Points | null {
  const { edition, scenario } = game;
  const { area } = scenario;
  if (!area) return null;
  const points = scenario.seats.map(({ seat }) => {
    const spaces = area
      .filter((country) => country !== seat || edition.parameters.vpOwnCountry || AT_HOME.includes(seat))
      .flatMap((country) => edition.countries[country].spaces.filter(holds(game, seat)));
    const corridor = CORRIDORS[seat];
    const extra =
      corridor && hasCorridor(game, seat, corridor, isSupplied) ? edition.figures.victoryPoints.corridor : 0;
    return [seat, spaces.reduce((sum, space) => sum + worthOf(game, space), 0) + extra];
  });
  return Object.fromEntries(points);
}

/** the points of all seats of a person together. */
export const pointsTogether = (points: Points, seats: readonly SeatId[]): number =>
  seats.reduce((sum, seat) => sum + (points[seat] ?? 0), 0);

/** by the lead of what a person's seats have together over the best other person; null: stalemate. */
export function levelsByPoints({ edition }: Pick<Game, "edition">, points: Points, people: People): Levels {
  const { leads } = edition.figures.victoryPoints;
  const levels = people.flatMap((own) => {
    const others = people.filter((seats) => seats !== own);
    const best = Math.max(...others.map((seats) => pointsTogether(points, seats)));
    const lead = pointsTogether(points, own) - best;
    const reached = LEVELS.findLast((level) => lead >= leads[level]) ?? null;
    return own.map((seat): [SeatId, Level | null] => [seat, reached]);
  });
  return Object.fromEntries(levels);
}

/** Keeps the score as the map stands, for the picture of the end. */
export function keepScore(game: Game, isSupplied: IsSupplied): void {
  const { table } = game.state;
  const now = lookedAt(game);
  table.course = [...(now.table.course ?? []), scoreOf({ ...game, state: now }, isSupplied)];
}

/** How many points each seat has, or how many of the spaces that count. */
export function scoreOf(game: Game, isSupplied: IsSupplied): Score {
  const points = game.state.table.judged === "points" ? pointsOf(game, isSupplied) : null;
  if (points) return points;
  const spaces = spacesThatCount(game);
  return Object.fromEntries(game.scenario.seats.map(({ seat }) => [seat, spaces.filter(holds(game, seat)).length]));
}

/** all that the victory conditions of a scenario name, of whichever seat. */
export const spacesThatCount = ({ edition, scenario }: Played): readonly SpaceId[] => countingIn(edition)(scenario);

type Played = Pick<Game, "edition" | "scenario">;

const countingIn = once((edition: Played["edition"]) =>
  once(({ victory }: Played["scenario"]) => {
    const all = victory.flatMap(conditionsOf).filter(({ kind }) => kind !== "none");
    const spaces = all.flatMap((one) => spacesNamed(edition, one));
    return spaces.length > 0 ? [...new Set(spaces)] : edition.spaceIds;
  }),
);

const starsIn = once((edition: Played["edition"]) =>
  onceEach((scenario: Played["scenario"], judged: string): ReadonlySet<SpaceId> => {
    const { other } = edition.figures.victoryPoints;
    if (judged === "points") return new Set(edition.spaceIds.filter((space) => worthOf({ edition }, space) > other));
    return new Set(scenario.victory.flatMap(conditionsOf).flatMap((one) => ("spaces" in one ? one.spaces : [])));
  }),
);

/** Spaces that count for somebody's victory by name, or for more points than others. */
export const countsForVictory = ({ edition, scenario, state }: Game): ReadonlySet<SpaceId> =>
  starsIn(edition)(scenario, state.table.judged);
