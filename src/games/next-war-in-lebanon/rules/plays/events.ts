/** What is told of the plays of a seat's own phase, to everyone or only to that seat. */
import { z } from "zod";
import { event, idOf } from "#engine";
import { CHIT_TYPES, type HqId, MODES, SEATS, type UnitId, type ZoneId } from "../../content/types.ts";
import { seenUnit } from "../pieces/types.ts";

const chapter = z.literal("plays");
const seat = z.enum(SEATS);
const chits = z.array(z.enum(CHIT_TYPES));
const mode = z.enum(MODES);
const zone = idOf<ZoneId>();
const hq = idOf<HqId>();

/** What J-1 does to a single unit. */
const treatment = z.enum(["recovered", "readied", "rebuilt", "mode"]);
export type Treatment = z.infer<typeof treatment>;

/** Plays of the own phase, as everyone is told. What lies below a top unit is not in them. */
export const playEvents = {
  attached: event("attached", { chapter, seat, hq, zone, units: z.int() }),
  detached: event("detached", { chapter, seat, hq, zone, units: z.int() }),
  arranged: event("arranged", { chapter, seat, zone }),
  treated: event("treated", {
    chapter,
    how: treatment,
    seat,
    /** Null where it is not a top unit, so that only its owner knows which. */
    shown: z.strictObject({ unit: seenUnit, zone }).nullable(),
  }),
  sanctuary: event("sanctuary", { chapter, how: z.enum(["recover", "mode"]), seat, zone }),
  built: event("built", { chapter, units: z.array(z.strictObject({ unit: idOf<UnitId>(), zone, mode })) }),
  /** `piece`: a unit or an HQ, which has no mode. */
  reinforced: event("reinforced", {
    chapter,
    chit: z.enum(CHIT_TYPES),
    piece: z.string(),
    zone,
    mode: mode.nullable(),
  }),
  examined: event("examined", { chapter, seat }),
  /** `stack`: its number in the zone; null for the box of `hq`. */
  inspected: event("inspected", { chapter, seat, zone, stack: z.int().nullable(), hq: hq.nullable() }),
  moved: event("moved", {
    chapter,
    seat,
    from: zone,
    hq: hq.nullable(),
    /** Where units of one move went, and how many. */
    entered: z.array(z.strictObject({ zone, units: z.int() })),
    /** Units of the box that stay. */
    left: z.int(),
    /** A second J-3 against ambushes. */
    secure: z.boolean(),
  }),
  airlifted: event("airlifted", {
    chapter,
    unit: idOf<UnitId>(),
    from: zone,
    to: zone,
    mode,
    /** Enemies are there: they cannot ambush it. */
    opposed: z.boolean(),
  }),
  withdrew: event("withdrew", { chapter, seat, from: zone, to: zone, units: z.int(), hqs: z.array(hq) }),
  planned: event("planned", { chapter, seat, chits: z.int() }),
  jammed: event("jammed", { chapter, seat, dice: z.array(z.int()), lost: z.int() }),
  phaseEnded: event("phase-ended", { chapter, seat }),
};

/** What plays tell only one seat. */
export const playSecrets = {
  /** chits that somebody has chosen, and how many were drawn. */
  examined: event("examined", { chapter, seat, chits, unseen: z.int() }),
  inspected: event("inspected", { chapter, zone, units: z.array(seenUnit) }),
  /** Which of its units a play was for, where not everyone sees it. */
  treated: event("treated", { chapter, how: treatment, zone, unit: seenUnit }),
  planned: event("planned", { chapter, chits }),
  jammed: event("jammed", { chapter, chits }),
};
