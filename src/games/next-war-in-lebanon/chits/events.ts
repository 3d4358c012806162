import type { ChitType, SeatId } from "../content/types.ts";

export type ChitEvent =
  /** Hands after the initial draw or an end of turn. */
  | { readonly kind: "hands"; readonly held: { readonly [seat in SeatId]: number } }
  /** A chit was drawn as a battle's bonus, gained or lost. */
  | { readonly kind: "drew"; readonly seat: SeatId; readonly chits: number; readonly why: "bonus" | "effect" }
  | { readonly kind: "discarded"; readonly seat: SeatId; readonly chits: readonly ChitType[] };

export type ChitSecret =
  | { readonly kind: "hand"; readonly drawn: readonly ChitType[]; readonly chits: readonly ChitType[] };
