/** What cards do, and where they go. */
import { z } from "zod";
import { event } from "#engine";
import { units } from "../../content/effects.ts";
import { cardId, zoneId } from "../../content/pack.ts";

const byZone = z.record(zoneId, z.int());
const aim = { target: z.string().nullable(), zone: zoneId.nullable() };

/** What everyone is told. */
export const events = {
  discarded: event("discarded", { seat: z.string().nullable(), cards: z.array(cardId) }),
  shuffled: event("shuffled", { cards: z.int() }),
  played: event("played", { seat: z.string(), card: cardId, ...aim }),
  combined: event("combined", { seat: z.string(), combo: z.string(), cards: z.array(cardId), ...aim }),
  /** `cancelled`: the card or combination that has no effect. */
  foiled: event("foiled", { seat: z.string(), card: cardId, cancelled: z.string() }),
  placed: event("placed", { zones: byZone }),
  removed: event("removed", { zones: byZone }),
  /** What each other seat has paid to this one, and how many PP it has now. */
  levied: event("levied", { seat: z.string(), paid: z.record(z.string(), z.int()), pp: z.int() }),
  /** Free units, by a card. */
  unitsPlaced: event("unitsPlaced", { seat: z.string(), zone: zoneId, units }),
  defected: event("defected", { seat: z.string(), zone: zoneId, units }),
  /** A hand was shown to one seat. */
  shown: event("shown", { seat: z.string(), to: z.string() }),
  took: event("took", { seat: z.string(), from: z.string(), cards: z.int() }),
};

/** What one seat is told. */
export const secrets = {
  /** Cards that came to a seat, and the hand it has now. */
  drew: event("drew", { got: z.array(cardId), cards: z.array(cardId) }),
  /** Cards that another seat took, and the hand that is left. */
  lost: event("lost", { to: z.string(), lost: z.array(cardId), cards: z.array(cardId) }),
  /** The hand of another seat. */
  saw: event("saw", { seat: z.string(), cards: z.array(cardId) }),
};
