/** How pieces come, go and are marked. What everyone sees of stacks follows; who controls a space is said apart. */
import { entriesOf, mustGet, take } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import { type Holder, isFaction, SEATS, type SeatId } from "../../content/sides.ts";
import {
  type ForcePool,
  type Game,
  type Hand,
  lookedAt,
  type Marks,
  type Placed,
  type SeenStack,
} from "../../state.ts";
import { lastingCommander } from "../command/commander.ts";
import { areFriends, boxAt } from "../map/relations.ts";
import { factionOf, type Standing, standingIn, strengthOf, unitOf } from "./units.ts";

/** Puts units on the map, below those of their side that are there; the leader of IS face up. */
export function place(game: Game, side: Holder, space: SpaceId, ids: readonly UnitId[], marks: Marks = {}): void {
  game.state.table.regrouped = true;
  for (const id of ids) putDown(game, side, id, { space, ...marks });
  showStack(game, side, space);
}

/** Takes units from the map, wherever they stand; they are nowhere afterwards.: a space left empty stays whose it was. */
export function lift(game: Game, ids: readonly UnitId[]): readonly Standing[] {
  game.state.table.regrouped = true;
  const lifted = ids.map((id) => findUnit(game, id));
  for (const one of lifted) takeUp(game, one);
  for (const { side, space } of lifted) {
    showStack(game, side, space);
    passToFriends(game, side, space);
  }
  return lifted;
}

/** where the one who held it has gone, a space goes to the friends who are there. */
function passToFriends(game: Game, side: Holder, space: SpaceId): void {
  const { control, stacks } = lookedAt(game).table;
  const there = stacks[space];
  if (control[space] !== side || there === undefined || there[side] !== undefined) return;
  const friends = standingIn(game, space).filter((one) => areFriends(game.scenario, side, one.side));
  const [first] = strongestOf(friends);
  if (first !== undefined) hold(game, space, first);
}

/** Units go to another space, with their marks; face-down ones stay face down. */
export function relocate(game: Game, ids: readonly UnitId[], to: SpaceId): void {
  const known = entriesOf(lookedAt(game).hands).map(([seat, { moved, landed }]) => ({
    seat,
    moved: moved.filter((id) => ids.includes(id)),
    landed: landed.filter((id) => ids.includes(id)),
  }));
  for (const { id, side, isolated, reduced } of lift(game, ids))
    place(game, side, to, [id], { ...(isolated ? { isolated } : {}), ...(reduced ? { reduced } : {}) });
  for (const { seat, moved, landed } of known) {
    if (moved.length > 0) ownHand(game, seat).moved.push(...moved);
    if (landed.length > 0) ownHand(game, seat).landed.push(...landed);
  }
}

/** Turns a unit to its reduced or full side, or marks it as isolated or not. */
export function mark(game: Game, id: UnitId, marks: { readonly [mark in keyof Marks]?: boolean }): void {
  const { side, space, reduced, isolated } = findUnit(game, id);
  if (marks.reduced !== undefined) game.state.table.regrouped = true;
  const now = { reduced: reduced ?? false, isolated: isolated ?? false, ...marks };
  const placed: Placed = {
    space,
    ...(now.reduced ? { reduced: true as const } : {}),
    ...(now.isolated ? { isolated: true as const } : {}),
  };
  if (isSeatSide(side)) ownHand(game, side).units[id] = placed;
  else if (isFaction(side)) game.state.table.kurds[id] = placed;
  else if (game.state.table.leader && unitOf(game, id).type === "leader") game.state.table.leader = placed;
  else markFaceDown(game, space, now.isolated);
  showStack(game, side, space);
}

/** those that lie face down in a space are isolated together. */
function markFaceDown({ state: { table } }: Game, space: SpaceId, isolated: boolean): void {
  const others = table.isCutOff.filter((one) => one !== space);
  table.isCutOff = isolated ? [...others, space].sort() : others;
}

/** a unit that has lost its last step. R-090: it is in the pool of its own seat. Decoys do not come back. */
export function destroy(game: Game, id: UnitId): void {
  const { table, box } = game.state;
  const [unit] = lift(game, [id]);
  if (!unit || unit.unit.type === "leader") return; // he is in the pool of IS where he is not on the map
  if (unit.unit.type === "decoy") table.removed.push(id);
  else if (unit.side === "IS") {
    box.isPool.push(id);
    table.isPool = box.isPool.length;
  } else if (unit.unit.nation === "PKK" && table.rebellion === "over")
    table.removed.push(id); // after its rebellion it never comes back
  else poolOf(game, lastingCommander(game, unit.unit.nation) ?? unit.side).destroyed.push(id);
}

/** A unit leaves the game. */
export function removeUnit(game: Game, id: UnitId): void {
  lift(game, [id]);
  game.state.table.removed.push(id);
}

/** Takes units out of all Force Pools, wherever in them they are; they are nowhere afterwards. */
export function unpool({ state }: Pick<Game, "state">, isMeant: (id: UnitId) => boolean): readonly UnitId[] {
  const taken: UnitId[] = [];
  const others = (units: readonly UnitId[]): UnitId[] => {
    taken.push(...units.filter(isMeant));
    return units.filter((id) => !isMeant(id));
  };
  for (const pool of Object.values(state.table.pools)) {
    pool.batches = pool.batches.map(others).filter(({ length }) => length > 0);
    pool.waiting = others(pool.waiting);
    pool.destroyed = others(pool.destroyed);
  }
  return taken;
}

/** A unit on the map. */
export function findUnit(game: Game, id: UnitId): Standing {
  const { table, hands, box } = lookedAt(game);
  const found = (side: Holder, placed: Placed): Standing => ({ id, unit: unitOf(game, id), side, ...placed });
  for (const seat of table.order) {
    const placed = hands[seat]?.units[id];
    if (placed) return found(seat, placed);
  }
  const kurd = table.kurds[id];
  if (kurd) return found(factionOf(unitOf(game, id)), kurd);
  if (table.leader && unitOf(game, id).type === "leader") return found("IS", table.leader);
  const space = Object.keys(box.is).find((one) => box.is[one]?.includes(id));
  if (space === undefined) throw new Error(`${id} is not on the map`);
  return found("IS", table.isCutOff.includes(space) ? { space, isolated: true } : { space });
}

export function ownHand({ state }: Pick<Game, "state">, seat: SeatId): Hand {
  const hand = state.hands[seat];
  if (!hand) throw new Error(`${seat} has no seat here`);
  return hand;
}

export function poolOf({ state }: Pick<Game, "state">, side: Holder): ForcePool {
  const pool = side === "IS" ? undefined : state.table.pools[side];
  if (!pool) throw new Error(`${side} has no Force Pool`);
  return pool;
}

/** a side that goes into or through a space takes it, unless it is a friend's. Says whether it changed hands. */
export function enter(game: Game, side: Holder, space: SpaceId): boolean {
  const holder = lookedAt(game).table.control[space];
  if (boxAt(game, space) || (holder !== undefined && areFriends(game.scenario, side, holder))) return false;
  hold(game, space, side);
  return true;
}

/** gives a space to a side; null: to nobody. R-136: an entrenchment goes when an enemy gets it. */
export function hold(game: Game, space: SpaceId, side: Holder | null): void {
  const { control, entrenched } = lookedAt(game).table;
  const before = control[space];
  if (side === before) return;
  const { table } = game.state;
  if (side === null) delete table.control[space];
  else table.control[space] = side;
  const isLost = side === null || before === undefined || !areFriends(game.scenario, side, before);
  if (isLost && entrenched.includes(space)) table.entrenched = entrenched.filter((one) => one !== space);
}

/** where friends are together the space belongs to the one with more defence there; a tie changes nothing. */
export function updateControl(game: Game, space: SpaceId): void {
  const sides = Object.keys(lookedAt(game).table.stacks[space] ?? {});
  if (sides.length < 2) return; // friends who come by themselves take nothing from each other
  const strongest = strongestOf(standingIn(game, space));
  const holder = lookedAt(game).table.control[space];
  const [first] = strongest;
  if (first !== undefined && !(holder !== undefined && strongest.includes(holder))) hold(game, space, first);
}

/** Sides with most defence among these units. */
export function strongestOf(units: readonly Standing[]): readonly Holder[] {
  const defence = new Map<Holder, number>();
  for (const one of units) defence.set(one.side, (defence.get(one.side) ?? 0) + strengthOf(one.unit, one).defence);
  const most = Math.max(...defence.values());
  return [...defence].flatMap(([side, sum]) => (sum === most ? [side] : []));
}

const isSeatSide = (side: Holder): side is SeatId => SEATS.some((one) => one === side);

function putDown(game: Game, side: Holder, id: UnitId, placed: Placed): void {
  const { table, box } = game.state;
  const { space } = placed;
  if (isSeatSide(side)) {
    const hand = ownHand(game, side);
    hand.units[id] = placed;
    hand.stacks[space] = [...(hand.stacks[space] ?? []), id];
  } else if (isFaction(side)) table.kurds[id] = placed;
  else if (unitOf(game, id).type === "leader") table.leader = placed;
  else {
    box.is[space] = [...(box.is[space] ?? []), id];
    if (placed.isolated) markFaceDown(game, space, true);
  }
}

function takeUp(game: Game, { id, side, space }: Standing): void {
  const { table, box } = game.state;
  if (isSeatSide(side)) {
    const hand = ownHand(game, side);
    delete hand.units[id];
    const left = mustGet(hand.stacks, space).filter((one) => one !== id);
    if (left.length > 0) hand.stacks[space] = left;
    else delete hand.stacks[space];
    const { moved, landed } = mustGet(lookedAt(game).hands, side);
    if (moved.includes(id)) take(hand.moved, id);
    if (landed.includes(id)) take(hand.landed, id);
  } else if (isFaction(side)) delete table.kurds[id];
  else if (unitOf(game, id).type === "leader") table.leader = null;
  else {
    const left = mustGet(box.is, space).filter((one) => one !== id);
    if (left.length > 0) box.is[space] = left;
    else {
      delete box.is[space];
      markFaceDown(game, space, false);
    }
  }
}

/** What everyone sees of a side's units in a space. */
function showStack(game: Game, side: Holder, space: SpaceId): void {
  const { [side]: before = null, ...others } = lookedAt(game).table.stacks[space] ?? {};
  const seen = seenOf(game, side, space);
  if (isSame(before, seen)) return;
  const { stacks } = game.state.table;
  if (seen) stacks[space] = { ...others, [side]: seen };
  else if (Object.keys(others).length > 0) stacks[space] = others;
  else delete stacks[space];
}

function isSame(one: SeenStack | null, other: SeenStack | null): boolean {
  if (one?.size !== other?.size || one?.top?.unit !== other?.top?.unit) return false;
  return one?.top?.reduced === other?.top?.reduced && one?.top?.isolated === other?.top?.isolated;
}

function seenOf(game: Game, side: Holder, space: SpaceId): SeenStack | null {
  const { table, hands, box } = lookedAt(game);
  if (side === "IS") {
    const size = (box.is[space]?.length ?? 0) + (table.leader?.space === space ? 1 : 0);
    return size > 0 ? { top: null, size } : null;
  }
  const placed = isSeatSide(side) ? mustGet(hands, side).units : table.kurds;
  const ids = isSeatSide(side)
    ? (mustGet(hands, side).stacks[space] ?? [])
    : Object.keys(table.kurds).filter((id) => table.kurds[id]?.space === space && factionOf(unitOf(game, id)) === side);
  const [top] = ids;
  if (top === undefined) return null;
  const { reduced, isolated } = mustGet(placed, top);
  return {
    top: { unit: top, ...(reduced ? { reduced } : {}), ...(isolated ? { isolated } : {}) },
    size: ids.length,
  };
}

/** the owner chooses which of its units in a space lies on top. */
export function putOnTop(game: Game, seat: SeatId, id: UnitId): void {
  const { units, stacks } = mustGet(lookedAt(game).hands, seat);
  const { space } = mustGet(units, id);
  ownHand(game, seat).stacks[space] = [id, ...mustGet(stacks, space).filter((one) => one !== id)];
  showStack(game, seat, space);
}
