import type { ChitType, SeatId } from "../content/types.ts";
import type { SeenUnit } from "../state.ts";

export type PlayEvent = {
  readonly chapter: "plays";
  readonly kind: "played";
  readonly seat: SeatId;
  readonly chits: readonly ChitType[];
};

export type PlaySecret =
  | {
      readonly chapter: "plays";
      readonly kind: "examined";
      readonly chits: readonly ChitType[];
      readonly unseen: number;
    }
  | { readonly chapter: "plays"; readonly kind: "inspected"; readonly units: readonly SeenUnit[] };
