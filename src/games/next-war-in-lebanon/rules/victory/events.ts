import type { SeatId } from "../../content/types.ts";
import type { Points } from "./types.ts";

/** The strategy and all points are told; `winner`: null for a draw. */
export interface VictoryEvent {
  readonly chapter: "victory";
  readonly kind: "ended";
  readonly points: Points;
  readonly winner: SeatId | null;
}
