import type { ZoneId } from "./map-types.ts";
import type { ScenarioId, SeatId } from "./sides.ts";
import type { HqId, Mode, UnitId, UnitType } from "./unit-types.ts";

export const STRATEGIES = ["countervalue", "counterforce"] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** Faces of a die that hit. */
export type Hits = readonly number[];

/** A scenario's pieces. */
export interface Pieces {
  readonly hqs: readonly HqId[];
  readonly units: readonly UnitId[];
}

/** Units that stand together in a default deployment: in the box of an HQ, or as a loose stack, the top one first. */
export interface Group {
  readonly zone: ZoneId;
  /** Of the box; it stands in the same zone. */
  readonly hq: HqId | null;
  readonly units: readonly { readonly unit: UnitId; readonly mode: Mode }[];
}
export type Deployment = readonly Group[];

/** units that one J-1 brings back, and where. */
export interface Build {
  /** One of these. */
  readonly lots: readonly { readonly types: readonly UnitType[]; readonly most: number }[];
  /** Beside one of these Hezbollah units, where it is no sanctuary. */
  readonly beside: readonly UnitType[];
}

export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
  readonly turns: number;
  readonly c2: { readonly [seat in SeatId]: number };
  /** The IDF chooses where there are several. */
  readonly strategies: readonly Strategy[];
  /** Whether Syria, Iran and Hamas can come in, and the options of R-07 are asked. Without it Syria is closed to all. */
  readonly widerWar: boolean;
  /** How IDF reinforcements enter: one for a chit, or all at once. */
  readonly reinforcedBy: "chits" | "escalation";
  /** where Insurgent units may be placed, and how many at least in each zone south of the Litani. */
  readonly setUp: { readonly insurgentZones: "lebanon" | "south"; readonly leastInSouth: number };
  readonly build: Build;
  /** */
  readonly kfirActive: boolean;
  /** SAM against close air support. */
  readonly samHits: Hits;
  /** What an Insurgent J-4 declared anti-tank adds; null: it cannot be. */
  readonly antiTank: number | null;
  /** Whether IDF regulars and HQs stay in Israel and the south. */
  readonly regularsStaySouth: boolean;
  /** Which zones that the IDF does not control score for the Insurgent. */
  readonly insurgentZoneScope: "non-sanctuary";
  readonly pieces: {
    readonly idf: Pieces;
    readonly insurgent: Pieces;
    readonly reinforcements: Pieces;
    /** Enter with Syria. */
    readonly syria: Pieces;
  };
  readonly deployment: { readonly idf: Deployment; readonly insurgent: Deployment; readonly syria: Deployment };
  readonly source: string;
}
