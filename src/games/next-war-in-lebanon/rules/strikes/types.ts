import { z } from "zod";
import { type Frozen, idOf } from "../../../../engine/index.ts";
import { type HqId, MODES, type UnitId, type ZoneId } from "../../content/types.ts";
import type { GroupId } from "../pieces/types.ts";

const zone = idOf<ZoneId>();

/** A deep strike. */
export const mission = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("area"),
    zone,
    mode: z.enum(MODES),
    preferred: z.array(idOf<UnitId>()),
  }),
  z.strictObject({ kind: z.literal("pgm"), zone, unit: idOf<UnitId>() }),
  /** A random unit of a stack or box that the striker cannot see. */
  z.strictObject({
    kind: z.literal("blind"),
    zone,
    group: idOf<GroupId>(),
    /** What was on top when the mission was announced: it is aimed at another. */
    top: idOf<UnitId>().exactOptional(),
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
