/** What retreat, advance and exploitation ask of the map as it is at that moment. */
import { entriesOf, keysOf, type Reason, type Refusal } from "#engine";
import { areAdjacent, neighbours } from "#graph";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { Holder, Nation, SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import type { Game } from "../../state.ts";
import { whyNoAttackBan } from "../map/bans.ts";
import { whyBanned } from "../map/entry.ts";
import { areFriends } from "../map/relations.ts";
import { type Stacked, whyNotStacked } from "../map/stacking.ts";
import { unitsIn } from "../movement/crowding.ts";
import { type Standing, standing, unitOf } from "../pieces/units.ts";
import { nationsOf } from "./fighters.ts";

export interface MapView {
  /** who controls a space; null: nobody. */
  holderOf(space: SpaceId): Holder | null;
  /** a side is its own friend. */
  areFriends(a: Holder, b: Holder): boolean;
  /** Who has units there; everyone sees that, whatever units they are. */
  sidesIn(space: SpaceId): readonly Holder[];
  unitsIn(space: SpaceId): readonly Standing[];
  /** whether these, together, may stack with what is there. */
  hasRoom(space: SpaceId, arriving: readonly Standing[]): boolean;
  /** Closed countries, and what a nationality or a treaty bars; neither stacking nor enemies. */
  mayEnter(one: Standing, space: SpaceId): boolean;
}

export function isFriendly(map: MapView, { side }: Standing, space: SpaceId): boolean {
  const holder = map.holderOf(space);
  return holder !== null && map.areFriends(side, holder);
}

export const isFreeOfEnemies = (map: MapView, { side }: Standing, space: SpaceId): boolean =>
  map.sidesIn(space).every((other) => map.areFriends(side, other));

/**
 * The map of a game as it is now. In what a seat sees, `unitsIn` has only its own units, and there is room as far as the
 * top counters and the numbers of others tell.
 */
export function mapOf(game: Game): MapView {
  const { table } = game.state;
  let units: readonly Standing[] | null = null;
  const unitsIn = (space: SpaceId): readonly Standing[] => {
    units ??= standing(game);
    return units.filter((one) => one.space === space);
  };
  return {
    holderOf: (space) => table.control[space] ?? null,
    areFriends: (a, b) => areFriends(game.scenario, a, b),
    sidesIn: (space) => keysOf(table.stacks[space] ?? {}),
    unitsIn,
    hasRoom: (space, arriving) => {
      const staying = unitsIn(space).filter(({ id }) => !arriving.some((one) => one.id === id));
      const { tops, hidden } = unseenIn(game, space, unitsIn(space));
      const all = [...staying, ...tops, ...arriving];
      return (
        (hidden === 0 || all.length + hidden <= mostOf(game, arriving)) && whyNotStacked(game, space, all) === null
      );
    },
    mayEnter: ({ unit: { nation }, side }, space) => whyBanned(game, { nation, side }, space) === null,
  };
}

/** Counters of sides whose units the game does not show: those on top, and how many lie under them. */
function unseenIn({ edition, state }: Game, space: SpaceId, shown: readonly Standing[]) {
  const tops: Stacked[] = [];
  let hidden = 0;
  for (const [side, { top, size }] of entriesOf(state.table.stacks[space] ?? {})) {
    const missing = size - shown.filter((one) => one.side === side).length;
    const seen = missing === size && top !== null;
    if (seen) tops.push({ unit: unitOf({ edition }, top.unit), side });
    hidden += seen ? missing - 1 : missing;
  }
  return { tops, hidden };
}

/** how many units may be there. */
const mostOf = ({ edition }: Game, arriving: readonly Standing[]): number =>
  arriving.some(({ side }) => side === "IS") ? edition.figures.stacking.is : edition.figures.stacking.side;

/** What a seat can attack with what it sees: `game` is what it sees. */

/** Why these units may not attack there together, by all that the seat can know; null: they may. */
export function whyNoAttack(game: Game, map: MapView, units: readonly Standing[], target: SpaceId): Refusal | null {
  const [first] = units;
  const reason = whyNoOffensive(game.edition, map, units, target);
  if (reason || !first) return { code: "no-attack", ...(reason ?? { text: "Nobody attacks." }) };
  const { side } = first;
  const nations = nationsOf(game, units);
  const ban = whyNoAttackBan(game, { side, nations }, target, nationsSeen(game, first, target));
  if (ban) return ban;
  for (const nation of nations) {
    const barred = whyBanned(game, { nation, side }, target); // they would have to go there
    if (barred) return barred;
  }
  return whyNotStacked(game, target, units);
}

/** Nations of the enemy counters that lie open in a space, or showed themselves before. */
function nationsSeen({ edition, scenario, state }: Game, { side }: Standing, target: SpaceId): readonly Nation[] {
  const { active, plan, stacks } = state.table;
  const there = entriesOf(stacks[target] ?? {});
  const open = there.flatMap(([other, { top }]) => {
    if (other === "IS") return ["IS" as const];
    const nation = top && !areFriends(scenario, side, other) ? edition.units[top.unit]?.nation : undefined;
    return nation ? [nation] : [];
  });
  return [...open, ...(side === active ? (plan?.known?.[target] ?? []) : [])];
}

/** An attack of all that can take part. */
export interface Attack {
  readonly from: SpaceId;
  readonly target: SpaceId;
  readonly units: readonly UnitId[];
}

/** From where a seat can attack what, each with all units of the space that can. */
export function attacksOf(game: Game, seat: SeatId): readonly Attack[] {
  const map = mapOf(game);
  return Object.keys(game.state.hands[seat]?.stacks ?? {})
    .sort()
    .flatMap((from) => targetsFrom(game, map, seat, from));
}

/** what units of a seat can attack from a space, and with whom. */
function targetsFrom(game: Game, map: MapView, seat: SeatId, from: SpaceId): readonly Attack[] {
  const own = unitsIn(game, seat, from);
  const [first] = own;
  if (!first || !(from in game.edition.spaces)) return [];
  return neighbours(game.edition.ways, from).flatMap((target) => {
    if (isFreeOfEnemies(map, first, target)) return [];
    const units = attackersFrom(game, map, own, target);
    return units.length > 0 ? [{ from, target, units: units.map(({ id }) => id) }] : [];
  });
}

/** As many as may attack together, those in front first. */
export function attackersFrom(
  game: Game,
  map: MapView,
  own: readonly Standing[],
  target: SpaceId,
): readonly Standing[] {
  const together: Standing[] = [];
  for (const one of own) if (whyNoAttack(game, map, [...together, one], target) === null) together.push(one);
  return together;
}

/** why these units cannot attack there, whatever nationality bars; null: they can. */
export function whyNoOffensive(
  { ways, spaces, figures }: Pick<Edition, "ways" | "spaces" | "figures">,
  map: MapView,
  units: readonly Standing[],
  target: SpaceId,
): Reason | null {
  const [first] = units;
  if (!first) return because("At least one unit attacks.");
  if (units.some(({ space }) => space !== first.space))
    return because("Only units that stand together attack together.");
  const most = first.side === "IS" ? figures.stacking.is : figures.stacking.side;
  if (units.length > most) return because(`At most ${most} units attack together.`);
  const garrison = units.find(({ unit }) => unit.type === "garrison");
  if (garrison) return because(`${garrison.unit.name} is a garrison, and garrisons never attack.`);
  if (!isFriendly(map, first, first.space))
    return because(`${nameOf(spaces, first.space)} is held neither by your side nor by a friend.`);
  if (!areAdjacent(ways, first.space, target))
    return because(`${nameOf(spaces, target)} is not linked to ${nameOf(spaces, first.space)}.`);
  if (isFreeOfEnemies(map, first, target)) return because(`There is no enemy unit in ${nameOf(spaces, target)}.`);
  return null;
}

const nameOf = (spaces: Edition["spaces"], space: SpaceId): string => spaces[space]?.name ?? space;

const because = (text: string): Reason => ({ text, rule: "R-120" });

/** decoys leave the game as soon as they are revealed. */
export function revealed(units: readonly Standing[]): {
  readonly fighting: readonly Standing[];
  readonly decoys: readonly UnitId[];
} {
  const isDecoy = ({ unit }: Standing): boolean => unit.type === "decoy";
  return {
    fighting: units.filter((one) => !isDecoy(one)),
    decoys: units.filter(isDecoy).map(({ id }) => id),
  };
}
