/** The turn as a whole: its phases in order, what seats are asked and may do, and what is told. */
import { game } from "#engine";
import type { Iraq } from "../state.ts";
import { shuffled } from "./cards/deck.ts";
import { askForDiscards, discards, redrawn, replaceDiscards, replaced } from "./commitment.ts";
import { askForSides, reveal, revealed, sides } from "./ground.ts";
import { offerToAnswer, ownOffer } from "./negotiations/answering.ts";
import { counter } from "./negotiations/countering.ts";
import {
  bargaining,
  closeNegotiations,
  isMarketOpen,
  openNegotiations,
  ready,
  saidReady,
  saidUnready,
  unready,
  waitForReady,
} from "./negotiations/market.ts";
import { propose } from "./negotiations/offering.ts";
import { closed, proposed, traded } from "./negotiations/proposals.ts";
import { accept, decline, withdraw } from "./negotiations/trading.ts";
import { score, scored } from "./score.ts";
import { deal, dealt, turn } from "./situation.ts";
import { ended, finish } from "./victory.ts";

const { procedure } = game<Iraq>();

/** TURN SEQUENCE: Situation, Commitment, Negotiations, Ground, Score; R-05: as many times as the game has turns. */
export const turns = procedure<null>("turns")({
  situation: (s) => {
    deal(s);
    return "commitment";
  },
  commitment: (s) => {
    askForDiscards(s);
    return "replacements";
  },
  replacements: (s) => {
    replaceDiscards(s);
    openNegotiations(s);
    return "negotiations";
  },
  negotiations: (s) => {
    if (waitForReady(s)) return "negotiations";
    closeNegotiations(s);
    return "sides";
  },
  sides: (s) => {
    askForSides(s);
    return "ground";
  },
  ground: (s) => {
    reveal(s);
    return "score";
  },
  score: (s) => {
    score(s);
    if (s.state.table.turn < s.state.table.turns) return "situation";
    s.end(finish(s));
    return "done";
  },
});

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
