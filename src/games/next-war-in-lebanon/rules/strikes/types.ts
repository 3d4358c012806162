import type { HqId, Mode, UnitId, ZoneId } from "../../content/types.ts";
import type { GroupId } from "../pieces/types.ts";

/** A deep strike. */
export type Mission =
  | { readonly kind: "area"; readonly zone: ZoneId; readonly mode: Mode; readonly preferred: readonly UnitId[] }
  | { readonly kind: "pgm"; readonly zone: ZoneId; readonly unit: UnitId }
  /** A random unit of a stack or box that the striker cannot see. */
  | {
      readonly kind: "blind";
      readonly zone: ZoneId;
      readonly group: GroupId;
      /** What was on top when the mission was announced: it is aimed at another. */
      readonly top?: UnitId;
    }
  | { readonly kind: "decapitation"; readonly zone: ZoneId; readonly hq: HqId };

/** What makes a mission void: a J-4 on its zone, or a J-6 on itself. */
export type StoppedBy = "sam" | "air-defence";

/** Missions of one play that have been announced. */
export interface Strike {
  readonly missions: readonly Mission[];
  /** By mission: what has made it void; null: nothing. */
  readonly stopped: (StoppedBy | null)[];
}
