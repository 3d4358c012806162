import { z } from "zod";
import { type EventOf, event } from "../../../../engine/index.ts";
import { cardId } from "../../content/pack.ts";
import { closing, offer } from "./types.ts";

/** Phase 4: offers and what becomes of them. Which cards are named, giver and receiver alone are told. */

/** What seats had before. */
const purses = z.record(z.string(), z.int());

export const proposed = event("proposed", { offer, purses });

export const accepted = event("accepted", { seat: z.string(), offer });

/** `seat`: who did it, or has not what it would give. */
export const offerClosed = event("offerClosed", { offer, why: closing, seat: z.string().nullable() });

export const agreed = event("agreed", { offer, purses });

export const ready = event("ready", { seat: z.string(), ready: z.boolean() });

/** A payment that was agreed on; `owed`: what it should have been. */
export const paid = event("paid", { from: z.string(), to: z.string(), amount: z.int(), owed: z.int() });

export type CoalitionEvent = EventOf<
  typeof proposed | typeof accepted | typeof offerClosed | typeof agreed | typeof ready | typeof paid
>;

/** Cards that another seat would give to this one by an open offer. */
export const named = event("named", { from: z.string(), cards: z.array(cardId) });

/** Cards that a seat gave away, and the hand it has left. */
export const gave = event("gave", { gave: z.array(cardId), cards: z.array(cardId) });

export type CoalitionSecret = EventOf<typeof named | typeof gave>;
