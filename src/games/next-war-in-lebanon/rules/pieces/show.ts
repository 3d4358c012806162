/** Changes pieces in their owner's hand, and shows everyone what they see of them. */
import { type Frozen, mustGet } from "#engine";
import type { Pack, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import {
  type Control,
  enemyOf,
  type GroupId,
  type Hand,
  type KnownUnit,
  type LebanonState,
  type Marks,
  type OwnGroup,
  type SeenGroup,
  type SeenUnit,
  type Table,
} from "../../state.ts";
import { addNews } from "../news.ts";
import { findGroup, removeGroup, seatOfGroup, setGroup } from "./groups.ts";

/** What pieces are changed with. */
export interface Pieces {
  readonly content: Pack;
  readonly state: Readonly<LebanonState>;
  /** The same, read only: nothing is copied. */
  readonly current: Frozen<LebanonState>;
}

/** A hand to change. */
export const handOf = ({ state }: Pieces, seat: SeatId): Hand => mustGet(state.hands, seat);

/** A hand to look at, as it is before the next change. */
export const handNow = ({ current }: Pieces, seat: SeatId): Frozen<Hand> => mustGet(current.hands, seat);

/** During its set-up a seat's pieces are its own business. */
export const isHidden = ({ current: { table } }: Pieces, seat: SeatId): boolean =>
  table.phase === "strategy" || table.phase === `${seat}-set-up`;

/** The marks of a unit, without those that it has not: with keys in the order of states, so that none is copied for it. */
export function marksFrom({ mode, disrupted, reduced, fired }: Frozen<MarksGiven>): Marks {
  const marks: { -readonly [name in keyof Marks]?: Marks[name] } = {};
  if (disrupted) marks.disrupted = true;
  if (fired) marks.fired = true;
  marks.mode = mode;
  if (reduced) marks.reduced = true;
  return marks as Marks; // its mode is set
}

/** Marks some of which may be off. */
export type MarksGiven = Pick<Marks, "mode"> & { readonly [flag in "disrupted" | "reduced" | "fired"]?: boolean };

/** The marks of a unit after its name. */
export const seen = (unit: UnitId, marks: Frozen<Marks>): SeenUnit => Object.assign(marksFrom(marks), { unit });

/** Shows what everyone may see of a box or stack after it has changed, what the enemy knows of it, and who controls its zone. */
export function showGroup(s: Pieces, id: GroupId): void {
  const seat = seatOfGroup(s.content, id);
  const { groups, units } = handNow(s, seat);
  const group = findGroup(groups, id);
  const was = findGroup(s.current.table.groups, id);
  if (!group) {
    if (was) removeGroup(s.state.table.groups, id);
  } else if (!isHidden(s, seat)) {
    const top = group.units[0] ?? "";
    const marks = mustGet(units, top);
    if (!was || !isShown(was, group, top, marks)) setGroup(s.state.table.groups, seenGroup(group, seen(top, marks)));
    showKnown(s, seat, group);
  }
  if (was) showControl(s, was.zone);
  if (group && group.zone !== was?.zone) showControl(s, group.zone);
}

/** A stack or box with this unit on top, as everyone sees it. */
export const seenGroup = ({ id, units, zone }: Frozen<OwnGroup>, top: SeenUnit): SeenGroup =>
  units.length === 1 ? { id, top, zone } : { id, size: units.length, top, zone };

/** Whether everyone sees it so already: to write what stays the same costs a copy of all groups. */
const isShown = (
  { zone, size = 1, top }: Frozen<SeenGroup>,
  now: Frozen<OwnGroup>,
  unit: UnitId,
  { mode, disrupted, reduced, fired }: Frozen<Marks>,
): boolean =>
  zone === now.zone &&
  size === now.units.length &&
  top.unit === unit &&
  top.mode === mode &&
  top.disrupted === disrupted &&
  top.reduced === reduced &&
  top.fired === fired;

function showKnown(s: Pieces, seat: SeatId, group: Frozen<OwnGroup>): void {
  const { known } = handNow(s, enemyOf(seat));
  const { units } = handNow(s, seat);
  for (const unit of group.units)
    if (known[unit]) handOf(s, enemyOf(seat)).known[unit] = knownAs(group.id, mustGet(units, unit));
}

const knownAs = (group: GroupId, marks: Frozen<Marks>): KnownUnit => ({ group, ...marks });

/** The enemy learns what these units are, until the end of the turn. */
export function reveal(s: Pieces, seat: SeatId, units: readonly UnitId[]): void {
  const own = handNow(s, seat);
  const { known } = handOf(s, enemyOf(seat));
  for (const { id, units: there } of own.groups)
    for (const unit of there) if (units.includes(unit)) known[unit] = knownAs(id, mustGet(own.units, unit));
}

/** an undisrupted unit there, and no undisrupted one of the enemy. */
export function showControl(s: Pieces, zone: ZoneId): void {
  const now = controlOf(isHeldBy(s, "idf", zone), isHeldBy(s, "insurgent", zone));
  if (s.current.table.control[zone] === now) return;
  const { table } = s.state;
  if (table.turn > 0) noteControl(table, zone, now);
  if (now === undefined) delete table.control[zone];
  else table.control[zone] = now;
}

function controlOf(isOfIdf: boolean, isOfInsurgent: boolean): Control | undefined {
  if (isOfIdf) return isOfInsurgent ? "contested" : "idf";
  return isOfInsurgent ? "insurgent" : undefined;
}

/** For the pictures of the phase; control that comes back within it has not changed. */
function noteControl(table: Table, zone: ZoneId, now: Control | undefined): void {
  const known = table.news.find(([kind, [at]]) => kind === "control" && at === zone);
  const [, was] = known?.[1] ?? [];
  if (!known) addNews(table, { kind: "control", was: table.control[zone] ?? null, zone });
  else if (was === (now ?? null)) table.news = table.news.filter((one) => one !== known);
}

function isHeldBy(s: Pieces, seat: SeatId, zone: ZoneId): boolean {
  if (isHidden(s, seat)) return false;
  const { groups, units } = handNow(s, seat);
  for (const group of groups) {
    if (group.zone === zone && group.units.some((unit) => !mustGet(units, unit).disrupted)) return true;
  }
  return false;
}
