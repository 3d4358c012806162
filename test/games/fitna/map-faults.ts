import type { Holder } from "../../../src/games/fitna/content/sides.ts";
import { boxAt } from "../../../src/games/fitna/map/boxes.ts";
import { areFriends } from "../../../src/games/fitna/map/relations.ts";
import { whyNotStacked } from "../../../src/games/fitna/map/stacking.ts";
import { type Standing, standing } from "../../../src/games/fitna/pieces/units.ts";
import type { Game } from "../../../src/games/fitna/state.ts";

/** Section 9, 2, 4, 9 and 10: what is wrong on the map. */
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

function spaceFaults(game: Game, space: string, units: readonly Standing[]): readonly string[] {
  const { control, phase } = game.state.table;
  const sides = [...new Set(units.map(({ side }) => side))];
  const areTogether = (a: Holder, b: Holder): boolean => areFriends(game.scenario, a, b);
  const foes = sides.some((one) => sides.some((other) => !areTogether(one, other)));
  const why = phase === "movement" ? null : whyNotStacked(game, space, units);
  const holder = control[space];
  const isHeld = boxAt(game, space) !== null || (holder !== undefined && sides.includes(holder));
  return [
    ...(foes ? [`enemies stand together in ${space}: ${sides.join(", ")}`] : []),
    ...(why ? [`${units.map(({ id }) => id).join(", ")} in ${space}: ${why.text}`] : []),
    ...(isHeld ? [] : [`${space} is of ${holder ?? "nobody"}, and ${sides.join(", ")} stand there`]),
  ];
}

function entrenchmentFaults({ edition, state: { table } }: Game): readonly string[] {
  const { entrenched, control } = table;
  return [
    ...(new Set(entrenched).size === entrenched.length ? [] : ["two entrenchments in one space"]),
    ...(entrenched.length <= edition.markers.entrenchment ? [] : [`${entrenched.length} entrenchments`]),
    ...entrenched.filter((space) => control[space] === undefined).map((space) => `an entrenchment of nobody: ${space}`),
  ];
}
