/** A council's vote and its motions, as a member's page and the thread show them. */
import type { Seat, Sketch } from "#engine";
import type { MotionRecord, Rich, VoteRecord } from "../../store/records.ts";

/** A motion, or a named answer, as a member of its council sees it. */
export interface MotionView {
  readonly record: MotionRecord;
  /** "Motion 2"; of a named answer, its name. */
  readonly title: string;
  /** Names of those whose word counts, in the order in which it was given. */
  readonly support: readonly string[];
  readonly objections: readonly string[];
  /** What the one who looks has said of it as it is now. */
  readonly own: "support" | "object" | null;
}

/** A vote of a council as one of its members sees it. */
export interface VoteStanding {
  readonly vote: VoteRecord;
  /** Those that can be voted on, or were sent, in order. */
  readonly motions: readonly MotionView[];
  /** Its seat is asked now. */
  readonly isAsked: boolean;
  /** More than half of those who are there. */
  readonly needed: number;
  readonly quorum: number;
  /** When it closes, and from when on the deputy and everybody may answer, ms since 1970; null: no clock runs. */
  readonly times: { readonly closes: number; readonly deputy: number; readonly anyone: number } | null;
  /** Who may answer now; nobody as long as it is voted on. */
  readonly onDuty: readonly string[];
  /** Names: who answers first when the vote has closed, and members whose vote is missing. */
  readonly first: string;
  readonly missing: readonly string[];
}

/** What the council of a seat votes on, for one of its members. */
export interface VoteView {
  /** What this person answers is put to the vote; else it is done. */
  readonly proposes: boolean;
  /** The open question first. */
  readonly votes: readonly VoteStanding[];
}

/** Names a motion. */
export interface MotionAddress {
  readonly seat: Seat;
  readonly vote: number;
  readonly motion: number;
}

/** A motion as the thread of its council shows it now. */
export interface MotionPost {
  readonly title: Rich;
  readonly text: Rich;
  /** Its rows on the seat's own map; null: there is nothing to draw, or it is over. */
  readonly plan: Sketch | null;
  readonly view: MotionView;
  /** "3 rows. For 4: …": where plans are shown only to those who look. */
  readonly counts: Rich;
  /** Whether it can be voted on. */
  readonly open: boolean;
}
