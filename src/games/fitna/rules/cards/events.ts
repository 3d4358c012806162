import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";

/** What becomes of cards, numbers for everyone and names for their owner. */
export type CardEvent =
  | {
      readonly chapter: "cards";
      readonly kind: "first-hand";
      readonly seat: SeatId;
      readonly assets: number;
      readonly events: number;
    }
  | {
      readonly chapter: "cards";
      readonly kind: "drawn";
      readonly seat: SeatId;
      readonly why: "adjust" | "joker" | "card" | "tension" | "intervention";
      readonly assets: number;
      readonly events: number;
    }
  | { readonly chapter: "cards"; readonly kind: "joker"; readonly seat: SeatId }
  | { readonly chapter: "cards"; readonly kind: "reshuffled" }
  | { readonly chapter: "cards"; readonly kind: "high-tension" };

export type CardSecret =
  | { readonly chapter: "cards"; readonly kind: "got"; readonly cards: readonly CardNumber[] }
  | { readonly chapter: "cards"; readonly kind: "lost"; readonly cards: readonly CardNumber[] };
