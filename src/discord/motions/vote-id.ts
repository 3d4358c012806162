import type { Seat } from "#engine";
import { writePress } from "../custom-id.ts";

/** What can be done with a motion: vote on it, send it, close its vote, change a copy of it, look at it, propose it again. */
export const VERBS = ["support", "object", "send", "close", "copy", "look", "again"] as const;
export type VoteVerb = (typeof VERBS)[number];

/** A message of the presser's own that a control lies on, and turns: the page of their seat, or a motion they look at. */
const OWN = ["page", "look"] as const;
type Own = (typeof OWN)[number];

export const turnsOwn = (name: string | null): boolean => OWN.some((own) => own === name);

export interface MotionRef {
  readonly game: string;
  readonly seat: Seat;
  readonly vote: number;
  readonly motion: number;
}

export const voteId = (verb: VoteVerb, { game, seat, vote, motion }: MotionRef, own: Own | null = null): string =>
  writePress({ kind: "vote", game, seat, name: own, step: `${verb}.${vote}.${motion}` });
