import type { Frozen, Json, Params, PlanRow } from "../../../../engine/index.ts";
import type { Pictogram } from "../../../../scene/index.ts";
import type { ZoneId } from "../../content/types.ts";
import { findGroup } from "../../rules/pieces/groups.ts";
import type { Hand } from "../../state.ts";
import type { AnyView } from "./piles.ts";

/** Where a row of a plan leads, or what it does where. Rows that lead nowhere on the map have no mark. */
export type Planned =
  | { readonly kind: "way"; readonly number: number; readonly from: ZoneId; readonly to: ZoneId }
  | { readonly kind: "place"; readonly number: number; readonly zone: ZoneId; readonly pictogram: Pictogram | null };

type Eyes = Pick<AnyView, "table" | "hand">;

export const plannedOn = (c: Eyes, rows: readonly PlanRow[]): readonly Planned[] =>
  rows.flatMap((row) => planned(c, row));

function planned(c: Eyes, { number, action, params }: PlanRow): readonly Planned[] {
  const way = (from: ZoneId | undefined, to: Json | undefined): readonly Planned[] =>
    from !== undefined && typeof to === "string" && from !== to ? [{ kind: "way", number, from, to }] : [];
  const place = (zone: Json | undefined, pictogram: Pictogram | null): readonly Planned[] =>
    typeof zone === "string" ? [{ kind: "place", number, zone, pictogram }] : [];
  switch (action) {
    case "move-hq":
      return way(c.table.hqs[String(params.hq)], params.to);
    case "move-units":
      return rowsIn(params.parties).flatMap(({ to }) => way(String(params.from), to));
    case "deploy-move":
    case "j4-strategic":
      return way(String(params.from), params.to);
    case "j4-airmobile":
      return way(zoneOfUnit(c, String(params.unit)), params.zone);
    case "j3-strike":
      return rowsIn(params.missions).flatMap(({ zone }) => place(zone, "crosshair"));
    case "j3-rockets":
      return place(params.zone, "rocket");
    case "j1-build":
      return [...new Set(rowsIn(params.units).map(({ zone }) => zone))].flatMap((zone) => place(zone, "plus"));
    case "reinforce":
      return place(params.zone, "plus");
    case "j1-recover":
    case "j1-rebuild":
      return place(zoneOfUnit(c, String(params.unit)), "wrench");
    case "j1-mode":
      return place(zoneOfUnit(c, String(params.unit)), null);
    case "j2-inspect":
      return place(findGroup(c.table.groups, String(params.target))?.zone, "eye");
    default:
      return [];
  }
}

const rowsIn = (value: Json | undefined): readonly Params[] =>
  Array.isArray(value)
    ? value.filter((row): row is Params => typeof row === "object" && row !== null && !Array.isArray(row))
    : [];

/** Where an own unit is; undefined: not on the map. */
const zoneOfUnit = ({ hand }: Eyes, unit: string): ZoneId | undefined =>
  (hand as Frozen<Hand> | null)?.groups.find(({ units }) => units.includes(unit))?.zone;
