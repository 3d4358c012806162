import type { ChitType, Rank, SeatId, Suit } from "../content/types.ts";

export type EffectEvent = {
  readonly chapter: "effects";
  readonly kind: "effect";
  readonly suit: Suit;
  readonly rank: Rank;
  readonly row: string;
  /** Who attacked where there was collateral damage; null: the draw of phase 4. */
  readonly collateral: SeatId | null;
};

export type EffectSecret = {
  readonly chapter: "effects";
  readonly kind: "gained";
  readonly chits: readonly ChitType[];
};
