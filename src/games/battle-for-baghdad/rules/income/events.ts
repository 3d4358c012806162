/** What comes in, and what a card adds to it. `pp`: what the seat has now. */
import { z } from "zod";
import { event, idOf } from "#engine";
import { cardId, type ZoneId, zoneId } from "../../content/pack.ts";

/** Where PP come from that a card can double: an Arab Street or Arms Bazaar card, a Combat, the Bank, a Zone. */
export type Source = "card" | "award" | "bank" | ZoneId;

/** What everyone is told. */
export const events = {
  /** The income of a turn begins. */
  turnOver: event("turnOver", { turn: z.int() }),
  collected: event("collected", {
    seat: z.string(),
    zones: z.record(zoneId, z.int()),
    bank: z.int(),
    pp: z.int(),
  }),
  /** A card has added `amount` PP to what came from this source. */
  doubled: event("doubled", {
    seat: z.string(),
    card: cardId,
    source: idOf<Source>(),
    amount: z.int(),
    pp: z.int(),
  }),
};
