import type { CardNumber } from "../content/card-types.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";

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
  | {
      readonly chapter: "movement";
      readonly kind: "supply";
      readonly isolated: readonly SpaceId[];
      readonly supplied: readonly SpaceId[];
    };

export type MovementSecret = {
  readonly chapter: "movement";
  readonly kind: "moved";
  readonly units: readonly UnitId[];
};
