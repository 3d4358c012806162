/** The game's content as rules look it up: map, pieces, chits, effects, scenarios and figures. */
import type { Frozen } from "#engine";
import type { Distances, Graph } from "#graph";
import type { CascadeRow, Charts } from "./cascade-types.ts";
import type { Chit, ChitType, Pool } from "./chit-types.ts";
import type { Figures } from "./figures-types.ts";
import type { Geography } from "./geography.ts";
import type { Band, Country, Zone, ZoneId } from "./map-types.ts";
import type { Scenario } from "./scenario-types.ts";
import type { ScenarioId, SeatId } from "./sides.ts";
import type { Headquarters, HqId, Unit, UnitId } from "./unit-types.ts";

export * from "./cascade-types.ts";
export * from "./chit-types.ts";
export * from "./figures-types.ts";
export * from "./map-types.ts";
export * from "./scenario-types.ts";
export * from "./sides.ts";
export * from "./unit-types.ts";

/** The pack as rules look at it. */
export type Pack = Frozen<Content>;

/** The pack, and what follows from it, computed once. */
export interface Content {
  readonly zones: { readonly [id: ZoneId]: Zone };
  /** In the order of their numbers. */
  readonly zoneIds: readonly ZoneId[];
  /** Which zones are adjacent. */
  readonly ways: Graph;
  readonly distances: Distances;
  readonly zonesOf: { readonly [country in Country]: readonly ZoneId[] };
  /** Those that count as south of the Litani. */
  readonly south: readonly ZoneId[];
  /** Syria among them, whether it is in the war or not. */
  readonly sanctuaries: { readonly [seat in SeatId]: readonly ZoneId[] };
  /** Adjacent zones with the Litani between them. */
  readonly crossings: readonly (readonly [ZoneId, ZoneId])[];
  readonly bands: readonly Band[];
  /** raids go past this zone, from one next to it. */
  readonly raidOn: ZoneId;
  readonly units: { readonly [id: UnitId]: Unit };
  /** In the order of the pack. */
  readonly unitIds: readonly UnitId[];
  readonly hqs: { readonly [id: HqId]: Headquarters };
  readonly hqIds: readonly HqId[];
  readonly chits: { readonly [type in ChitType]: Chit };
  /** By seat: all chits, with and without the optional ones. */
  readonly pools: { readonly [seat in SeatId]: { readonly usual: Pool; readonly optional: Pool } };
  /** Rows of the Cascading Effects charts. */
  readonly cascade: { readonly [row: string]: CascadeRow };
  /** By scenario and card: its row. */
  readonly charts: Charts;
  readonly scenarios: { readonly [id in ScenarioId]: Scenario };
  readonly figures: Figures;
  readonly map: Geography;
  /** How many items are the rulebook's, how many authored. */
  readonly sources: { readonly rulebook: number; readonly reconstruction: number };
}
