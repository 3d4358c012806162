/** Phase 4: offers and what becomes of them. Which cards are named, only giver and receiver are told. */
import { z } from "zod";
import { event } from "#engine";
import { cardId } from "../../content/pack.ts";
import { closing, offer } from "./types.ts";

/** What seats had before. */
const purses = z.record(z.string(), z.int());

/** What everyone is told. */
export const events = {
  proposed: event("proposed", { offer, purses }),
  accepted: event("accepted", { seat: z.string(), offer }),
  /** `seat`: who did it, or has not what it would give. */
  offerClosed: event("offerClosed", { offer, why: closing, seat: z.string().nullable() }),
  agreed: event("agreed", { offer, purses }),
  ready: event("ready", { seat: z.string(), ready: z.boolean() }),
  /** A payment that was agreed on; `owed`: what it should have been. */
  paid: event("paid", { from: z.string(), to: z.string(), amount: z.int(), owed: z.int() }),
};

/** What one seat is told. */
export const secrets = {
  /** Cards that another seat would give to this one by an open offer. */
  named: event("named", { from: z.string(), cards: z.array(cardId) }),
  /** Cards that a seat gave away, and the hand it has left. */
  gave: event("gave", { gave: z.array(cardId), cards: z.array(cardId) }),
};
