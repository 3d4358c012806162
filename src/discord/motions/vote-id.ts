import type { Seat } from "../../engine/index.ts";
import { writePress } from "../custom-id.ts";

/** What can be done with a motion: vote on it, send it, close its vote, change a copy of it, look at it. */
export const VERBS = ["support", "object", "send", "close", "copy", "look"] as const;
export type VoteVerb = (typeof VERBS)[number];

/** The control lies on a page of the presser's own, which it turns. */
export const ON_PAGE = "page";

export interface MotionRef {
  readonly game: string;
  readonly seat: Seat;
  readonly vote: number;
  readonly motion: number;
}

export const voteId = (verb: VoteVerb, { game, seat, vote, motion }: MotionRef, onPage = false): string =>
  writePress({ kind: "vote", game, seat, name: onPage ? ON_PAGE : null, step: `${verb}.${vote}.${motion}` });
