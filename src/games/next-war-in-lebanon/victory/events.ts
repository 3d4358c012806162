import type { SeatId } from "../content/types.ts";

export type VictoryEvent = {
  readonly chapter: "victory";
  readonly kind: "ended";
  readonly vp: { readonly [seat in SeatId]: number };
};
