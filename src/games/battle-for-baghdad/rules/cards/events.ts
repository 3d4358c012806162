import { z } from "zod";
import { type EventOf, event } from "../../../../engine/index.ts";
import { units } from "../../content/effects.ts";
import { cardId, zoneId } from "../../content/pack.ts";

/** What cards do, and where they go. */

const byZone = z.record(zoneId, z.int());
const aim = { target: z.string().nullable(), zone: zoneId.nullable() };

export const discarded = event("discarded", { seat: z.string().nullable(), cards: z.array(cardId) });

export const shuffled = event("shuffled", { cards: z.int() });

export const played = event("played", { seat: z.string(), card: cardId, ...aim });

export const combined = event("combined", { seat: z.string(), combo: z.string(), cards: z.array(cardId), ...aim });

/** `cancelled`: the card or combination that has no effect. */
export const foiled = event("foiled", { seat: z.string(), card: cardId, cancelled: z.string() });

export const placed = event("placed", { zones: byZone });

export const removed = event("removed", { zones: byZone });

/** What each other seat has paid to this one, which now has so many PP. */
export const levied = event("levied", { seat: z.string(), paid: z.record(z.string(), z.int()), pp: z.int() });

/** Free units, by a card. */
export const unitsPlaced = event("unitsPlaced", { seat: z.string(), zone: zoneId, units });

export const defected = event("defected", { seat: z.string(), zone: zoneId, units });

/** A hand was shown to one seat. */
export const shown = event("shown", { seat: z.string(), to: z.string() });

export const took = event("took", { seat: z.string(), from: z.string(), cards: z.int() });

export type CardEvent = EventOf<
  | typeof discarded
  | typeof shuffled
  | typeof played
  | typeof combined
  | typeof foiled
  | typeof placed
  | typeof removed
  | typeof levied
  | typeof unitsPlaced
  | typeof defected
  | typeof shown
  | typeof took
>;

/** Cards that came to a seat, and the hand it has now. */
export const drew = event("drew", { got: z.array(cardId), cards: z.array(cardId) });

/** Cards that another seat took, and the hand that is left. */
export const lost = event("lost", { to: z.string(), lost: z.array(cardId), cards: z.array(cardId) });

/** The hand of another seat. */
export const saw = event("saw", { seat: z.string(), cards: z.array(cardId) });

export type CardSecret = EventOf<typeof drew | typeof lost | typeof saw>;
