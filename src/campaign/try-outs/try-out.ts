/** What a try-out is called in the store: a lesson without stops, of a campaign and a seat, begun from what that seat knew. */
import type { Seat } from "#engine";
import type { LessonRecord } from "../../store/records.ts";

/** How long a try-out can be played, ms. */
export const LONGEST = 30 * 60_000;

export interface TryOut {
  /** The campaign that it goes on from. */
  readonly of: string;
  /** Whose knowledge it began with. */
  readonly seat: Seat;
  /** Names that knowledge. */
  readonly knowledge: string;
}

const KIND = "try-out";

/** What is kept of it beside its state: `game` is what it is played as. */
export const tryOutRecord = (game: string, person: string, { of, seat, knowledge }: TryOut): LessonRecord => ({
  ...{ game, person, lesson: [KIND, of, seat].join(" "), version: knowledge, stop: 0, answer: null },
});

/** Null: it is a lesson of this release, or none. */
export function tryOutIn(lesson: LessonRecord | null): TryOut | null {
  const [kind, of, ...seat] = lesson?.lesson.split(" ") ?? [];
  if (lesson === null || kind !== KIND || of === undefined) return null;
  return { of, seat: seat.join(" "), knowledge: lesson.version };
}
