/** Lessons of single people: begun, gone on with, answered in, left. No campaign is counted or listed for them. */
import { type Params, refuse } from "#engine";
import type { GameRecord, LessonRecord, PlannedMove } from "../../../store/records.ts";
import type { Answering, Submitted, WrittenSheet } from "../../contract/answers.ts";
import type { Person } from "../../contract/game.ts";
import type { LessonOffered, LessonView } from "../../contract/lessons.ts";
import type { Live } from "../../facts/live.ts";
import { seatsRow } from "../../facts/posting.ts";
import { goOn } from "../../lessons/answering.ts";
import { OffCourse } from "../../lessons/course.ts";
import type { Judgement } from "../../lessons/judging.ts";
import { type Begun, opened } from "../../lessons/opening.ts";
import type { Lesson } from "../../lessons/shelf.ts";
import type { Play } from "../../moves/play.ts";
import { submitted, takeMoves } from "../acting/answering.ts";
import type { Turns } from "../acting/turns.ts";
import type { Core } from "../core.ts";
import { newLessonId, underNewId } from "../secrets.ts";

/** Who wants to play which lesson; `channel`: where they ask for it. */
interface Beginning {
  readonly lesson: string;
  readonly person: Person;
  readonly channel: string;
  readonly interaction: string | null;
}

export type Learning = ReturnType<typeof learning>;

export function learning(core: Core) {
  return {
    /** Those that there are, in the order of their games. */
    async offered(person: string): Promise<readonly LessonOffered[]> {
      const begun = await core.repository.lessonsOf(person);
      return [...core.lessons.values()].map((lesson) => offeredAs(core, lesson, begun));
    },
    /**
     * Begins a lesson for somebody, or goes on with it: their message of it is sent, anew if it was sent before. Refused
     * if there is no such lesson. Returns the id of what it is played as.
     */
    begin: (wanted: Beginning): Promise<string> =>
      core.queues.run(`lessons of ${wanted.person.id}`, () => beginLesson(core, wanted)),
    /** Leaves a lesson: all that is kept of it goes. Refused for everybody but its learner. */
    async leave(game: string, person: string): Promise<void> {
      await core.queued(game, async (record) => {
        if (record.status !== "lesson" || record.host !== person) refuse("no-game", "You have no such lesson.");
        await core.dropLesson(game);
      });
    },
  };
}

function offeredAs(core: Core, lesson: Lesson, begun: readonly LessonRecord[]): LessonOffered {
  const { id, game, file } = lesson;
  const { title, summary, minutes, stops } = file;
  const own = begun.find((one) => one.lesson === id && one.version === lesson.version);
  return {
    ...{ id, game, title, summary, minutes, stops: stops.length },
    gameName: core.books.shipped(game).definition.name,
    begun: own ? { game: own.game, stop: own.stop } : null,
  };
}

async function beginLesson(core: Core, { lesson: id, person, channel, interaction }: Beginning): Promise<string> {
  const lesson = core.lessons.get(id) ?? refuse("no-lesson", "There is no such lesson: `/game learn` lists them.");
  core.allow.lesson(person.id);
  const begun = (await core.repository.lessonsOf(person.id)).filter((one) => one.lesson === id);
  const own = begun.find(({ version, stop }) => version === lesson.version && stop < lesson.file.stops.length);
  for (const old of begun) if (old !== own) await core.dropLesson(old.game);
  const at = core.clock.now();
  if (own) {
    const change = { game: own.game, interaction, outbox: [seatsRow(person.id)], at };
    await core.queued(own.game, async (record) => void (await core.write(change, record)));
    return own.game;
  }
  return await underNewId(newLessonId, (game) =>
    openLesson(core, lesson, { game, learner: person, channel, at }, interaction),
  );
}

async function openLesson(core: Core, lesson: Lesson, begun: Begun, interaction: string | null): Promise<string> {
  const { game, learner, at } = begun;
  const book = core.books.shipped(lesson.game);
  const { play, first } = opened(book, lesson, begun);
  const { record, members } = play.live;
  const change = {
    ...{ game, interaction, create: record, members, at, outbox: [seatsRow(learner.id)] },
    seats: book.definition.roster(record.options, book.content).map((seat) => ({ seat: seat.id, name: seat.name })),
    rows: [first.row, ...play.rows],
    state: { from: null, to: play.snapshot ?? first.snapshot },
    ...(play.lesson === null ? {} : { lesson: play.lesson }),
  };
  await core.write(change, null);
  return game;
}

/** An answer in a lesson: done by the rules, judged, and gone on with; what is not good enough is refused with its reason. */
export async function submitInLesson(core: Core, turns: Turns, given: Answering | WrittenSheet): Promise<Submitted> {
  const acted = await turns.act({ ...given, learns: true }, (play) => {
    const lesson = lessonAt(core, play.live);
    const ends = "moves" in given && given.moves.length === 0; // else what comes after the moves is the lesson's to say
    const done = takeMoves(play, { ...given, ahead: [], end: ends });
    const moves = ends ? actsIn(play, given.seat) : done.rows.map(({ move }) => move);
    const judgement = onCourse(play, lesson, moves);
    return judgement.goesOn ? done : refuse(WRONG, judgement.why);
  });
  return submitted(acted, given.seat);
}

/** What a seat has done, what ended its step included. */
const actsIn = ({ rows }: Play, seat: string): readonly PlannedMove[] =>
  rows
    .filter((row) => row.kind === "act" && row.seat === seat)
    .map(({ action, params }) => ({ action, params: params as Params })); // an act's params were checked

/** As `goOn`; an answer from which the lesson's course cannot be reached is refused like any other that it does not name. */
function onCourse(play: Play, lesson: Lesson, moves: readonly PlannedMove[]): Judgement {
  const stop = lesson.file.stops[play.lesson?.stop ?? 0];
  try {
    return goOn(play, lesson, moves);
  } catch (error) {
    if (!(error instanceof OffCourse)) throw error;
    return refuse(WRONG, stop?.otherwise.why ?? error.message);
  }
}

/** The code of a refusal that says why an answer is wrong. */
const WRONG = "wrong-answer";

const lessonAt = (core: Core, { lesson }: Pick<Live, "lesson">): Lesson =>
  (lesson && core.lessons.get(lesson.lesson)) ?? refuse("no-lesson", "There is no such lesson any more.");

/** A lesson as its learner is shown it; null: it is none. */
export function lessonView(core: Core, { lesson: progress }: Pick<Live, "lesson">): LessonView | null {
  const lesson = progress && core.lessons.get(progress.lesson);
  if (!lesson) return null;
  const { title, goal, stops, end } = lesson.file;
  const { stop: at, answer } = progress;
  const stop = stops[at];
  const before = stops[at - 1];
  const said = before && (answer === null ? null : before.answers[answer]);
  return {
    ...{ lesson: lesson.id, title, goal, at, stops: stops.length, end },
    stop: stop ? { title: stop.title, notice: stop.notice, hint: stop.hint } : null,
    said: before ? { verdict: said?.verdict ?? null, why: said?.why ?? before.otherwise.why } : null,
  };
}

export const isLesson = ({ status }: Pick<GameRecord, "status">): boolean => status === "lesson";
