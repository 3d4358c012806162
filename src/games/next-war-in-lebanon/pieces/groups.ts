import { type Frozen, mustGet } from "../../../engine/index.ts";
import type { Content, HqId, SeatId, UnitId, ZoneId } from "../content/types.ts";
import type { GroupId, Hand, Marks, Table } from "../state.ts";
import { seatOfHq } from "./units.ts";

type Own = Frozen<Hand>;
type Board = Frozen<Table>;

const PREFIX: { readonly [seat in SeatId]: string } = { idf: "i", insurgent: "n" };

/** Stacks are numbered by age; with leading zeros their ids sort as they do. */
export const stackId = (seat: SeatId, number: number): GroupId => `${PREFIX[seat]}${String(number).padStart(4, "0")}`;

/** whether a group is the box of an HQ. */
export const isBox = (content: Frozen<Content>, group: GroupId): boolean => Object.hasOwn(content.hqs, group);

export const seatOfGroup = (content: Frozen<Content>, group: GroupId): SeatId =>
  isBox(content, group) ? seatOfHq(content, group) : group.startsWith(PREFIX.idf) ? "idf" : "insurgent";

/** Own stacks and boxes in a zone: the IDF's boxes first, then stacks by age. */
export function ownGroupsIn({ groups }: Own, zone: ZoneId): readonly GroupId[] {
  const found: GroupId[] = [];
  for (const id in groups) if (groups[id]?.zone === zone) found.push(id);
  return found.length > 1 ? found.sort() : found;
}

/** Zones where a seat has units of its own, in the order of the map. */
export function ownZones({ zoneIds }: Frozen<Content>, { groups }: Own): readonly ZoneId[] {
  const there = new Set<ZoneId>();
  for (const id in groups) there.add(mustGet(groups, id).zone);
  return zoneIds.filter((zone) => there.has(zone));
}

/** Zones where a seat has units, as everyone sees. */
export function zonesOf(
  { content, table: { groups } }: { readonly content: Frozen<Content>; readonly table: Board },
  seat: SeatId,
): ReadonlySet<ZoneId> {
  const found = new Set<ZoneId>();
  for (const id in groups) if (seatOfGroup(content, id) === seat) found.add(mustGet(groups, id).zone);
  return found;
}

/** Stacks and boxes of a seat in a zone, as everyone sees them. */
export function groupsIn(
  { content, table }: { readonly content: Frozen<Content>; readonly table: Board },
  seat: SeatId,
  zone: ZoneId,
): readonly GroupId[] {
  const { groups } = table;
  const found: GroupId[] = [];
  for (const id in groups) if (groups[id]?.zone === zone && seatOfGroup(content, id) === seat) found.push(id);
  return found.length > 1 ? found.sort() : found;
}

/** Own units in a zone, box after box and stack after stack. */
export function unitsIn(hand: Own, zone: ZoneId): readonly UnitId[] {
  const found: UnitId[] = [];
  for (const id of ownGroupsIn(hand, zone)) found.push(...mustGet(hand.groups, id).units);
  return found;
}

/** The box or stack of an own unit; null: it is not on the map. */
export function groupOf({ groups }: Pick<Own, "groups">, unit: UnitId): GroupId | null {
  for (const id in groups) if (groups[id]?.units.includes(unit)) return id;
  return null;
}

/** Where an own unit is; null: not on the map. */
export function zoneOf(hand: Own, unit: UnitId): ZoneId | null {
  const group = groupOf(hand, unit);
  return group === null ? null : mustGet(hand.groups, group).zone;
}

export const marksOf = ({ units }: Own, unit: UnitId): Frozen<Marks> => mustGet(units, unit);

/** Own HQs in a zone. */
export const hqsIn = (
  { content, table }: { readonly content: Frozen<Content>; readonly table: Board },
  seat: SeatId,
  zone: ZoneId,
): readonly HqId[] => content.hqIds.filter((hq) => table.hqs[hq] === zone && seatOfHq(content, hq) === seat);

/** How many units of a seat are in a zone, as everyone sees. */
export function countIn(
  view: { readonly content: Frozen<Content>; readonly table: Board },
  seat: SeatId,
  zone: ZoneId,
): number {
  const { groups } = view.table;
  let count = 0;
  for (const id in groups) {
    const group = groups[id];
    if (group?.zone === zone && seatOfGroup(view.content, id) === seat) count += group.size;
  }
  return count;
}
