import type { SeatId } from "../../content/types.ts";

export type TurnEvent =
  | { readonly chapter: "turn"; readonly kind: "turn"; readonly turn: number; readonly length: number }
  | { readonly chapter: "turn"; readonly kind: "operations"; readonly seat: SeatId }
  | { readonly chapter: "turn"; readonly kind: "conceded"; readonly seat: SeatId };
