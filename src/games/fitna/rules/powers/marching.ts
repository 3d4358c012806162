/** Where units that act by a card may go, whether they find room there, and whom they may attack. */
import { entriesOf, keysOf, type Option, type Refusal, worded } from "#engine";
import { areAdjacent, neighbours } from "#graph";
import type { SpaceId, Unit } from "../../content/board-types.ts";
import type { Holder, Nation } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { whyNoAttackBan } from "../map/bans.ts";
import { whyBanned, whyNoEntry, whyOccupied } from "../map/entry.ts";
import { areFriends, relationOf } from "../map/relations.ts";
import { type Stacked, whyNotStacked } from "../map/stacking.ts";
import { allowanceOf } from "../movement/ground.ts";
import { type Now, playing } from "../now.ts";
import { relieve } from "../pieces/isolation.ts";
import { enter, relocate } from "../pieces/placing.ts";
import { type Standing, standingIn, unitOf } from "../pieces/units.ts";
import { spaceName } from "../pieces/words.ts";
import { spacesEntered } from "./triggers.ts";

/** Whether units may come to where their friends stand, as far as their side can see. */
function hasRoom(game: Game, side: Holder, space: SpaceId, units: readonly Unit[]): boolean {
  const arriving = units.map((unit): Stacked => ({ unit, side }));
  const there = entriesOf(game.state.table.stacks[space] ?? {});
  const crowd = there.reduce((sum, [one, { size }]) => (areFriends(game.scenario, side, one) ? sum + size : sum), 0);
  const { is, side: most } = game.edition.figures.stacking;
  if (crowd + units.length > (side === "IS" ? is : most)) return false;
  return whyNotStacked(game, space, [...knownIn(game, side, space), ...arriving]) === null;
}

/** A side's own units in a space, and the counters of others that lie on top there. */
function knownIn(game: Game, side: Holder, space: SpaceId): readonly Stacked[] {
  const own = standingIn(game, space).filter((one) => one.side === side);
  const others = entriesOf(game.state.table.stacks[space] ?? {}).flatMap(([other, { top }]) =>
    top && other !== side ? [{ unit: unitOf(game, top.unit), side: other }] : [],
  );
  return [...own, ...others];
}

/** Whether units of a side may come to a space and end there. */
export const isOpenTo = (game: Game, side: Holder, space: SpaceId, units: readonly Unit[]): boolean =>
  units.every(({ nation }) => whyBanned(game, { nation, side }, space) === null) &&
  whyOccupied(game, side, space) === null &&
  hasRoom(game, side, space, units);

/** the spaces that a path of a unit comes to next, and why it does not go on to one of them. */
function nextOn(game: Game, one: Standing, path: readonly SpaceId[]) {
  if (path.length >= allowanceOf(one)) return [];
  const who = { nation: one.unit.nation, side: one.side };
  const isLast = path.length + 1 === allowanceOf(one); // before that it may go back again
  return neighbours(game.edition.ways, path.at(-1) ?? one.space).map((space) => ({
    space,
    refused: whyNoEntry(game, who, space) ?? (isLast ? whyNoEnd(game, one, [...path, space]) : null),
  }));
}

/** where a path of a unit may go on to. */
export const stepsOn = (game: Game, one: Standing, path: readonly SpaceId[]): readonly SpaceId[] =>
  nextOn(game, one, path).flatMap(({ space, refused }) => (refused ? [] : [space]));

/** The same as a question; it ends where no space is open to the unit any more. */
export function stepOptions(
  c: { readonly terse?: true },
  game: Game,
  one: Standing,
  path: readonly SpaceId[],
): readonly Option[] {
  const next = nextOn(game, one, path);
  if (path.length > 0 && next.every(({ refused }) => refused)) return [];
  return next.flatMap(({ space, refused }) =>
    spaceOptions(c, game, [space]).map((option) => (refused ? { ...option, refused } : option)),
  );
}

export const spaceOptions = (c: { readonly terse?: true }, game: Game, spaces: readonly SpaceId[]): readonly Option[] =>
  spaces.map((space) => ({ value: space, ...worded(c, () => ({ label: spaceName(game, space) })) }));

/** why a unit may not end its move there. */
export function whyNoEnd(game: Game, one: Standing, path: readonly SpaceId[]): Refusal | null {
  const end = path.at(-1);
  if (end === undefined || end === one.space || hasRoom(game, one.side, end, [one.unit])) return null;
  return { code: "too-many", text: `There is no room in ${spaceName(game, end)}.`, rule: "R-040" };
}

/** Whether a unit has anywhere to go; a way back to where it stands is always one, if there is a step at all. */
export const canGo = (game: Game, one: Standing): boolean => {
  const steps = stepsOn(game, one, []);
  return steps.some((space) => whyNoEnd(game, one, [space]) === null) || (steps.length > 0 && allowanceOf(one) > 1);
};

/** it goes along the path, and takes what is not a friend's. */
export function go(s: Now, one: Standing, path: readonly SpaceId[]): void {
  const game = playing(s);
  const { side, id, space: from, unit } = one;
  const to = path.at(-1) ?? from;
  const taken = path.filter((space) => enter(game, side, space));
  if (to !== from) relocate(game, [id], to);
  relieve(game, to); // whoever is there is supplied at once
  spacesEntered(s, { side, nations: [unit.nation], spaces: taken });
}

/** linked spaces with units that a side may attack, and where it may advance to, as far as everyone sees. */
export const targetsFrom = (game: Game, side: Holder, nation: Nation, from: SpaceId): readonly SpaceId[] =>
  neighbours(game.edition.ways, from).filter((space) => whyNoTarget(game, side, nation, from, space) === null);

/** R-057 Why a space is not one of them. */
export function whyNoTarget(game: Game, side: Holder, nation: Nation, from: SpaceId, space: SpaceId): Refusal | null {
  const no = (text: string): Refusal => ({ code: "no-target", text, rule: "R-120" });
  if (!areAdjacent(game.edition.ways, from, space))
    return no(`${spaceName(game, space)} is not linked to ${spaceName(game, from)}.`);
  const there = keysOf(game.state.table.stacks[space] ?? {});
  if (!there.some((other) => relationOf(game.scenario, side, other) === "enemies"))
    return no(`There is no enemy unit in ${spaceName(game, space)}.`);
  return whyBanned(game, { nation, side }, space) ?? whyNoAttackBan(game, { side, nations: [nation] }, space, []);
}
