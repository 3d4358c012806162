/** Units on the map: who has how many where; they come from the pool, go back to it, or move to another Zone. */
import { type Frozen, mustGet, type Seat } from "#engine";
import { UNITS, type Unit, type Units } from "../../content/effects.ts";
import type { ZoneId } from "../../content/pack.ts";
import { inList } from "../../content/wording.ts";
import type { Table } from "../../state.ts";
import { touch } from "./news.ts";
import type { Presence } from "./on-map.ts";

const NONE: Units = { security: 0, infrastructure: 0 };

/** A seat's units in a Zone. */
export const unitsAt = (table: Pick<Presence, "zones">, zone: ZoneId, seat: Seat): Frozen<Units> =>
  mustGet(table.zones, zone).units[seat] ?? NONE;

/** How many there are of both types. */
export const size = ({ security, infrastructure }: Frozen<Units>): number => security + infrastructure;

/** Seats with units in a Zone, in faction order. */
export function occupants(table: Presence, zone: ZoneId): readonly Seat[] {
  const { units } = mustGet(table.zones, zone);
  return table.seats.filter((seat) => size(units[seat] ?? NONE) > 0);
}

/** "3 Security and 2 Infrastructure"; "nothing". */
export function forces({ security, infrastructure }: Frozen<Units>): string {
  const parts = [
    ...(security > 0 ? [`${security} Security`] : []),
    ...(infrastructure > 0 ? [`${infrastructure} Infrastructure`] : []),
  ];
  return inList(parts);
}

/** units come out of the pool, which is never more than the printed counters. */
export function place(table: Table, seat: Seat, zone: ZoneId, units: Partial<Units>): void {
  change(table, zone, seat, units, 1);
  const { pool } = mustGet(table.sides, seat);
  for (const type of UNITS) pool[type] -= units[type] ?? 0;
}

/** eliminated units go back to their pool. */
export function remove(table: Table, seat: Seat, zone: ZoneId, units: Partial<Units>): void {
  change(table, zone, seat, units, -1);
  const { pool } = mustGet(table.sides, seat);
  for (const type of UNITS) pool[type] += units[type] ?? 0;
}

/** Security units go from one Zone to another. */
export function shift(table: Table, seat: Seat, from: ZoneId, to: ZoneId, security: number): void {
  change(table, from, seat, { security }, -1);
  change(table, to, seat, { security }, 1);
}

function change(table: Table, zone: ZoneId, seat: Seat, units: Partial<Units>, sign: 1 | -1): void {
  const { units: there } = mustGet(table.zones, zone);
  const after = { ...NONE, ...there[seat] };
  for (const type of UNITS) after[type] += sign * (units[type] ?? 0);
  if (UNITS.some((type: Unit) => after[type] < 0)) throw new Error(`${seat} has not so many units in ${zone}`);
  if (size(after) > 0) there[seat] = after;
  else delete there[seat];
  touch(table, zone);
}
