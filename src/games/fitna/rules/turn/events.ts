import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";

export type TurnEvent =
  | {
      readonly chapter: "turn";
      readonly kind: "turn";
      readonly turn: number;
      readonly turns: number;
      readonly order: readonly SeatId[];
    }
  | {
      readonly chapter: "turn";
      readonly kind: "bids";
      /** In the order of play that comes of them. */
      readonly bids: readonly { readonly seat: SeatId; readonly cards: readonly CardNumber[] }[];
    }
  | { readonly chapter: "turn"; readonly kind: "phase"; readonly seat: SeatId }
  | { readonly chapter: "turn"; readonly kind: "conceded"; readonly seat: SeatId };
