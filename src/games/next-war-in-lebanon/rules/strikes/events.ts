import { z } from "zod";
import { type EventsOf, event, type Frozen, idOf } from "../../../../engine/index.ts";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { mission, stoppedBy } from "./types.ts";

const chapter = z.literal("strikes");
const zone = idOf<ZoneId>();
const unit = idOf<UnitId>();

/** A die of a strike. Whom a die missed is told only if everyone knew that it was aimed at; null: another unit. */
const shot = z.strictObject({ unit: unit.nullable(), die: z.int(), hit: z.boolean() });
export type Shot = Frozen<z.infer<typeof shot>>;

/** What everyone is told of strikes, rockets and raids. */
export const strikeEvents = {
  announced: event("announced", { chapter, missions: z.array(mission) }),
  /** J-4 as SAM over these zones. */
  missionsVoid: event("missions-void", { chapter, zones: z.array(zone) }),
  airDefence: event("air-defence", { chapter, mission, die: z.int(), stopped: z.boolean() }),
  struck: event("struck", { chapter, mission, stopped: stoppedBy.nullable(), shots: z.array(shot) }),
  rockets: event("rockets", {
    chapter,
    zone,
    shots: z.array(z.strictObject({ unit, dice: z.array(z.int()) })),
    vp: z.int(),
  }),
  raid: event("raid", { chapter, vp: z.int(), collateral: z.boolean() }),
};
export type StrikeEvent = EventsOf<typeof strikeEvents>;
