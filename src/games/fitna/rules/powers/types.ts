import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";

/** What has been brought about and takes effect as soon as the move, offensive or card that brought it is over. */
export type Due =
  /** */
  | { readonly kind: "level"; readonly level: 6 | 10 }
  /** */
  | { readonly kind: "intervention"; readonly seat: SeatId };

/** What a seat is doing that is no part of its own segments, as everyone sees it. */
export type Mission =
  /** It draws cards for an intervention or the tension. `meanwhile`: what goes on afterwards. */
  | {
      readonly kind: "cards";
      readonly cards: number;
      readonly why: "tension" | "intervention";
      readonly meanwhile?: Mission;
    }
  /** `ops` are for moves of the leader and for offensives alike. */
  | {
      readonly kind: "is";
      readonly ops: number;
      readonly moves: number;
      readonly offensives: number;
    }
  /** `moved`: those that have moved. */
  | {
      readonly kind: "kurds";
      readonly ops: number;
      readonly moves: number;
      readonly offensives: number;
      readonly moved: readonly UnitId[];
    }
  /** where the mobile units of the PKK rise. */
  | { readonly kind: "rebellion"; readonly units: readonly UnitId[]; readonly spaces: readonly SpaceId[] };
