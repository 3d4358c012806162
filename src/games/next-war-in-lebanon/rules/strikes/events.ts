import type { UnitId, ZoneId } from "../../content/types.ts";
import type { Mission, StoppedBy } from "./types.ts";

/** A die of a strike. Whom a die missed is told only if everyone knew that it was aimed at; null: another unit. */
export interface Shot {
  readonly unit: UnitId | null;
  readonly die: number;
  readonly hit: boolean;
}

export type StrikeEvent =
  | { readonly chapter: "strikes"; readonly kind: "announced"; readonly missions: readonly Mission[] }
  /** J-4 as SAM over these zones. */
  | { readonly chapter: "strikes"; readonly kind: "missions-void"; readonly zones: readonly ZoneId[] }
  | {
      readonly chapter: "strikes";
      readonly kind: "air-defence";
      readonly mission: Mission;
      readonly die: number;
      readonly stopped: boolean;
    }
  | {
      readonly chapter: "strikes";
      readonly kind: "struck";
      readonly mission: Mission;
      readonly stopped: StoppedBy | null;
      readonly shots: readonly Shot[];
    }
  | {
      readonly chapter: "strikes";
      readonly kind: "rockets";
      readonly zone: ZoneId;
      readonly shots: readonly { readonly unit: UnitId; readonly dice: readonly number[] }[];
      readonly vp: number;
    }
  | { readonly chapter: "strikes"; readonly kind: "raid"; readonly vp: number; readonly collateral: boolean };
