import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";

/** Force Pools lie open; which unit stands where, its seat alone knows. */
export type ReinforcementEvent =
  | {
      readonly chapter: "reinforcements";
      readonly kind: "chosen";
      readonly seat: SeatId;
      readonly what: "batch" | "rebuild" | "nothing";
      readonly units: readonly UnitId[];
    }
  | {
      readonly chapter: "reinforcements";
      readonly kind: "upgraded";
      readonly seat: SeatId;
      readonly units: number;
    }
  | {
      readonly chapter: "reinforcements";
      readonly kind: "arrived";
      readonly seat: SeatId;
      readonly to: readonly { readonly space: SpaceId; readonly units: number }[];
      readonly waiting: readonly UnitId[];
    };

interface Own<K extends "placed" | "upgraded"> {
  readonly chapter: "reinforcements";
  readonly kind: K;
  readonly units: readonly { readonly unit: UnitId; readonly space: SpaceId }[];
}

export type ReinforcementSecret = Own<"placed"> | Own<"upgraded">;
