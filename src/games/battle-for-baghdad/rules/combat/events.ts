/** Phase 6, Combat: what everyone is told. */
import { z } from "zod";
import { event } from "#engine";
import { units } from "../../content/effects.ts";
import { cardId, zoneId } from "../../content/pack.ts";
import { duel, plan, strike } from "./types.ts";

/** Phase 6. */

/** What everyone is told. */
export const events = {
  /** `optional`: one of the two keeps peace, and there need be no Combat. */
  combat: event("combat", { ...duel.shape, optional: z.boolean() }),
  plans: event("plans", { zone: zoneId, plans: z.record(z.string(), plan) }),
  /** What came of the plans, and what the loser loses: its units there, and these cards of its plan. */
  fought: event("fought", {
    zone: zoneId,
    totals: z.record(z.string(), z.int()),
    strikes: z.array(strike),
    neutralized: z.array(z.string()),
    winner: z.string(),
    loser: z.string(),
    units,
    cards: z.array(cardId),
    /** A Network in place of its Command is discarded, too. */
    network: cardId.nullable(),
  }),
  /** What the winner loses, the strength that it had committed, and what becomes of the cards of its plan. */
  casualties: event("casualties", {
    seat: z.string(),
    zone: zoneId,
    units,
    strength: z.int(),
    kept: z.array(cardId),
    network: cardId.nullable(),
  }),
  disrupted: event("disrupted", { seat: z.string(), card: cardId, cancelled: cardId }),
  swapped: event("swapped", { seat: z.string(), card: cardId, to: z.string() }),
  /** How many units of the loser, worth `value` each, and the value of its Command if that was Neutralized. */
  awarded: event("awarded", {
    zone: zoneId,
    seat: z.string(),
    amount: z.int(),
    units: z.int(),
    value: z.int(),
    command: z.int(),
    /** What the seat has now. */
    pp: z.int(),
  }),
};
