/** What an answer in a lesson leads to: it is judged, and the lesson goes on to its next stop, or the learner chooses again. */
import { Refused, refuse } from "#engine";
import type { PlannedMove } from "../../store/records.ts";
import type { Play } from "../moves/play.ts";
import { moveRow, takeRows } from "../moves/rows.ts";
import { settle } from "../moves/settling.ts";
import { leadOn, withGiven } from "./course.ts";
import { type Judgement, judged } from "./judging.ts";
import type { Lesson } from "./shelf.ts";

/** Does the learner's moves by the rules, and goes on. Throws `Refused` where one of them is not possible, and `OffCourse`. */
export function answered(play: Play, lesson: Lesson, moves: readonly PlannedMove[]): Judgement {
  const seat = lesson.file.start.seat;
  const rows = moves.map((move) => moveRow(play.live.book.actions, seat, withGiven(play, seat, move), null));
  const taken = takeRows(play, { person: null, seat }, rows, { trial: false, halts: false, settle });
  for (const { refused } of taken.rows) if (refused) throw new Refused(refused);
  return goOn(play, lesson, moves);
}

/** What a lesson says of moves that were just done; it has gone on if they are good enough for that. Throws `OffCourse`. */
export function goOn(play: Play, { file }: Lesson, moves: readonly PlannedMove[]): Judgement {
  const progress = play.lesson;
  const stop = progress && file.stops[progress.stop];
  if (!progress || !stop) return refuse("over", "This lesson is over: `/game learn` begins it anew.");
  const judgement = judged(stop, moves);
  if (!judgement.goesOn) return judgement;
  leadOn(play, file, progress.stop, judgement.answer);
  play.lesson = { ...progress, stop: progress.stop + 1, answer: judgement.answer };
  return judgement;
}
