import type { SeatId, Strategy } from "../../content/types.ts";

export type SetUpEvent =
  | { readonly chapter: "set-up"; readonly kind: "strategy-chosen" }
  | { readonly chapter: "set-up"; readonly kind: "deployed"; readonly seat: SeatId; readonly units: number };

export type SetUpSecret = { readonly chapter: "set-up"; readonly kind: "strategy"; readonly strategy: Strategy };
