import type { StandingOrder } from "../../engine/index.ts";
import { exploit, stay } from "./combat/exploiting.ts";
import { retreatUnits } from "./combat/retreating.ts";
import { takeLosses } from "./combat/taking-losses.ts";
import { EFFECT_ORDERS, EFFECTS_ANSWERED_BY_ORDERS } from "./effects/standing-orders.ts";
import { defence } from "./orders/defence.ts";
import type { Fitna } from "./state.ts";

/** Section 7. Of several that have something to play the first counts. */
export const orders: readonly StandingOrder<Fitna>[] = [defence, ...EFFECT_ORDERS];

/** Outside windows orders answer these. */
export const answeredByOrders: readonly string[] = [
  takeLosses.name,
  retreatUnits.name,
  exploit.name,
  stay.name,
  ...EFFECTS_ANSWERED_BY_ORDERS,
];
