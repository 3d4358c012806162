import type { SeatId } from "../content/types.ts";

/** A Cascading Effect that waits for somebody's decision. */
export interface Effect {
  /** Its row on the chart. */
  readonly row: string;
  readonly seat: SeatId;
}
