import type { SpaceId } from "../../content/map-types.ts";
import { type Expression, LEVELS } from "../../content/victory-types.ts";
import { type Game, lookedAt } from "../../state.ts";
import { once } from "../once.ts";
import type { IsSupplied } from "./corridor.ts";
import { holds } from "./holding.ts";
import { pointsOf } from "./points.ts";
import type { Score } from "./types.ts";

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
  once((scenario: Played["scenario"]) => findCounting(edition, scenario)),
);

function findCounting(edition: Played["edition"], scenario: Played["scenario"]): readonly SpaceId[] {
  const named = (condition: Expression): readonly SpaceId[] => {
    switch (condition.kind) {
      case "and":
      case "or":
        return condition.of.flatMap(named);
      case "ctl":
      case "fctl":
      case "any":
      case "fany":
        return condition.spaces;
      case "cnt":
      case "isIn":
        return edition.countries[condition.country].spaces;
      case "kurd":
        return Object.values(edition.kurdish).flat();
      case "corr":
      case "out":
      case "none":
      case "ten":
        return [];
    }
  };
  const all = scenario.victory.flatMap((conditions) => LEVELS.flatMap((level) => named(conditions[level])));
  return all.length > 0 ? [...new Set(all)] : edition.spaceIds;
}
