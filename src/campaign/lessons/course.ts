/** How a lesson goes on by itself: what its seats do between two stops, until the learner is asked again. */
import { byDefault, type Decision, Dice, diceKey, Refused, type Seat, viewOf } from "#engine";
import type { PlannedMove } from "../../store/records.ts";
import { computerOnItsOwn } from "../moves/computers.ts";
import type { Play } from "../moves/play.ts";
import { decisionFor } from "../moves/rows.ts";
import { type Deed, type LessonFile, type LessonStop, plainMove } from "./lesson.ts";

/** A lesson does not go on as its file says: what is to be done at this place is not possible. */
export class OffCourse extends Error {
  /** Where in the file. */
  readonly path: string;

  constructor(path: string, reason: string) {
    super(reason);
    this.name = "OffCourse";
    this.path = path;
  }
}

/** More answers than follow each other between two stops. */
const MOST_ANSWERS = 400;

/** Where a lesson is led to: the stop, null for its end; and what seats do first, with the place in the file. */
interface Leg {
  readonly stop: LessonStop | null;
  readonly deeds: readonly Deed[];
  readonly path: string;
}

/** Brings a lesson to its first stop. Throws `OffCourse`. */
export const leadIn = (play: Play, { start, stops: [stop] }: LessonFile): void =>
  lead(play, start.seat, { stop: stop ?? null, deeds: start.moves, path: "start.moves" });

/** Brings a lesson on after an answer at a stop, null: none that it names. Throws `OffCourse`. */
export function leadOn(play: Play, { start, stops }: LessonFile, at: number, answer: number | null): void {
  const own = answer === null ? undefined : stops[at]?.answers[answer]?.next;
  const path = own ? `stops.${at}.answers.${answer}.next` : `stops.${at}.next`;
  lead(play, start.seat, { stop: stops[at + 1] ?? null, deeds: own ?? stops[at]?.next ?? [], path });
}

/** Whether the learner is asked the question of a stop. */
export const isAsked = (play: Play, learner: Seat, { asks }: Pick<LessonStop, "asks">): boolean =>
  play.decisions(learner).some((decision) => decision.actions.includes(asks) && decision.answered === null) ||
  play.live.book.definition.free(viewOf(play.live.book, play.env, learner)).includes(asks);

function lead(play: Play, learner: Seat, { stop, deeds, path }: Leg): void {
  deeds.forEach((deed, i) => {
    try {
      doDeed(play, deed);
    } catch (error) {
      if (error instanceof Refused) throw new OffCourse(`${path}.${i}`, error.text);
      throw error;
    }
  });
  if (stop === null) return;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (isAsked(play, learner, stop)) return;
    if (play.env.over !== null) throw new OffCourse(path, "the game ends before the next stop");
    if (!answersNext(play, learner))
      throw new OffCourse(path, `nobody is asked, and ${learner} is not asked “${stop.asks}”`);
  }
  throw new OffCourse(path, `${learner} is not asked “${stop.asks}” after ${MOST_ANSWERS} answers`);
}

/** A move with what its question gives already, such as which offer is meant. */
export function withGiven(play: Play, seat: Seat, { action, params }: PlannedMove): PlannedMove {
  const open = play.decisions(seat).find(({ actions }) => actions.includes(action));
  return { action, params: { ...open?.preset, ...params } };
}

function doDeed(play: Play, deed: Deed): void {
  const { seat } = deed;
  if ("computer" in deed) {
    const input = computerOnItsOwn(play.live.book, play.env, seat, "plays", diceFor(play, seat));
    if (input) play.take(input);
    return;
  }
  const { regardless } = deed;
  const move = withGiven(play, seat, plainMove(deed));
  const decision = decisionFor(play, seat, move, null);
  play.take({ kind: "bot", person: null, seat, decision, ...move, ...(regardless ? { regardless } : {}) });
}

/** One answer of whoever is asked: computers play the others; the learner is not asked what is no stop. Says whether anybody was asked. */
export function answersNext(play: Play, learner: Seat): boolean {
  const { book } = play.live;
  for (const seat of play.env.seats) {
    const decision = play.decisions(seat).find(isOpen);
    if (!decision) continue;
    const move = byDefault(book, viewOf(book, play.env, seat), decision);
    const own = seat === learner ? null : computerOnItsOwn(book, play.env, seat, "plays", diceFor(play, seat));
    play.take(own ?? { kind: "bot", person: null, seat, decision: decision.id, ...move });
    return true;
  }
  return false;
}

/** Whether a seat is asked something that it has not answered. */
export const isAwaited = (play: Play, seat: Seat): boolean => play.decisions(seat).some(isOpen);

const isOpen = ({ owed, answered }: Decision): boolean => owed && answered === null;

/** What a computer of a lesson thinks with: in the same position it does the same. */
const diceFor = ({ live: { record }, env: { seq } }: Play, seat: Seat): Dice =>
  new Dice({ key: diceKey(record.secret, `${seat} ${seq}`), next: 0 });
