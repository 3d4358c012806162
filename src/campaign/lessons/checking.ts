/** Whether a lesson can be played as its file says: every answer that it names, by the real rules. */
import { byDefault, Dice, type GameTypes, PackError, type Params, Refused, type Rulebook, viewOf } from "#engine";
import type { PlannedMove } from "../../store/records.ts";
import { computerOnItsOwn } from "../moves/computers.ts";
import { Play } from "../moves/play.ts";
import { answered } from "./answering.ts";
import { OffCourse } from "./course.ts";
import { judged } from "./judging.ts";
import { plainMove } from "./lesson.ts";
import { opened } from "./opening.ts";
import type { Lesson } from "./shelf.ts";

/** Somebody who plays it to find out; no person of any campaign has such an id. */
const CHECKER = { id: "checker", name: "Checker" } as const;

/**
 * Plays it from each stop on with each answer that it names, and where it goes on with any other, with what a computer and
 * an absent player would answer. Throws `PackError`: place, and what is not possible there.
 */
export function checkLesson(book: Rulebook<GameTypes>, lesson: Lesson): void {
  const { play } = opened(book, lesson, { game: "check", learner: CHECKER, channel: "", at: 0 });
  let here = play;
  lesson.file.stops.forEach(({ answers }, stop) => {
    const after = answers.map(({ moves }, at) => {
      const path = `stops.${stop}.answers.${at}`;
      const tried = afterMoves(lesson, here, moves.map(plainMove), path);
      if (tried.answer !== at)
        wrong(
          lesson,
          path,
          `its moves are taken for ${tried.answer === null ? "no answer" : `answer ${tried.answer}`} of this stop`,
        );
      return tried.play;
    });
    const best = answers.findIndex(({ verdict }) => verdict === "right");
    const goesOn = after.filter((_, at) => answers[at]?.verdict !== "wrong" && at !== best);
    for (const other of [...goesOn, ...others(book, lesson, here, stop)]) toTheEnd(lesson, other, stop + 1);
    here = after[best] ?? here;
  });
}

function wrong({ path: file }: Lesson, path: string, reason: string): never {
  throw new PackError(file, path, reason);
}

/** What a lesson is like after some moves of the learner; an answer that is wrong is possible, and leads nowhere. */
function afterMoves(
  lesson: Lesson,
  before: Play,
  moves: readonly PlannedMove[],
  path: string,
): { readonly play: Play; readonly answer: number | null } {
  const play = new Play({ ...before.live, env: before.env, lesson: before.lesson }, 0);
  try {
    return { play, answer: answered(play, lesson, moves).answer };
  } catch (error) {
    if (error instanceof Refused) return wrong(lesson, path, error.text);
    if (error instanceof OffCourse) return wrong(lesson, error.path, `after ${path}: ${error.message}`);
    throw error;
  }
}

/** Where a stop goes on with answers that it does not name: after two of these. */
function others(book: Rulebook<GameTypes>, lesson: Lesson, here: Play, at: number): readonly Play[] {
  const { start, stops } = lesson.file;
  const stop = stops[at];
  if (stop?.otherwise.goes !== "on") return [];
  const decision = here.decisions(start.seat).find(({ actions }) => actions.includes(stop.asks));
  if (!decision) return [];
  const { seat } = decision;
  const own = computerOnItsOwn(book, here.env, seat, "plays", new Dice({ key: here.live.record.secret, next: 0 }));
  const moves = [byDefault(book, viewOf(book, here.env, seat), decision), ...(own ? [own] : [])];
  return moves
    .map(({ action, params }) => [{ action, params: params as Params }]) // a computer's answer is plain
    .filter((given) => judged(stop, given).answer === null)
    .map((given) => afterMoves(lesson, here, given, `stops.${at}.otherwise`).play);
}

/** Plays the right answers of all stops from this one on. */
function toTheEnd(lesson: Lesson, from: Play, stop: number): void {
  let here = from;
  for (const [at, { answers }] of lesson.file.stops.entries()) {
    const best = answers.findIndex(({ verdict }) => verdict === "right");
    if (at < stop) continue;
    here = afterMoves(lesson, here, (answers[best]?.moves ?? []).map(plainMove), `stops.${at}.answers.${best}`).play;
  }
}
