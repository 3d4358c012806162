import { type Frozen, mustGet, without } from "../../../engine/index.ts";
import type { Content, SeatId, UnitId, ZoneId } from "../content/types.ts";
import { SEATS } from "../content/types.ts";
import {
  type Control,
  enemyOf,
  type GroupId,
  type Hand,
  type LebanonState,
  type Marks,
  type SeenGroup,
  type SeenUnit,
  type Table,
} from "../state.ts";
import { seatOfGroup } from "./groups.ts";

/** What pieces are changed with. */
export interface Pieces {
  readonly content: Frozen<Content>;
  readonly state: Readonly<LebanonState>;
  /** The same to look at, of which nothing is copied. */
  readonly current: Frozen<LebanonState>;
}

/** A hand to change. */
export const handOf = ({ state }: Pieces, seat: SeatId): Hand => mustGet(state.hands, seat);

/** A hand to look at, as it is before the next change. */
export const handNow = ({ current }: Pieces, seat: SeatId): Frozen<Hand> => mustGet(current.hands, seat);

/** During its set-up a seat's pieces are its own business. */
export const isHidden = ({ current: { table } }: Pieces, seat: SeatId): boolean =>
  table.phase === "strategy" || table.phase === `${seat}-set-up`;

/** The marks of a unit beside its name, without those that it has not. */
export const seen = (unit: UnitId, { mode, disrupted, reduced, fired }: Frozen<Marks>): SeenUnit => ({
  unit,
  mode,
  ...(disrupted ? { disrupted } : {}),
  ...(reduced ? { reduced } : {}),
  ...(fired ? { fired } : {}),
});

/** Shows what everyone may see of a box or stack after it has changed, what the enemy knows of it, and who controls its zone. */
export function showGroup(s: Pieces, id: GroupId): void {
  const seat = seatOfGroup(s.content, id);
  const own = handNow(s, seat);
  const group = own.groups[id];
  const was = s.current.table.groups[id]?.zone;
  if (!group) s.state.table.groups = without(s.current.table.groups, id);
  else if (!isHidden(s, seat)) {
    const top = group.units[0] ?? "";
    const now = { size: group.units.length, top: seen(top, mustGet(own.units, top)), zone: group.zone };
    if (!isShown(s.current.table.groups[id], now)) s.state.table.groups[id] = now;
    showKnown(s, seat, id);
  }
  for (const zone of new Set([was, group?.zone])) if (zone !== undefined) showControl(s, zone);
}

/** Whether everyone sees it so already: to write what stays the same costs a copy of all groups. */
const isShown = (was: Frozen<SeenGroup> | undefined, now: SeenGroup): boolean =>
  was?.zone === now.zone &&
  was.size === now.size &&
  was.top.unit === now.top.unit &&
  was.top.mode === now.top.mode &&
  was.top.disrupted === now.top.disrupted &&
  was.top.reduced === now.top.reduced &&
  was.top.fired === now.top.fired;

function showKnown(s: Pieces, seat: SeatId, id: GroupId): void {
  const { known } = handNow(s, enemyOf(seat));
  const { groups, units } = handNow(s, seat);
  for (const unit of mustGet(groups, id).units)
    if (known[unit]) handOf(s, enemyOf(seat)).known[unit] = { ...mustGet(units, unit), group: id };
}

/** The enemy learns what these units are, until the end of the turn. */
export function reveal(s: Pieces, seat: SeatId, units: readonly UnitId[]): void {
  const own = handNow(s, seat);
  const { known } = handOf(s, enemyOf(seat));
  for (const [id, group] of Object.entries(own.groups))
    for (const unit of group.units) if (units.includes(unit)) known[unit] = { ...mustGet(own.units, unit), group: id };
}

/** an undisrupted unit there, and no undisrupted one of the enemy. */
export function showControl(s: Pieces, zone: ZoneId): void {
  const holds = SEATS.filter((seat) => isHeldBy(s, seat, zone));
  const now: Control | undefined = holds.length > 1 ? "contested" : holds[0];
  if (s.current.table.control[zone] === now) return;
  const { table } = s.state;
  if (table.turn > 0) noteControl(table, zone, now);
  if (now === undefined) table.control = without(s.current.table.control, zone);
  else table.control[zone] = now;
}

/** For the pictures of the phase; control that comes back within it has not changed. */
function noteControl(table: Table, zone: ZoneId, now: Control | undefined): void {
  const known = table.news.find((one) => one.kind === "control" && one.zone === zone);
  if (!known) table.news.push({ kind: "control", zone, was: table.control[zone] ?? null });
  else if (known.kind === "control" && known.was === (now ?? null))
    table.news = table.news.filter((one) => one !== known);
}

function isHeldBy(s: Pieces, seat: SeatId, zone: ZoneId): boolean {
  if (isHidden(s, seat)) return false;
  const { groups, units } = handNow(s, seat);
  for (const id in groups) {
    const group = mustGet(groups, id);
    if (group.zone === zone && group.units.some((unit) => !mustGet(units, unit).disrupted)) return true;
  }
  return false;
}
