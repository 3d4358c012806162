/** The score of both sides, and what is told at the end. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { type SeatId, STRATEGIES } from "../../content/types.ts";

/** What each side has scored, and for what. */
export const points = z.strictObject({
  strategy: z.enum(STRATEGIES),
  idf: z.strictObject({
    vp: z.int(),
    /** Counterforce: zones of Lebanon that it controls. */
    zones: z.int(),
    /** Countervalue: enemy units out of play. */
    hezbollah: z.int(),
    syrian: z.int(),
  }),
  insurgent: z.strictObject({
    vp: z.int(),
    /** Rockets, raids and Hamas. */
    track: z.int(),
    /** Zones that the IDF does not control, in Israel, too. */
    zones: z.int(),
    /** IDF units that are reduced still, and eliminated ones. */
    reduced: z.int(),
    eliminated: z.int(),
  }),
});
export type Points = Frozen<z.infer<typeof points>>;

/** Victory points of both, as they are kept turn by turn. */
export type Score = readonly [idf: number, insurgent: number];

/** What is told when the game is over. */
export interface Ending {
  readonly points: Points;
  /** Null: a draw. */
  readonly winner: SeatId | null;
  readonly conceded: boolean;
  /** From set-up to the end, one entry a turn. */
  readonly course: readonly Score[];
}
