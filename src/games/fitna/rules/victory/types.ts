import type { SeatId } from "../../content/sides.ts";
import type { LEVELS } from "../../content/victory-types.ts";

export type Level = (typeof LEVELS)[number];

/** null: no victory. */
export type Levels = { readonly [seat in SeatId]?: Level | null };

/** */
export type Points = { readonly [seat in SeatId]?: number };

/** What each seat had at the start, or when a turn was over: points, or spaces that count for victory. */
export type Score = { readonly [seat in SeatId]?: number };

/** How a game ended. */
export interface Ending {
  /** Its last turn was over, the United Nations ended it, or a seat gave up. */
  readonly why: "turns" | "united-nations" | "conceded";
  readonly levels: Levels;
  /** null: it was not played for points. */
  readonly points: Points | null;
  readonly winners: readonly SeatId[];
}
