/** Units come, go and change their stacks and boxes. */
import { type Frozen, mustGet, type RulesContext } from "#engine";
import type { HqId, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import { enemyOf, type GroupId, type Lebanon, type Marks, type Table } from "../../state.ts";
import { findGroup, getGroup, groupOf, isBox, removeGroup, setGroup, stackId, zoneOf, zoneOfHq } from "./groups.ts";
import { handNow, handOf, isHidden, type MarksGiven, marksFrom, type Pieces, showGroup } from "./show.ts";
import { seatOf, seatOfHq, unitOf } from "./units.ts";

/**
 * units that arrive or are detached together form stacks of at most C2 units, in this order, the first on top. `kept`:
 * stacks of nobody else, which are formed again under their old ids, as many as are needed.
 */
export function formStacks(
  s: Pieces,
  seat: SeatId,
  zone: ZoneId,
  units: readonly UnitId[],
  kept: readonly GroupId[] = [],
): readonly GroupId[] {
  const c2 = s.current.table.c2[seat];
  const { groups } = handOf(s, seat);
  for (const id of kept.slice(Math.ceil(units.length / c2))) {
    removeGroup(groups, id);
    showGroup(s, id);
  }
  const formed: GroupId[] = [];
  for (let at = 0; at < units.length; at += c2) {
    const id = kept[formed.length] ?? stackId(seat, s.state.table.next++);
    setGroup(groups, { id, units: units.slice(at, at + c2), zone });
    showGroup(s, id);
    formed.push(id);
  }
  return formed;
}

/**
 * Takes units off their boxes and stacks, except for stacks that are `kept`; they keep their marks. Those that are on
 * the map belong to this seat.
 */
export function takeUnits(s: Pieces, seat: SeatId, units: readonly UnitId[], kept: readonly GroupId[] = []): void {
  const { groups } = handOf(s, seat);
  const touched = new Set<GroupId>();
  for (const unit of units) {
    const id = groupOf(handNow(s, seat), unit);
    if (id === null || kept.includes(id)) continue;
    const group = getGroup(groups, id);
    const left = group.units.filter((one) => one !== unit);
    if (left.length === 0) removeGroup(groups, id);
    else setGroup(groups, { ...group, units: left });
    touched.add(id);
  }
  for (const id of touched) showGroup(s, id);
}

/** Puts units, wherever they are now, together into a zone as loose stacks. A stack that goes whole is the same stack there. */
export function moveUnits(s: Pieces, seat: SeatId, units: readonly UnitId[], to: ZoneId): readonly GroupId[] {
  if (Object.keys(s.current.table.evading).length > 0) {
    const leaving = units.filter((unit) => zoneOf(handNow(s, seat), unit) !== to);
    stopEvading(s, seat, leaving);
  }
  const kept = wholeStacks(s, seat, units);
  takeUnits(s, seat, units, kept);
  return formStacks(s, seat, to, units, kept);
}

/** Loose stacks whose units are all among these, the oldest first. */
function wholeStacks(s: Pieces, seat: SeatId, units: readonly UnitId[]): readonly GroupId[] {
  const { groups } = handNow(s, seat);
  const found: GroupId[] = [];
  for (const group of groups)
    if (!isBox(s.content, group.id) && group.units.every((unit) => units.includes(unit))) found.push(group.id);
  return found;
}

/** Puts units, wherever they are now, at the bottom of a box or stack of their own seat, or on its top. */
export function joinGroup(s: Pieces, id: GroupId, units: readonly UnitId[], where: "top" | "bottom" = "bottom"): void {
  const [first] = units;
  if (first === undefined) return;
  const seat = seatOf(s.content, first);
  const zone = zoneOfHq({ table: s.current.table, hand: handNow(s, seat) }, id);
  takeUnits(s, seat, units);
  const { groups } = handOf(s, seat);
  if (zone !== undefined && !findGroup(groups, id)) setGroup(groups, { id, units: [], zone });
  const group = getGroup(groups, id);
  setGroup(groups, { ...group, units: where === "top" ? [...units, ...group.units] : [...group.units, ...units] });
  showGroup(s, id);
}

/** Moves an HQ with all that is in its box. */
export function moveHq(s: Pieces, hq: HqId, to: ZoneId): void {
  const seat = seatOfHq(s.content, hq);
  const { groups } = handOf(s, seat);
  const group = findGroup(groups, hq);
  if (group && group.zone !== to) stopEvading(s, seat, group.units);
  putHq(s, hq, to);
  if (group) setGroup(groups, { ...group, zone: to });
  showGroup(s, hq);
}

/** nobody else sees where HQs stand before the set-up is done. */
export function putHq(s: Pieces, hq: HqId, zone: ZoneId): void {
  const seat = seatOfHq(s.content, hq);
  if (!isHidden(s, seat)) s.state.table.hqs[hq] = zone;
  else handOf(s, seat).hqs = { ...handNow(s, seat).hqs, [hq]: zone };
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

/**
 * units that leave their zone or the map evade no longer. Call it while they are still there. Who evades is its
 * seat's secret: each unit that leaves takes one off the number that everyone sees, so that this is how many evade at least.
 */
export function stopEvading(s: Pieces, seat: SeatId, units: readonly UnitId[]): void {
  for (const unit of units) {
    const { evading } = handNow(s, seat);
    const zone = zoneOf(handNow(s, seat), unit);
    if (evading.includes(unit)) handOf(s, seat).evading = evading.filter((one) => one !== unit);
    if (zone !== null && s.current.table.evading[zone]?.[seat]) countOneLess(s, seat, zone);
  }
}

/** What is zero is absent. */
function countOneLess({ state }: Pieces, seat: SeatId, zone: ZoneId): void {
  const { evading } = state.table;
  const counts = mustGet(evading, zone);
  const left = (counts[seat] ?? 0) - 1;
  if (left > 0) counts[seat] = left;
  else delete counts[seat];
  if (Object.keys(counts).length === 0) delete evading[zone];
}

/** Changes own pieces. What the enemy sees on top thereafter, and neither saw nor knew before, is not taken back. */
export function exposing<T>(s: RulesContext<Lebanon>, seat: SeatId, change: () => T): T {
  const before = s.current.table.groups.slice();
  const result = change();
  const { groups } = s.current.table;
  for (const group of groups) if (!before.includes(group) && isNew(s, seat, group.top.unit, before)) s.barrier();
  return result;
}

function isNew(
  { current }: RulesContext<Lebanon>,
  seat: SeatId,
  unit: UnitId,
  before: Frozen<Table>["groups"],
): boolean {
  if (mustGet(current.hands, enemyOf(seat)).known[unit]) return false;
  return before.every(({ top }) => top.unit !== unit);
}
