import type { Order } from "../../engine/index.ts";
import { drafting } from "./standing-orders/bazaar.ts";
import { countering, doubling, passing, stopping } from "./standing-orders/cards.ts";
import { readiness } from "./standing-orders/coalition.ts";
import {
  afterReveal,
  inMapOrder,
  jamming,
  losing,
  sparing,
  swapping,
  unblocking,
  weakestFirst,
} from "./standing-orders/combat.ts";
import { bidding, claiming, leaving, naming } from "./standing-orders/initiative.ts";
import type { Baghdad } from "./state.ts";

/** Section 7. Of several that have something to play the first counts; passing comes last. */
export const orders: readonly Order<Baghdad>[] = [
  claiming,
  leaving,
  naming,
  bidding,
  stopping,
  drafting,
  readiness,
  countering,
  jamming,
  unblocking,
  swapping,
  afterReveal,
  losing,
  inMapOrder,
  weakestFirst,
  sparing,
  doubling,
  passing,
];
