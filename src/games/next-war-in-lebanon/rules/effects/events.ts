import type { ChitType, Rank, SeatId, Suit, UnitId, ZoneId } from "../../content/types.ts";

/** Why a card was drawn: phase 4, collateral damage, or a sanctuary was entered or struck. */
export type Cause = "phase" | "collateral" | "incursion";

/** A card was drawn. */
export interface Drawn {
  readonly chapter: "effects";
  readonly kind: "effect";
  readonly suit: Suit;
  readonly rank: Rank;
  readonly row: string;
  readonly cause: Cause;
  /** Who attacked where it counts as collateral damage. */
  readonly attacker: SeatId | null;
  readonly die: number | null;
  /** Nothing; not possible (again); another card instead; at the end of the turn; at once. */
  readonly comes: "nothing" | "no-event" | "redrawn" | "later" | "now";
}

export type EffectEvent =
  | Drawn
  /** An effect of this row had nothing to work on, or its seat let it pass. */
  | { readonly chapter: "effects"; readonly kind: "effect-void"; readonly row: string; readonly seat: SeatId | null }
  /** Chits that a seat has drawn or chosen. */
  | { readonly chapter: "effects"; readonly kind: "gained"; readonly seat: SeatId; readonly chits: number }
  | {
      readonly chapter: "effects";
      readonly kind: "discarded";
      readonly seat: SeatId;
      readonly chits: readonly ChitType[];
    }
  | {
      readonly chapter: "effects";
      readonly kind: "infiltrated";
      readonly unit: UnitId;
      readonly from: ZoneId;
      readonly to: ZoneId;
    }
  | {
      readonly chapter: "effects";
      readonly kind: "returned";
      readonly units: readonly UnitId[];
      readonly zones: readonly ArrivedIn[];
    }
  | { readonly chapter: "effects"; readonly kind: "closed"; readonly zone: ZoneId }
  | { readonly chapter: "effects"; readonly kind: "syria-in"; readonly units: number; readonly c2: number }
  | {
      readonly chapter: "effects";
      readonly kind: "escalated";
      readonly units: number;
      readonly hqs: number;
      readonly zone: ZoneId;
    }
  | { readonly chapter: "effects"; readonly kind: "shortened"; readonly length: number; readonly isLast: boolean }
  | { readonly chapter: "effects"; readonly kind: "hamas"; readonly dice: readonly number[]; readonly vp: number }
  | {
      readonly chapter: "effects";
      readonly kind: "cut";
      readonly seat: SeatId;
      readonly zone: ZoneId;
      readonly units: number;
    };

export interface ArrivedIn {
  readonly zone: ZoneId;
  readonly units: number;
}

export type EffectSecret = {
  readonly chapter: "effects";
  readonly kind: "gained";
  readonly chits: readonly ChitType[];
};
