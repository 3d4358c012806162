import type { SeatId, Strategy } from "../../content/types.ts";

/** What each side has scored, and for what. */
export interface Points {
  readonly strategy: Strategy;
  readonly idf: {
    readonly vp: number;
    /** Counterforce: zones of Lebanon that it controls. */
    readonly zones: number;
    /** Countervalue: enemy units out of play. */
    readonly hezbollah: number;
    readonly syrian: number;
  };
  readonly insurgent: {
    readonly vp: number;
    /** Rockets, raids and Hamas. */
    readonly track: number;
    /** Zones that the IDF does not control, in Israel, too. */
    readonly zones: number;
    /** IDF units that are reduced still, and eliminated ones. */
    readonly reduced: number;
    readonly eliminated: number;
  };
}

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
