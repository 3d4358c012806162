import type { Frozen } from "../../../../engine/index.ts";
import type { PlainEffect, SeatId } from "../../content/types.ts";
import type { GroupId } from "../pieces/types.ts";

/** a box or stack that is larger than C2 now. */
export interface Cut {
  readonly kind: "cut";
  readonly group: GroupId;
}

/** a hand that is larger than C2 now. */
export interface Excess {
  readonly kind: "excess";
}

/** What can be done to a side by a Cascading Effect, or by the loss of its HQ. */
export type Does = Frozen<PlainEffect> | Cut | Excess;

/** An effect that waits for somebody's decision. */
export interface Effect {
  /** Its row on the chart. */
  readonly row: string;
  readonly seat: SeatId;
  readonly does: Does;
}

/** an effect on chits that was drawn in phase 4 and counts at the end of phase 5. */
export interface Deferred {
  readonly row: string;
  readonly does: Frozen<PlainEffect>;
}
