/** What is in each stack and HQ's box, and where they stand, as their owner knows it or as everyone sees it. */
import { type Frozen, mustGet } from "#engine";
import type { HqId, Pack, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import type { Board, GroupId, Hand, Marks } from "../../state.ts";
import { seatOfHq } from "./units.ts";

type Own = Frozen<Hand>;

const PREFIX: { readonly [seat in SeatId]: string } = { idf: "i", insurgent: "n" };

/** Stacks are numbered by age; with leading zeros their ids sort as they do. */
export const stackId = (seat: SeatId, number: number): GroupId => `${PREFIX[seat]}${String(number).padStart(4, "0")}`;

/** whether a group is the box of an HQ. */
export const isBox = (content: Pack, group: GroupId): boolean => Object.hasOwn(content.hqs, group);

export const seatOfGroup = (content: Pack, group: GroupId): SeatId =>
  isBox(content, group) ? seatOfHq(content, group) : group.startsWith(PREFIX.idf) ? "idf" : "insurgent";

interface Identified {
  readonly id: GroupId;
}

/** The stack or box of this id, if there is one. */
export function findGroup<G extends Identified>(groups: readonly G[], id: GroupId): G | undefined {
  for (const group of groups) if (group.id === id) return group;
  return undefined;
}

/** The same; throws if there is no such group: for ids that the program itself put there. */
export function getGroup<G extends Identified>(groups: readonly G[], id: GroupId): G {
  const group = findGroup(groups, id);
  if (!group) throw new Error(`no stack or box "${id}"`);
  return group;
}

/** How many units are in a stack or box as everyone sees it; none where there is no such. */
export const sizeOf = (group: { readonly size?: number } | null | undefined): number => (group ? (group.size ?? 1) : 0);

/** Replaces the group of the same id, or adds it; they stay in the order of their ids. */
export function setGroup<G extends Identified>(groups: G[], group: G): void {
  let at = 0;
  for (const { id } of groups) {
    if (id >= group.id) break;
    at++;
  }
  groups.splice(at, groups[at]?.id === group.id ? 1 : 0, group);
}

export function removeGroup<G extends Identified>(groups: G[], id: GroupId): void {
  const at = groups.findIndex((group) => group.id === id);
  if (at >= 0) groups.splice(at, 1);
}

/** Own stacks and boxes in a zone: the IDF's boxes first, then stacks by age. */
export function ownGroupsIn({ groups }: Own, zone: ZoneId): readonly GroupId[] {
  const found: GroupId[] = [];
  for (const group of groups) if (group.zone === zone) found.push(group.id);
  return found;
}

/** Zones where a seat has units of its own, in the order of the map. */
export function ownZones({ zoneIds }: Pack, { groups }: Own): readonly ZoneId[] {
  const there = new Set<ZoneId>();
  for (const { zone } of groups) there.add(zone);
  return zoneIds.filter((zone) => there.has(zone));
}

/** Zones where a seat has units, as everyone sees. */
export function zonesOf({ content, table: { groups } }: Board, seat: SeatId): ReadonlySet<ZoneId> {
  const found = new Set<ZoneId>();
  for (const { id, zone } of groups) if (seatOfGroup(content, id) === seat) found.add(zone);
  return found;
}

/** Stacks and boxes of a seat in a zone, as everyone sees them. */
export function groupsIn({ content, table }: Board, seat: SeatId, zone: ZoneId): readonly GroupId[] {
  const found: GroupId[] = [];
  for (const group of table.groups)
    if (group.zone === zone && seatOfGroup(content, group.id) === seat) found.push(group.id);
  return found;
}

/** Own units in a zone, box after box and stack after stack. */
export function unitsIn(hand: Own, zone: ZoneId): readonly UnitId[] {
  const found: UnitId[] = [];
  for (const group of hand.groups) if (group.zone === zone) found.push(...group.units);
  return found;
}

/** The box or stack of an own unit; null: it is not on the map. */
export function groupOf({ groups }: Pick<Own, "groups">, unit: UnitId): GroupId | null {
  for (const { id, units } of groups) if (units.includes(unit)) return id;
  return null;
}

/** Where an own unit is; null: not on the map. */
export function zoneOf(hand: Own, unit: UnitId): ZoneId | null {
  for (const { zone, units } of hand.groups) if (units.includes(unit)) return zone;
  return null;
}

export const marksOf = ({ units }: Own, unit: UnitId): Frozen<Marks> => mustGet(units, unit);

/** What shows where HQs are; for a set-up that is not done, only its seat's hand does. */
interface HqSight extends Board {
  readonly hand?: Own | null;
}

/** Where an HQ stands, as far as is seen. */
export const zoneOfHq = ({ table, hand }: Omit<HqSight, "content">, hq: HqId): ZoneId | undefined =>
  hand?.hqs?.[hq] ?? table.hqs[hq];

/** Own HQs in a zone. */
export const hqsIn = (sight: HqSight, seat: SeatId, zone: ZoneId): readonly HqId[] =>
  sight.content.hqIds.filter((hq) => zoneOfHq(sight, hq) === zone && seatOfHq(sight.content, hq) === seat);

/** How many units of a seat are in a zone, as everyone sees. */
export function countIn(view: Board, seat: SeatId, zone: ZoneId): number {
  let count = 0;
  for (const group of view.table.groups)
    if (group.zone === zone && seatOfGroup(view.content, group.id) === seat) count += group.size ?? 1;
  return count;
}
