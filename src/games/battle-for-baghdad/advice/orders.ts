import type { Order } from "../../../engine/index.ts";
import type { Baghdad } from "../state.ts";
import { drafting } from "./orders/bazaar.ts";
import { countering, doubling, passing, stopping } from "./orders/cards.ts";
import { readiness } from "./orders/coalition.ts";
import {
  afterReveal,
  inMapOrder,
  jamming,
  losing,
  sparing,
  swapping,
  unblocking,
  weakestFirst,
} from "./orders/combat.ts";
import { bidding, claiming, leaving, naming } from "./orders/initiative.ts";

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
