import { mustGet } from "../../../engine/index.ts";
import type { HqId, SeatId, UnitId, ZoneId } from "../content/types.ts";
import type { GroupId, Marks } from "../state.ts";
import { stopEvading } from "./evading.ts";
import { groupOf, stackId, zoneOf } from "./groups.ts";
import { handNow, handOf, type MarksGiven, marksFrom, type Pieces, showGroup } from "./show.ts";
import { seatOf, seatOfHq, unitOf } from "./units.ts";

/** units that arrive or are detached together form new stacks of at most C2 units, in this order, the first on top. */
export function formStacks(s: Pieces, seat: SeatId, zone: ZoneId, units: readonly UnitId[]): readonly GroupId[] {
  const c2 = s.current.table.c2[seat];
  const formed: GroupId[] = [];
  for (let at = 0; at < units.length; at += c2) {
    const id = stackId(seat, s.state.table.next++);
    handOf(s, seat).groups[id] = { units: units.slice(at, at + c2), zone };
    showGroup(s, id);
    formed.push(id);
  }
  return formed;
}

/** Takes units off their boxes and stacks; they keep their marks. Those that are on the map belong to this seat. */
export function takeUnits(s: Pieces, seat: SeatId, units: readonly UnitId[]): void {
  const hand = handOf(s, seat);
  const touched = new Set<GroupId>();
  for (const unit of units) {
    const { groups } = handNow(s, seat);
    const id = groupOf({ groups }, unit);
    if (id === null) continue;
    const group = mustGet(groups, id);
    const left = group.units.filter((one) => one !== unit);
    if (left.length === 0) delete hand.groups[id];
    else hand.groups[id] = { ...group, units: left };
    touched.add(id);
  }
  for (const id of touched) showGroup(s, id);
}

/** Puts units, wherever they are now, together into a zone as loose stacks. */
export function moveUnits(s: Pieces, seat: SeatId, units: readonly UnitId[], to: ZoneId): readonly GroupId[] {
  if (handNow(s, seat).evading.length > 0) {
    const leaving = units.filter((unit) => zoneOf(handNow(s, seat), unit) !== to);
    stopEvading(s, seat, leaving);
  }
  takeUnits(s, seat, units);
  return formStacks(s, seat, to, units);
}

/** Puts units, wherever they are now, at the bottom of a box or stack of their own seat, or on its top. */
export function joinGroup(s: Pieces, id: GroupId, units: readonly UnitId[], where: "top" | "bottom" = "bottom"): void {
  const [first] = units;
  if (first === undefined) return;
  const seat = seatOf(s.content, first);
  const zone = s.current.table.hqs[id];
  takeUnits(s, seat, units);
  const { groups } = handOf(s, seat);
  if (!groups[id] && zone !== undefined) groups[id] = { zone, units: [] };
  const group = mustGet(groups, id);
  groups[id] = { ...group, units: where === "top" ? [...units, ...group.units] : [...group.units, ...units] };
  showGroup(s, id);
}

/** Moves an HQ with all that is in its box. */
export function moveHq(s: Pieces, hq: HqId, to: ZoneId): void {
  const seat = seatOfHq(s.content, hq);
  const { groups } = handOf(s, seat);
  const group = groups[hq];
  if (group && group.zone !== to) stopEvading(s, seat, group.units);
  s.state.table.hqs[hq] = to;
  if (group) groups[hq] = { ...group, zone: to };
  showGroup(s, hq);
}

/** Sets a unit on the map that was not there. `hq`: into its box. */
export function enter(
  s: Pieces,
  unit: UnitId,
  marks: Marks,
  place: { readonly zone: ZoneId; readonly hq?: HqId },
): void {
  const seat = seatOf(s.content, unit);
  setMarks(s, seat, unit, marks);
  if (place.hq !== undefined) joinGroup(s, place.hq, [unit]);
  else formStacks(s, seat, place.zone, [unit]);
}

/** sets units of a seat on the map that were not there, together as new stacks, the first on top. */
export function enterTogether(
  s: Pieces,
  seat: SeatId,
  units: readonly (Marks & { readonly unit: UnitId })[],
  zone: ZoneId,
): readonly GroupId[] {
  for (const { unit, ...marks } of units) setMarks(s, seat, unit, marks);
  return formStacks(
    s,
    seat,
    zone,
    units.map(({ unit }) => unit),
  );
}

/** a fixed mode comes before any other. */
function setMarks(s: Pieces, seat: SeatId, unit: UnitId, marks: Marks): void {
  handOf(s, seat).units[unit] = { ...marks, mode: unitOf(s.content, unit).fixedMode ?? marks.mode };
}

/** Changes a unit's marks; `false` takes one off. */
export function mark(s: Pieces, unit: UnitId, change: Partial<MarksGiven>): void {
  const seat = seatOf(s.content, unit);
  const { units } = handOf(s, seat);
  units[unit] = marksFrom({ ...mustGet(units, unit), ...change });
  const id = groupOf(handNow(s, seat), unit);
  if (id !== null) showGroup(s, id);
}
