/** How computers play the others in a try-out, until its own seat is asked again. */
import type { Seat } from "#engine";
import { answersNext, isAwaited } from "../lessons/course.ts";
import type { Play } from "../moves/play.ts";

/** What one press may cost, ms of processor; it is pressed again to go on. */
const LONGEST_MS = 1500;
/** More answers than follow each other between two questions of a seat. */
const MOST_ANSWERS = 400;

/** Answers for all others as long as the seat itself is not asked. Returns how many answers were given. */
export function letOthersAnswer(play: Play, seat: Seat, now: () => number = () => performance.now()): number {
  const began = now();
  let given = 0;
  while (given < MOST_ANSWERS && now() - began < LONGEST_MS) {
    if (play.env.over !== null || isAwaited(play, seat) || !answersNext(play, seat)) break;
    given++;
  }
  return given;
}
