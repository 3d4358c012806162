/** What a campaign is won by, as everyone sees it: the races of its sides, who is ahead, who has won. */
import type { Course } from "#scene";
import type { Seat } from "./values.ts";

/** A side that would win if the game ended now, or that has won. */
export interface Victor {
  readonly seat: Seat;
  /** By what, behind "won" or "would win": "with 128 points", "with a major victory". */
  readonly by: string;
}

/** How a contest ended. */
export interface Ended {
  /** None: nobody has won it. */
  readonly won: readonly Victor[];
  /** What decided it, in a sentence or two of their own; left out: that is said of each who has won. */
  readonly why?: string;
}

/** A race that some or all sides are in for the same victory. */
export interface Contest {
  /** In the middle of a sentence: "the Civil War", "the war". */
  readonly name: string;
  /** How the figures went; at the end with those who have won, as the last board shows it. */
  readonly course: Course;
  /** Whose each of its lines is; several where the figures of one person's sides are added. */
  readonly seats: readonly (readonly Seat[])[];
  /** What the figures count: "point", "points". */
  readonly counts: { readonly one: string; readonly many: string };
  /** Whether whoever has most of it wins; false: conditions of other kinds decide, and the figures only show how it went. */
  readonly decides: boolean;
  /** How far it has come: an index into the course's steps; -1: not begun. */
  readonly reached: number;
  /**
   * The values of the lines at this moment, between two steps; left out: they change only at steps, or nobody can say.
   */
  readonly now?: readonly number[];
  /** Who would win if it ended now; left out: not everyone can say. */
  readonly ahead?: readonly Victor[];
  /** Why not everyone can say how it stands, in a sentence. */
  readonly unknown?: string;
  /** Left out while it runs. */
  readonly ended?: Ended;
}

/** Who holds each place of the board; null: nobody who takes part, or several at once. */
export interface Holders {
  readonly [place: string]: Seat | null;
}

/** Places that somebody holds whom nobody plays, by the name that a sentence has for them: "the Islamic State". */
export interface Powers {
  readonly [place: string]: string;
}
