/** Phase 5: recruits, purchases and Moves. `pp`: what the seat has left. */
import { z } from "zod";
import { event } from "#engine";
import { unit } from "../../content/effects.ts";
import { commandId, zoneId } from "../../content/pack.ts";
import { moveMode, stop } from "./types.ts";

/** What everyone is told. */
export const events = {
  recruited: event("recruited", {
    seat: z.string(),
    unit,
    zone: zoneId,
    count: z.int(),
    cost: z.int(),
    /** What each of them cost. */
    prices: z.array(z.int()),
    pp: z.int(),
  }),
  bought: event("bought", { seat: z.string(), cost: z.int(), pp: z.int() }),
  reactivated: event("reactivated", { seat: z.string(), command: commandId, cost: z.int(), pp: z.int() }),
  moved: event("moved", {
    seat: z.string(),
    mode: moveMode,
    path: z.array(zoneId),
    /** Security units in the stack at its end. */
    count: z.int(),
    /** Units that it left on its way. */
    left: z.record(zoneId, z.int()),
    /** What ended it, other than its seat or its length. */
    stopped: stop.nullable(),
  }),
};
