/** What is told of Cascading Effects, to everyone or to one seat privately, and why a card was drawn. */
import { z } from "zod";
import { type EventOf, event, idOf } from "#engine";
import { CHIT_TYPES, RANKS, SEATS, SUITS, type UnitId, type ZoneId } from "../../content/types.ts";

const chapter = z.literal("effects");
const seat = z.enum(SEATS);
const chits = z.array(z.enum(CHIT_TYPES));
const zone = idOf<ZoneId>();

/** Why a card was drawn: phase 4, collateral damage, or a sanctuary was entered or struck. */
export const causes = z.enum(["phase", "collateral", "incursion"]);
export type Cause = z.infer<typeof causes>;

/** What everyone is told of effects. */
export const effectEvents = {
  /** A card was drawn. */
  drawn: event("effect", {
    chapter,
    suit: z.enum(SUITS),
    rank: z.enum(RANKS),
    row: z.string(),
    cause: causes,
    /** Who attacked where it counts as collateral damage. */
    attacker: seat.nullable(),
    die: z.int().nullable(),
    /** Nothing; not possible (again); another card instead; at the end of the turn; at once. */
    comes: z.enum(["nothing", "no-event", "redrawn", "later", "now"]),
  }),
  /** An effect of this row had nothing to work on, or its seat let it pass. */
  void: event("effect-void", { chapter, row: z.string(), seat: seat.nullable() }),
  /** Chits that a seat has drawn or chosen. */
  gained: event("gained", { chapter, seat, chits: z.int() }),
  discarded: event("discarded", { chapter, seat, chits }),
  infiltrated: event("infiltrated", { chapter, unit: idOf<UnitId>(), from: zone, to: zone }),
  returned: event("returned", {
    chapter,
    units: z.array(idOf<UnitId>()),
    zones: z.array(z.strictObject({ zone, units: z.int() })),
  }),
  closed: event("closed", { chapter, zone }),
  syriaIn: event("syria-in", { chapter, units: z.int(), c2: z.int() }),
  escalated: event("escalated", { chapter, units: z.int(), hqs: z.int(), zone }),
  shortened: event("shortened", { chapter, length: z.int(), isLast: z.boolean() }),
  hamas: event("hamas", { chapter, dice: z.array(z.int()), vp: z.int() }),
  cut: event("cut", { chapter, seat, zone, units: z.int() }),
};
export type Drawn = EventOf<typeof effectEvents.drawn>;

/** What one seat is told of effects. */
export const effectSecrets = { gained: event("gained", { chapter, chits }) };
