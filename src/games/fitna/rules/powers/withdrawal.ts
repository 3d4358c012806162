import { neighbours, reach } from "../../../../graph/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { Holder } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { areFriends } from "../map/relations.ts";
import { type Now, playing, tell } from "../now.ts";
import { destroy, enter, relocate, settleControl } from "../pieces/placing.ts";
import { type Standing, standingIn } from "../pieces/units.ts";
import { isOpenTo } from "./room.ts";
import { spacesEntered } from "./triggers.ts";

/**
 * a side's units leave the space that the other camp keeps. Nobody is asked: they go where most friendly units
 * stand, of equals to the first space of the map.
 */
export function withdraw(s: Now, side: Holder, from: SpaceId): void {
  const game = playing(s);
  const units = standingIn(game, from).filter((one) => one.side === side);
  const [to] = withdrawalSpaces(game, side, from, units);
  if (to !== undefined) go(s, side, from, to, units);
  else for (const one of units) goAlone(s, one);
}

/** D-43, Q-91: linked spaces of allies, else linked ones that are free; or the nearest of allies at any distance. The best first. */
export function withdrawalSpaces(
  game: Game,
  side: Holder,
  from: SpaceId,
  leaving: readonly Standing[],
): readonly SpaceId[] {
  const { edition, scenario, state } = game;
  const units = leaving.map(({ unit }) => unit);
  const isOpen = (space: SpaceId): boolean => isOpenTo(game, side, space, units);
  const isAllied = (space: SpaceId): boolean => {
    const holder = state.table.control[space];
    return holder !== undefined && areFriends(scenario, side, holder);
  };
  if (edition.parameters.coupRetreat === "closest-ally")
    return inOrder(
      game,
      nearestOf(game, from, (one) => isAllied(one) && isOpen(one)),
    );
  const open = neighbours(edition.ways, from).filter(isOpen);
  const allied = open.filter(isAllied);
  return inOrder(game, allied.length > 0 ? allied : open);
}

function nearestOf({ edition }: Game, from: SpaceId, isFit: (space: SpaceId) => boolean): readonly SpaceId[] {
  const ways = [...reach(edition.ways, from, () => ({ cost: 1 }))].filter(([space]) => space !== from && isFit(space));
  const least = Math.min(...ways.map(([, { cost }]) => cost));
  return ways.filter(([, { cost }]) => cost === least).map(([space]) => space);
}

/** As factions retreat; whoever stands in a space that is open is a friend. */
function inOrder({ edition, state }: Game, spaces: readonly SpaceId[]): readonly SpaceId[] {
  const crowd = (space: SpaceId): number =>
    Object.values(state.table.stacks[space] ?? {}).reduce((sum, { size }) => sum + size, 0);
  const place = (space: SpaceId): number => edition.spaceIds.indexOf(space);
  return [...spaces].sort((a, b) => crowd(b) - crowd(a) || place(a) - place(b));
}

function go(s: Now, side: Holder, from: SpaceId, to: SpaceId, units: readonly Standing[]): void {
  const game = playing(s);
  relocate(
    game,
    units.map(({ id }) => id),
    to,
  );
  tell(s, { chapter: "powers", kind: "withdrew", side, from, to, units: units.length });
  if (enter(game, side, to))
    spacesEntered(s, { side, nations: [...new Set(units.map(({ unit }) => unit.nation))], spaces: [to] });
  settleControl(game, to);
}

/** No space takes all: each goes where it can. */
function goAlone(s: Now, one: Standing): void {
  const game = playing(s);
  const [to] = withdrawalSpaces(game, one.side, one.space, [one]);
  if (to !== undefined) go(s, one.side, one.space, to, [one]);
  else {
    destroy(game, one.id);
    tell(s, { chapter: "powers", kind: "withdrew", side: one.side, from: one.space, to: null, units: 1 });
  }
}
