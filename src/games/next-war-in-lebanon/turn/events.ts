import type { SeatId } from "../content/types.ts";

export type TurnEvent =
  | { readonly kind: "turn"; readonly turn: number; readonly length: number }
  | { readonly kind: "operations"; readonly seat: SeatId }
  | { readonly kind: "conceded"; readonly seat: SeatId };
