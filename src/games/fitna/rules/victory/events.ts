/** What is told when a game ends: why, how far each seat has come, and who has won. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { seat } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { LEVELS } from "../../content/victory-types.ts";
import { type EmittedBy, inChapter } from "../event-kinds.ts";

const level = z.enum(LEVELS);
export type Level = z.infer<typeof level>;

/** null: no victory. */
const levels = z.partialRecord(seat, level.nullable());
export type Levels = Frozen<z.infer<typeof levels>>;

/** by seat. */
const points = z.partialRecord(seat, z.int());
export type Points = Frozen<z.infer<typeof points>>;

/** What each seat had at the start, or when a turn was over: points, or spaces that count for victory. */
export type Score = { readonly [seat in SeatId]?: number };

/** Which seats the same person plays. */
export type People = readonly (readonly SeatId[])[];

/** How a game ended. */
export const ending = z.strictObject({
  /** Its last turn was over, the United Nations ended it, or a seat gave up. */
  why: z.enum(["turns", "united-nations", "conceded"]),
  levels,
  /** null: it was not played for points. */
  points: points.nullable(),
  winners: z.array(seat),
  /** who plays which seats, where people have several and their points are added. */
  people: z.array(z.array(seat)).exactOptional(),
});
export type Ending = Frozen<z.infer<typeof ending>>;

export const victoryEvents = { ended: inChapter("victory")("ended", ending.shape) };

export type VictoryEvent = EmittedBy<typeof victoryEvents>;
