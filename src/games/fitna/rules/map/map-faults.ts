import type { SpaceId } from "../../content/map-types.ts";
import type { Holder } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { changingNations } from "../command/commander.ts";
import { type Standing, standing } from "../pieces/units.ts";
import { whyBanned } from "./entry.ts";
import { areFriends } from "./relations.ts";
import { whyNotStacked } from "./stacking.ts";

/** Section 9, 2 to 4, 9 and 10: who stands where, how whole, and what is entrenched. */
export function mapFaults(game: Game): readonly string[] {
  const all = standing(game);
  const bySpace = new Map<string, Standing[]>();
  for (const one of all) bySpace.set(one.space, [...(bySpace.get(one.space) ?? []), one]);
  return [
    ...[...bySpace].flatMap(([space, units]) => [...crowds(game, space, units), ...mixed(game, space, units)]),
    ...all.flatMap((one) => misplaced(game, one)),
    ...entrenchmentFaults(game),
  ];
}

/** Stacks within their limits. */
function crowds(game: Game, space: string, units: readonly Standing[]): readonly string[] {
  const { phase } = game.state.table;
  if (phase === "movement" && game.edition.parameters.stackCheck === "segment") return [];
  const why = whyNotStacked(game, space, units);
  return why ? [`${space} (${units.map(({ id }) => id).join(", ")}): ${why.text}`] : [];
}

function mixed({ scenario }: Game, space: string, units: readonly Standing[]): readonly string[] {
  const sides = [...new Set(units.map(({ side }) => side))];
  const areFoes = sides.some((one) => sides.some((other) => !areFriends(scenario, one, other)));
  return areFoes ? [`enemies stand together in ${space}: ${sides.join(", ")}`] : [];
}

/** R-105 bans coming there: what changes hands stays where it is, if another who commands it may be there. */
function mayBeIn(game: Game, { unit: { nation }, side }: Pick<Standing, "unit" | "side">, space: SpaceId): boolean {
  const sides: readonly Holder[] = changingNations(game.scenario).has(nation)
    ? [side, ...game.state.table.order]
    : [side];
  return sides.some((one) => whyBanned(game, { nation, side: one }, space) === null);
}

/** Nobody where nobody may be, spaces held by those who stand there, no steps that a unit has not. */
function misplaced(game: Game, { id, unit, side, space, reduced }: Standing): readonly string[] {
  const { edition, scenario, state } = game;
  const isTooWeak = reduced && unit.steps === 1 ? [`${id} is reduced, and has one step`] : [];
  const country = edition.spaces[space]?.country;
  if (country === undefined) return isTooWeak;
  const holder = state.table.control[space];
  return [
    ...isTooWeak,
    ...(holder !== undefined && areFriends(scenario, side, holder) ? [] : [`${id} stands in ${space} of ${holder}`]),
    ...(scenario.closed.countries.includes(country) ? [`${id} stands in closed ${space}`] : []),
    ...(unit.nation === "RUS" && country === "TUR" ? [`${id} stands in Turkey`] : []),
    ...(mayBeIn(game, { unit, side }, space) ? [] : [`${id} may not be in ${space}`]),
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
