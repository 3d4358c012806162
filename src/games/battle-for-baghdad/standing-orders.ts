import type { StandingOrder } from "../../engine/index.ts";
import { decline, take } from "./arms-bazaar.ts";
import { bid, chooseFirst } from "./auction.ts";
import { ready, readyUnless } from "./coalition/negotiations.ts";
import { endCombats, fight, oppose } from "./combat/combat.ts";
import { casualties } from "./combat/resolve.ts";
import { pass } from "./reactions.ts";
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
export const orders: readonly StandingOrder<Baghdad>[] = [
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

/** Beside what is played in windows. */
export const answeredByOrders: readonly string[] = [
  bid.name,
  pass.name,
  chooseFirst.name,
  take.name,
  decline.name,
  ready.name,
  readyUnless.name,
  fight.name,
  oppose.name,
  endCombats.name,
  casualties.name,
];
