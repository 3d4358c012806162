import type { SpaceId } from "../../content/map-types.ts";
import type { Scenario } from "../../content/scenario-types.ts";
import { type Expression, LEVELS } from "../../content/victory-types.ts";
import type { Game } from "../../state.ts";
import { once } from "../once.ts";
import { worthOf } from "./points.ts";

const counting = once((_: Scenario) => new Map<string, ReadonlySet<SpaceId>>());

/** Spaces that count for somebody's victory by name, or for more points than others. */
export function countsForVictory(game: Game): ReadonlySet<SpaceId> {
  const { edition, scenario, state } = game;
  const { judged } = state.table;
  const known = counting(scenario).get(judged);
  if (known) return known;
  const spaces =
    judged === "points"
      ? edition.spaceIds.filter((space) => worthOf(game, space) > edition.figures.victoryPoints.other)
      : scenario.victory.flatMap((conditions) => LEVELS.flatMap((level) => listedIn(conditions[level])));
  const found = new Set(spaces);
  counting(scenario).set(judged, found);
  return found;
}

/** The spaces that a condition lists, not those of a whole country. */
function listedIn(condition: Expression): readonly SpaceId[] {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.of.flatMap(listedIn);
    case "ctl":
    case "fctl":
    case "any":
    case "fany":
    case "none":
      return condition.spaces;
    default:
      return [];
  }
}
