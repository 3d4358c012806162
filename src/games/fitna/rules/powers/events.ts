import type { SpaceId } from "../../content/map-types.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";

/** What a die of a coup says of a unit. */
export interface CoupRoll {
  readonly unit: UnitId;
  readonly space: SpaceId;
  readonly die: number;
  /** The counter that stands for it as a rebel. */
  readonly outcome: "stays" | "lost" | { readonly rebel: UnitId };
}

export interface LebanonRoll {
  readonly unit: UnitId;
  readonly die: number;
  readonly outcome: "nothing" | "reduced" | "eliminated" | "removed";
}

type Power =
  | {
      readonly kind: "tension";
      readonly from: number;
      readonly to: number;
      /** In words: "Coup", "Israel takes Damascus". */
      readonly cause: string;
    }
  /** `die` null: none would have done. */
  | { readonly kind: "approval"; readonly seat: SeatId; readonly die: number | null; readonly upTo: number }
  | { readonly kind: "coup"; readonly country: "IRQ" | "SYR"; readonly rolls: readonly CoupRoll[] }
  /** */
  | {
      readonly kind: "camps";
      readonly space: SpaceId;
      readonly loyal: number;
      readonly rebel: number;
      readonly kept: "loyal" | "rebel";
    }
  /** R-152; null: they are eliminated. */
  | {
      readonly kind: "withdrew";
      readonly side: Holder;
      readonly from: SpaceId;
      readonly to: SpaceId | null;
      readonly units: number;
    }
  | { readonly kind: "lebanon"; readonly rolls: readonly LebanonRoll[] }
  /** */
  | {
      readonly kind: "is-called";
      readonly seat: SeatId;
      readonly leader: "no" | "place" | "restore";
      readonly where: SpaceId | null;
      readonly spaces: readonly SpaceId[];
    }
  /** */
  | { readonly kind: "is-ops"; readonly seat: SeatId; readonly oilfields: number; readonly ops: number }
  | { readonly kind: "leader-moved"; readonly seat: SeatId; readonly from: SpaceId; readonly path: readonly SpaceId[] }
  /** */
  | { readonly kind: "kurds-raised"; readonly seat: SeatId; readonly unit: UnitId; readonly space: SpaceId }
  | { readonly kind: "kurds-upgraded"; readonly seat: SeatId; readonly units: readonly UnitId[] }
  | { readonly kind: "kurds-planned"; readonly seat: SeatId; readonly moves: number; readonly offensives: number }
  | {
      readonly kind: "kurd-moved";
      readonly seat: SeatId;
      readonly side: Holder;
      readonly from: SpaceId;
      readonly path: readonly SpaceId[];
    }
  /** where garrisons stand now, and how many units go to the pool. */
  | { readonly kind: "rebellion"; readonly placer: SeatId; readonly spaces: readonly SpaceId[]; readonly left: number }
  | {
      readonly kind: "rebels";
      readonly placer: SeatId;
      readonly units: readonly { readonly unit: UnitId; readonly space: SpaceId }[];
    }
  | { readonly kind: "rebellion-over"; readonly removed: readonly UnitId[] }
  /** */
  | { readonly kind: "intervention"; readonly seats: readonly SeatId[] }
  /** */
  | { readonly kind: "russia"; readonly seat: SeatId; readonly isNew: boolean }
  /** R-054; no unit: it is refused. */
  | {
      readonly kind: "permission";
      readonly from: SeatId;
      readonly to: SeatId;
      readonly space: SpaceId;
      readonly purpose: "move" | "attack";
      readonly units: number;
    }
  /** */
  | {
      readonly kind: "command";
      readonly space: SpaceId;
      readonly from: Holder;
      readonly to: SeatId;
      readonly units: number;
    };

export type PowerEvent = { readonly chapter: "powers" } & Power;

export type PowerSecret = { readonly chapter: "powers"; readonly kind: "seen"; readonly units: readonly UnitId[] };
