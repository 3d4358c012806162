/**
 * When units become isolated, that is out of supply, and when that ends. What it costs them is in movement/ground.ts,
 * strategic.ts and flights.ts, combat/shifts.ts, powers/kurdish-raising.ts and reinforcements/batches.ts.
 */
import type { Frozen } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { Holder } from "../../content/sides.ts";
import { type Game, isSeatId, lookedAt, type Table } from "../../state.ts";
import { relieved, unsupplied } from "../map/supply.ts";
import { mark } from "./placing.ts";
import { type Standing, standing, standingIn } from "./units.ts";

/**
 * Whose status changed, by space, as far as everyone sees it: on top, in the open, or face down and cut off together
 * . What lies below a top counter its seat sees on its own map; nobody is told that it has changed.
 */
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

/** the status of every unit of every side is determined again. */
export function checkSupply(game: Game): Checked {
  const units = standing(game);
  const without = unsupplied(game, units, landedIn(game));
  return setAll(game, {
    isolated: units.filter((one) => !one.isolated && without.has(one.id)),
    supplied: units.filter((one) => one.isolated === true && !without.has(one.id)),
  });
}

const NOTHING: Checked = { isolated: [], supplied: [] };

/** markers come off where a line is restored; none is added. */
export function liftRestored(game: Game): Checked {
  const marked = new Set(standing(game, ({ isolated }) => isolated === true).map(({ space }) => space));
  if (marked.size === 0) return NOTHING;
  const units = standing(game, ({ space }) => marked.has(space));
  const without = unsupplied(game, units, landedIn(game));
  return setAll(game, {
    isolated: [],
    supplied: units.filter((one) => one.isolated === true && !without.has(one.id)),
  });
}

/** those that meet a supplied unit are supplied at once. */
export function relieve(game: Game, space: SpaceId): void {
  for (const id of relieved(game, standingIn(game, space))) mark(game, id, { isolated: false });
}

/** assault units count as supplied no longer; those without a line are marked. */
export function endLandings(game: Game): Checked {
  const landed = landedIn(game);
  if (landed.length === 0) return NOTHING;
  for (const hand of Object.values(game.state.hands)) if (hand.landed.length > 0) hand.landed = [];
  const units = standing(game);
  const without = unsupplied(game, units);
  return setAll(game, { isolated: units.filter(({ id }) => landed.includes(id) && without.has(id)), supplied: [] });
}

const landedIn = (game: Game): readonly UnitId[] => Object.values(lookedAt(game).hands).flatMap(({ landed }) => landed);

/** Marks units, and says where everyone sees it. */
function setAll(game: Game, changed: { readonly [status in keyof Checked]: readonly Standing[] }): Checked {
  for (const { id } of changed.isolated) mark(game, id, { isolated: true });
  for (const { id } of changed.supplied) mark(game, id, { isolated: false });
  const { hands } = lookedAt(game);
  const isSeen = ({ id, space, side }: Standing): boolean => !isSeatId(side) || hands[side]?.stacks[space]?.[0] === id;
  const spacesOf = (units: readonly Standing[]): readonly SpaceId[] =>
    [...new Set(units.filter(isSeen).map(({ space }) => space))].toSorted();
  return { isolated: spacesOf(changed.isolated), supplied: spacesOf(changed.supplied) };
}
