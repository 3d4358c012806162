import { areFriends } from "../../../src/games/fitna/map/relations.ts";
import { type Standing, standing } from "../../../src/games/fitna/pieces/units.ts";
import type { Game } from "../../../src/games/fitna/state.ts";

/** Section 9, 2, 9 and 10: enemies in one space, steps that a unit has not, entrenchments. */
export function mapFaults(game: Game): readonly string[] {
  const bySpace = new Map<string, Standing[]>();
  for (const one of standing(game)) bySpace.set(one.space, [...(bySpace.get(one.space) ?? []), one]);
  return [
    ...[...bySpace].flatMap(([space, units]) => spaceFaults(game, space, units)),
    ...standing(game).flatMap(({ id, unit, reduced }) =>
      reduced && unit.steps === 1 ? [`${id} is reduced, and has one step`] : [],
    ),
    ...entrenchmentFaults(game),
  ];
}

function spaceFaults({ scenario }: Game, space: string, units: readonly Standing[]): readonly string[] {
  const sides = [...new Set(units.map(({ side }) => side))];
  const areFoes = sides.some((one) => sides.some((other) => !areFriends(scenario, one, other)));
  return areFoes ? [`enemies stand together in ${space}: ${sides.join(", ")}`] : [];
}

function entrenchmentFaults({ edition, state: { table } }: Game): readonly string[] {
  const { entrenched, control } = table;
  return [
    ...(new Set(entrenched).size === entrenched.length ? [] : ["two entrenchments in one space"]),
    ...(entrenched.length <= edition.markers.entrenchment ? [] : [`${entrenched.length} entrenchments`]),
    ...entrenched.filter((space) => control[space] === undefined).map((space) => `an entrenchment of nobody: ${space}`),
  ];
}
