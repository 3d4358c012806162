import { shuffled } from "./cards/deck.ts";
import { discards, redrawn, replaced } from "./commitment.ts";
import { revealed, sides } from "./ground.ts";
import { offerToAnswer, ownOffer } from "./negotiations/answering.ts";
import { counter } from "./negotiations/countering.ts";
import { bargaining, isMarketOpen, ready, saidReady, saidUnready, unready } from "./negotiations/market.ts";
import { propose } from "./negotiations/offering.ts";
import { closed, proposed, traded } from "./negotiations/proposals.ts";
import { accept, decline, withdraw } from "./negotiations/trading.ts";
import { scored } from "./score.ts";
import { dealt, turn } from "./situation.ts";
import { ended } from "./victory.ts";

/** R-08, ruling L: what a seat may do at any time while the market is open. */
const market = { free: [ready, propose, accept, counter, decline, withdraw, unready], when: isMarketOpen };

/** What seats are asked and may do; the order is that of the commands. */
export const plays = [discards, market, bargaining, offerToAnswer, ownOffer, sides] as const;

/** What is told. */
export const told = [
  turn,
  dealt,
  shuffled,
  replaced,
  redrawn,
  saidReady,
  saidUnready,
  proposed,
  closed,
  traded,
  revealed,
  scored,
  ended,
] as const;
