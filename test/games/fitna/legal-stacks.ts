import { whyBanned } from "../../../src/games/fitna/map/entry.ts";
import { areFriends } from "../../../src/games/fitna/map/relations.ts";
import { whyNotStacked } from "../../../src/games/fitna/map/stacking.ts";
import { type Standing, standing } from "../../../src/games/fitna/pieces/units.ts";
import type { Game } from "../../../src/games/fitna/state.ts";

/** Section 9, 2 to 4: stacks within their limits, nobody where nobody may be, spaces held by those who stand there. */
export function stackFaults(game: Game): readonly string[] {
  const bySpace = new Map<string, Standing[]>();
  for (const one of standing(game)) bySpace.set(one.space, [...(bySpace.get(one.space) ?? []), one]);
  return [...bySpace].flatMap(([space, units]) => [
    ...crowds(game, space, units),
    ...units.flatMap((one) => misplaced(game, space, one)),
  ]);
}

function crowds(game: Game, space: string, units: readonly Standing[]): readonly string[] {
  const { phase } = game.state.table;
  if (phase === "movement" && game.edition.parameters.stackCheck === "segment") return [];
  const why = whyNotStacked(game, space, units);
  return why ? [`${space} (${units.map(({ id }) => id).join(", ")}): ${why.text}`] : [];
}

function misplaced(game: Game, space: string, { id, unit, side }: Standing): readonly string[] {
  const { edition, scenario, state } = game;
  const holder = state.table.control[space];
  const country = edition.spaces[space]?.country;
  if (country === undefined) return [];
  return [
    ...(holder !== undefined && areFriends(scenario, side, holder) ? [] : [`${id} stands in ${space} of ${holder}`]),
    ...(scenario.closed.countries.includes(country) ? [`${id} stands in closed ${space}`] : []),
    ...(unit.nation === "RUS" && country === "TUR" ? [`${id} stands in Turkey`] : []),
    ...(whyBanned(game, { nation: unit.nation, side }, space) ? [`${id} may not be in ${space}`] : []),
  ];
}

/** Section 9, 7: what is left of a plan. */
export function planFaults({ state }: Game): readonly string[] {
  const { plan } = state.table;
  const moved = Object.values(state.hands).flatMap((hand) => hand.moved);
  return [
    ...(plan && (plan.moves < 0 || plan.offensives < 0) ? ["more was done than planned"] : []),
    ...(plan && plan.cards.length > 2 ? ["more than 2 cards are spent"] : []),
    ...moved.filter((id, i) => moved.indexOf(id) < i).map((id) => `${id} moved twice`),
  ];
}
