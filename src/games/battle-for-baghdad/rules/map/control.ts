/** who Controls a Zone, and who is a rival there. */
import { type Frozen, mustGet, type Seat } from "#engine";
import { type Content, screenOf, type ZoneId } from "../../content/pack.ts";
import type { AbilityKind, AbilityOf } from "../../content/screens.ts";
import type { Table } from "../../state.ts";
import type { Presence } from "./on-map.ts";
import { occupants } from "./units.ts";

/** The ability of this kind on a seat's screen, if it has one. */
export function ability<K extends AbilityKind>(
  content: Frozen<Content>,
  table: Presence,
  seat: Seat,
  kind: K,
): Frozen<AbilityOf<K>> | undefined {
  const { abilities } = screenOf(content, table.seats.length, seat);
  return abilities.find((a): a is Frozen<AbilityOf<K>> => a.kind === kind);
}

export const keepsPeace = (content: Frozen<Content>, table: Presence, seat: Seat): boolean =>
  ability(content, table, seat, "peacekeeping") !== undefined;

/** seats with units in a Zone, peacekeepers aside. */
export const rivals = (content: Frozen<Content>, table: Presence, zone: ZoneId): readonly Seat[] =>
  occupants(table, zone).filter((seat) => !keepsPeace(content, table, seat));

/** who Controls a Zone, if anybody does. */
export function controller(content: Frozen<Content>, table: Presence, zone: ZoneId): Seat | null {
  if (isEmpty(mustGet(table.zones, zone).units)) return null; // most are, and all are asked for often
  const there = occupants(table, zone);
  const counting = there.length > 1 ? rivals(content, table, zone) : there;
  return counting.length === 1 ? (counting[0] ?? null) : null;
}

function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

/** The Zones that a seat Controls, in the order of the pack. */
export const controlled = (content: Frozen<Content>, table: Presence, seat: Seat): readonly ZoneId[] =>
  content.zoneIds.filter((zone) => controller(content, table, zone) === seat);

/** The Zones of a seat's colour. */
export const affiliated = (content: Frozen<Content>, seat: Seat): readonly ZoneId[] =>
  mustGet(content.affiliated, seat);

/** who Controls each Airport and each Fortified Zone now. */
export const snapshot = (content: Frozen<Content>, table: Presence): Table["snapshot"] => ({
  airports: Object.fromEntries(content.airports.map((zone) => [zone, controller(content, table, zone)])),
  fortified: Object.fromEntries(content.fortified.map((zone) => [zone, controller(content, table, zone)])),
});
