import { game, type Seat, type View } from "#engine";

/*
 * Skirmish: units move along paths and fight where they end beside enemies. Combat runs inside the move, with a
 * reaction window for cards; the ambush card asks another question inside the combat. Barrages are rows.
 */

export interface Unit {
  seat: Seat;
  at: string;
  steps: number;
}

export interface Skirmish {
  Content: { readonly zones: { readonly [zone: string]: readonly string[] }; readonly cards: readonly string[] };
  Table: {
    round: number;
    rounds: number;
    active: number;
    seats: Seat[];
    units: { [id: string]: Unit };
    dead: string[];
    cards: { [seat: Seat]: number };
    deck: number;
    discard: string[];
    notes: string[];
  };
  Hand: { cards: string[] };
  Box: { deck: string[] };
  Event:
    | { readonly kind: "moved"; readonly units: readonly string[]; readonly path: readonly string[] }
    | { readonly kind: "played"; readonly seat: Seat; readonly card: string }
    | { readonly kind: "hit"; readonly unit: string; readonly rolls: readonly number[] }
    | { readonly kind: "rested"; readonly seat: Seat };
  Secret: { readonly kind: "drew"; readonly card: string };
}

export type Table = View<Skirmish>["table"];

export const { action, form, procedure } = game<Skirmish>();

export const unitsAt = (table: Table, zone: string): string[] =>
  Object.keys(table.units)
    .filter((id) => table.units[id]?.at === zone)
    .sort();
export const ownUnitsAt = (table: Table, seat: Seat, zone: string): string[] =>
  unitsAt(table, zone).filter((id) => table.units[id]?.seat === seat);
export const ownZones = (table: Table, seat: Seat): string[] =>
  [...new Set(Object.values(table.units).flatMap((u) => (u.seat === seat ? [u.at] : [])))].sort();
export const enemyIn = (table: Table, seat: Seat, zone: string): Seat | undefined =>
  unitsAt(table, zone)
    .map((id) => table.units[id]?.seat)
    .find((owner) => owner !== seat);

export function loseStep(state: { table: Skirmish["Table"] }, id: string): void {
  const unit = state.table.units[id];
  if (!unit) throw new Error(`no unit ${id}`);
  unit.steps--;
  if (unit.steps > 0) return;
  delete state.table.units[id];
  state.table.dead.push(id);
}
