import type { Default, View } from "../../../engine/index.ts";
import { open } from "../now.ts";
import { type Fitna, seatIdOf } from "../state.ts";
import { whyNoDepot } from "./depot.ts";
import { whyNotAtRest } from "./end-movement.ts";
import { bidOf, opsOf } from "./ops.ts";

/** Section 7: what happens at a deadline, by action. */
export const MOVEMENT_DEFAULTS: { readonly [action: string]: (view: View<Fitna>) => Default } = {
  bid: () => ({ action: "bid", params: { cards: [] } }),
  "lend-units": () => ({ action: "lend-units", params: { units: [] } }),
  depot: planned,
  "end-movement": (view) => ({ action: whyNotAtRest(view) ? "send-back" : "end-movement", params: {} }),
};

/** A depot, or what was bid; all OPs are for offensives, which nobody has to fight. */
function planned(view: View<Fitna>): Default {
  const seat = seatIdOf(view.seat);
  const now = open(view);
  const fighting = opsOf(now, seat, bidOf(now, seat));
  if (whyNoDepot(view)) return { action: "plan", params: { cards: [], moving: 0, fighting } };
  return { action: "depot", params: fighting > 0 ? { moving: 0, fighting } : {} };
}
