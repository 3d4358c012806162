/** Effects of Cascading cards that wait: for a decision, or for the end of phase 5. */
import type { EffectData } from "#engine";
import type { SeatId } from "../../content/types.ts";

/** An effect that waits for somebody's decision. */
export interface Effect {
  /** Its row on the chart. */
  readonly row: string;
  readonly seat: SeatId;
  /** What a card or the loss of an HQ does to a side. */
  readonly does: EffectData;
}

/** an effect on chits that was drawn in phase 4 and counts at the end of phase 5. */
export interface Deferred {
  readonly row: string;
  readonly does: EffectData;
}
