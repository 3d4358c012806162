import type { SeatId } from "../content/types.ts";

export type SetUpEvent =
  | { readonly kind: "strategy-chosen" }
  | { readonly kind: "deployed"; readonly seat: SeatId; readonly units: number };

export type SetUpSecret = { readonly kind: "strategy"; readonly strategy: string };
