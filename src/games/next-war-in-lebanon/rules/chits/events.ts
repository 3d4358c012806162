import type { ChitType, SeatId } from "../../content/types.ts";

/** How many chits each seat holds, after the initial draw or the end of a turn. */
export interface ChitEvent {
  readonly chapter: "chits";
  readonly kind: "hands";
  readonly held: { readonly [seat in SeatId]: number };
}

export interface ChitSecret {
  readonly chapter: "chits";
  readonly kind: "hand";
  readonly chits: readonly ChitType[];
}
