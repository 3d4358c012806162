import { type Frozen, mustGet } from "../../../engine/index.ts";
import type { Content, HqId, SeatId, UnitId, ZoneId } from "../content/types.ts";
import type { GroupId, Hand, Marks, Table } from "../state.ts";
import { seatOfHq } from "./units.ts";

type Own = Frozen<Hand>;
type Board = Frozen<Table>;

const PREFIX: { readonly [seat in SeatId]: string } = { idf: "i", insurgent: "n" };

export const stackId = (seat: SeatId, number: number): GroupId => `${PREFIX[seat]}${number}`;

/** whether a group is the box of an HQ. */
export const isBox = (content: Frozen<Content>, group: GroupId): boolean => Object.hasOwn(content.hqs, group);

export const seatOfGroup = (content: Frozen<Content>, group: GroupId): SeatId =>
  isBox(content, group) ? seatOfHq(content, group) : group.startsWith(PREFIX.idf) ? "idf" : "insurgent";

/** Own stacks and boxes in a zone: boxes first, then stacks by age. */
export const ownGroupsIn = ({ groups }: Own, zone: ZoneId): readonly GroupId[] =>
  Object.keys(groups)
    .filter((id) => mustGet(groups, id).zone === zone)
    .sort(byAge);

/** Stacks and boxes of a seat in a zone, as everyone sees them. */
export const groupsIn = (
  { content, table }: { readonly content: Frozen<Content>; readonly table: Board },
  seat: SeatId,
  zone: ZoneId,
): readonly GroupId[] =>
  Object.keys(table.groups)
    .filter((id) => mustGet(table.groups, id).zone === zone && seatOfGroup(content, id) === seat)
    .sort(byAge);

/** Boxes have names, stacks numbers. */
function byAge(a: GroupId, b: GroupId): number {
  const number = (id: GroupId): number => Number(id.slice(1)); // not a number: a box
  const [one, other] = [number(a), number(b)];
  if (Number.isNaN(one) || Number.isNaN(other))
    return Number.isNaN(one) === Number.isNaN(other) ? (a < b ? -1 : 1) : Number.isNaN(one) ? -1 : 1;
  return one - other;
}

/** Own units in a zone, box after box and stack after stack. */
export const unitsIn = (hand: Own, zone: ZoneId): readonly UnitId[] =>
  ownGroupsIn(hand, zone).flatMap((id) => mustGet(hand.groups, id).units);

/** The box or stack of an own unit; null: it is not on the map. */
export const groupOf = ({ groups }: Own, unit: UnitId): GroupId | null =>
  Object.keys(groups).find((id) => mustGet(groups, id).units.includes(unit)) ?? null;

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
export const countIn = (
  view: { readonly content: Frozen<Content>; readonly table: Board },
  seat: SeatId,
  zone: ZoneId,
): number => groupsIn(view, seat, zone).reduce((sum, id) => sum + mustGet(view.table.groups, id).size, 0);
