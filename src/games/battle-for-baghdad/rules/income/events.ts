import { z } from "zod";
import { type EventOf, event, idOf } from "../../../../engine/index.ts";
import { cardId, type ZoneId, zoneId } from "../../content/pack.ts";

/** What comes in, and what a card adds to it. `pp`: what the seat has now. */

/** Where PP come from that a card can double: an Arab Street or Arms Bazaar card, a Combat, the Bank, a Zone. */
export type Source = "card" | "award" | "bank" | ZoneId;

/** The income of a turn begins. */
export const turnOver = event("turnOver", { turn: z.int() });

export const collected = event("collected", {
  seat: z.string(),
  zones: z.record(zoneId, z.int()),
  bank: z.int(),
  pp: z.int(),
});

/** A card has added `amount` PP to what came from this source. */
export const doubled = event("doubled", {
  seat: z.string(),
  card: cardId,
  source: idOf<Source>(),
  amount: z.int(),
  pp: z.int(),
});

export type IncomeEvent = EventOf<typeof turnOver | typeof collected | typeof doubled>;
