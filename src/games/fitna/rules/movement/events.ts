import type { CardNumber } from "../../content/card-types.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";

/** Units of a seat went somewhere; `top`: what everyone sees of them, `taken`: what they took on their way. */
export interface MovedEvent {
  readonly chapter: "movement";
  readonly kind: "moved";
  readonly seat: SeatId;
  readonly how: "ground" | "air" | "assault" | "strategic";
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly units: number;
  readonly top: UnitId | null;
  readonly taken: readonly SpaceId[];
}

export type MovementEvent =
  | {
      readonly chapter: "movement";
      readonly kind: "planned";
      readonly seat: SeatId;
      readonly cards: readonly CardNumber[];
      readonly moves: number;
      readonly offensives: number;
      readonly depot: boolean;
    }
  | MovedEvent
  | {
      readonly chapter: "movement";
      readonly kind: "sent-back";
      readonly seat: SeatId;
      readonly from: SpaceId;
      readonly to: SpaceId;
    }
  | {
      readonly chapter: "movement";
      readonly kind: "top";
      readonly seat: SeatId;
      readonly space: SpaceId;
      readonly unit: UnitId;
    }
  | {
      readonly chapter: "movement";
      readonly kind: "supply";
      readonly isolated: readonly SpaceId[];
      readonly supplied: readonly SpaceId[];
    };

/** Which units moved, for their own seat. */
export type MovementSecret = {
  readonly chapter: "movement";
  readonly kind: "moved";
  readonly to: SpaceId;
  readonly units: readonly UnitId[];
};
