import type { StandingOrder } from "../../engine/index.ts";
import { countering, doubling, passing, stopping } from "./orders/cards.ts";
import { afterReveal, inMapOrder, jamming, losing, sparing, swapping, unblocking } from "./orders/combat.ts";
import { claiming, opening, raising } from "./orders/initiative.ts";
import type { Baghdad } from "./state.ts";

/** Section 7. Of several that have something to play the first counts; passing comes last. */
export const orders: readonly StandingOrder<Baghdad>[] = [
  claiming,
  opening,
  raising,
  stopping,
  countering,
  jamming,
  unblocking,
  swapping,
  afterReveal,
  losing,
  inMapOrder,
  sparing,
  doubling,
  passing,
];
