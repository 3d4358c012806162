/** What somebody is shown of a lesson: which there are, and where theirs stands. */
import type { LessonRecord } from "../../store/records.ts";

/** right: what a stop teaches; good: it does as well; wrong: the learner chooses again. */
export const VERDICTS = ["right", "good", "wrong"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A lesson as it stands on the page of the seat that it is played from. */
export interface LessonView {
  readonly lesson: string;
  readonly title: string;
  readonly goal: string;
  /** From 0 on; as many as there are stops: it is over. */
  readonly at: number;
  readonly stops: number;
  /** What this stop is about, what to notice, what to press; null: it is over. */
  readonly stop: { readonly title: string; readonly notice: string; readonly hint: string } | null;
  /** What was said of the answer before; null: there was none. */
  readonly said: { readonly verdict: Verdict | null; readonly why: string } | null;
  readonly end: { readonly learnt: readonly string[]; readonly next: string };
}

/** A lesson to choose. */
export interface LessonOffered {
  readonly id: string;
  /** The id of its game's definition, and what that is called. */
  readonly game: string;
  readonly gameName: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly stops: number;
  /** How far this person has come in it; null: they have not begun it. */
  readonly begun: Pick<LessonRecord, "game" | "stop"> | null;
}
