/** A lesson that somebody plays: a campaign of its own, whose status is `lesson`. */

/** How far somebody has come in a lesson; the campaign that belongs to it holds the position. */
export interface LessonRecord {
  readonly game: string;
  /** Who learns. */
  readonly person: string;
  /** Its name, such as `iraqi-conflict.first-turn`. */
  readonly lesson: string;
  /** Names its text, its game's rules and its pack: one that was begun before another release cannot be gone on with. */
  readonly version: string;
  /** The stop that it stands at, from 0 on; as many as there are stops: it has come to its end. */
  readonly stop: number;
  /** The answer given at the stop before, by its place among that stop's answers; null: none of them, or there was none. */
  readonly answer: number | null;
}
