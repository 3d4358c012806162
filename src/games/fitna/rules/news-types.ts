/** What has changed in a phase, for its pictures. */
import type { SpaceId } from "../content/board-types.ts";
import type { RESULTS } from "../content/edition-types.ts";
import type { Holder } from "../content/sides.ts";

export type News =
  | {
      readonly kind: "moved";
      readonly side: Holder;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly units: number;
      /** Over whatever lies between. */
      readonly byAir?: true;
    }
  | {
      readonly kind: "fought";
      /** Who attacked, from where. */
      readonly side: Holder;
      readonly from: SpaceId;
      readonly space: SpaceId;
      /** `occupied`: nobody was left to defend it. */
      readonly result: (typeof RESULTS)[number] | "occupied";
    }
  | { readonly kind: "taken"; readonly side: Holder; readonly space: SpaceId }
  /** It is nobody's now. */
  | { readonly kind: "given-up"; readonly space: SpaceId }
  | { readonly kind: "struck"; readonly side: Holder; readonly space: SpaceId }
  | { readonly kind: "arrived"; readonly side: Holder; readonly space: SpaceId; readonly units: number }
  /** Units of one side are another's now. */
  | {
      readonly kind: "joined";
      readonly side: Holder;
      readonly from: Holder;
      readonly space: SpaceId;
      readonly units: number;
    }
  /** Units that are gone, but not through a fight. */
  | { readonly kind: "lost"; readonly side: Holder; readonly space: SpaceId; readonly units: number }
  | { readonly kind: "tension"; readonly from: number; readonly to: number };
