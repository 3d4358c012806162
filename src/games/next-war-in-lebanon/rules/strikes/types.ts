/** What a deep strike is, what can stop it, and what is told of strikes, rockets and raids. */
import { z } from "zod";
import { event, type Frozen, idOf } from "#engine";
import { type HqId, MODES, type UnitId, type ZoneId } from "../../content/types.ts";
import type { GroupId } from "../pieces/types.ts";

const zone = idOf<ZoneId>();
const unit = idOf<UnitId>();

/** A deep strike. */
export const mission = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("area"), zone, mode: z.enum(MODES), preferred: z.array(unit) }),
  z.strictObject({ kind: z.literal("pgm"), zone, unit }),
  /** A random unit of a stack or box that the striker cannot see. */
  z.strictObject({
    kind: z.literal("blind"),
    zone,
    group: idOf<GroupId>(),
    /** What was on top when the mission was announced: it is aimed at another. */
    top: unit.exactOptional(),
  }),
  z.strictObject({ kind: z.literal("decapitation"), zone, hq: idOf<HqId>() }),
]);
export type Mission = Frozen<z.infer<typeof mission>>;

/** What makes a mission void: a J-4 on its zone, or a J-6 on itself. */
export const stoppedBy = z.enum(["sam", "air-defence"]);
export type StoppedBy = z.infer<typeof stoppedBy>;

/** Missions of one play that have been announced. */
export interface Strike {
  readonly missions: readonly Mission[];
  /** By mission: what has made it void; null: nothing. */
  readonly stopped: (StoppedBy | null)[];
}

const chapter = z.literal("strikes");

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
