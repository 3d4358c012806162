import type { Frozen } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { Holder } from "../../content/sides.ts";
import { type Game, lookedAt, type Table } from "../../state.ts";
import { relieved, unsupplied } from "../map/supply.ts";
import { mark } from "./placing.ts";
import { type Standing, standing, standingIn } from "./units.ts";

/** Whose status changed, by space. */
export interface Checked {
  readonly isolated: readonly SpaceId[];
  readonly supplied: readonly SpaceId[];
}

/** whether counters of others than a seat, or of anybody, lie hidden in a space: their supply tells something of them. */
export const hidesUnits = (
  { table }: { readonly table: Pick<Frozen<Table>, "stacks"> },
  space: SpaceId,
  seat: Holder | null = null,
): boolean => Object.entries(table.stacks[space] ?? {}).some(([side, { size }]) => side !== seat && size > 1);

/** the status of every unit of every side is determined anew. */
export function checkSupply(game: Game): Checked {
  const units = standing(game);
  const without = unsupplied(game, units, landedIn(game));
  return {
    isolated: setAll(game, units, (one) => !one.isolated && without.has(one.id), true),
    supplied: setAll(game, units, (one) => one.isolated === true && !without.has(one.id), false),
  };
}

/** markers come off where a line is restored; none is added. */
export function liftRestored(game: Game): readonly SpaceId[] {
  const marked = new Set(standing(game, ({ isolated }) => isolated === true).map(({ space }) => space));
  if (marked.size === 0) return [];
  const units = standing(game, ({ space }) => marked.has(space));
  const without = unsupplied(game, units, landedIn(game));
  return setAll(game, units, (one) => one.isolated === true && !without.has(one.id), false);
}

/** those that meet a supplied unit are supplied at once. */
export function relieve(game: Game, space: SpaceId): void {
  for (const id of relieved(game, standingIn(game, space))) mark(game, id, { isolated: false });
}

/** assault units count as supplied no longer; those without a line are marked. */
export function endLandings(game: Game): readonly SpaceId[] {
  const landed = landedIn(game);
  if (landed.length === 0) return [];
  for (const hand of Object.values(game.state.hands)) if (hand.landed.length > 0) hand.landed = [];
  const units = standing(game);
  const without = unsupplied(game, units);
  return setAll(game, units, ({ id }) => landed.includes(id) && without.has(id), true);
}

const landedIn = (game: Game): readonly UnitId[] => Object.values(lookedAt(game).hands).flatMap(({ landed }) => landed);

function setAll(
  game: Game,
  units: readonly Standing[],
  which: (one: Standing) => boolean,
  isolated: boolean,
): readonly SpaceId[] {
  const changed = units.filter(which);
  for (const { id } of changed) mark(game, id, { isolated });
  return [...new Set(changed.map(({ space }) => space))].sort();
}
