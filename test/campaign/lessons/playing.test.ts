import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type LessonStop, plainMove } from "../../../src/campaign/lessons/lesson.ts";
import { type Lesson, readLessons } from "../../../src/campaign/lessons/shelf.ts";
import type { SeatView } from "../../../src/campaign/service.ts";
import type { PlannedMove } from "../../../src/store/records.ts";
import { CHANNEL, interaction, person, type Service, service } from "../harness.ts";

const LEARNER = person(1);
const SHIPPED = [...readLessons((await service()).books, null).values()];

let here: Service;
beforeEach(async () => {
  here = await service();
});
afterEach(() => here.database.close());

const begin = (lesson: Lesson) =>
  here.campaigns.learning.begin({ lesson: lesson.id, person: LEARNER, channel: CHANNEL, interaction: interaction() });

const look = (game: string, { file }: Lesson): Promise<SeatView> =>
  here.campaigns.showing.seatView(game, LEARNER.id, file.start.seat);

/** What an answer of a lesson's file is, with what its question gives. */
function movesOf({ decisions }: SeatView, answer: LessonStop["answers"][number]): PlannedMove[] {
  return answer.moves.map((move) => {
    const { action, params } = plainMove(move);
    const open = decisions.find(({ actions }) => actions.includes(action));
    return { action, params: { ...open?.preset, ...params } };
  });
}

async function answer(game: string, lesson: Lesson, given: LessonStop["answers"][number]) {
  const { file } = lesson;
  const moves = movesOf(await look(game, lesson), given);
  const asked = { game, person: LEARNER.id, seat: file.start.seat, moves, interaction: interaction() };
  return await here.campaigns.acting.submit(asked);
}

describe.each(SHIPPED.map((lesson) => [lesson.id, lesson] as const))("the lesson %s", (_, lesson) => {
  const { stops } = lesson.file;

  it("says in its notification what is asked first", async () => {
    const game = await begin(lesson);
    const words = await here.campaigns.deliveries.notification(game, { seat: lesson.file.start.seat });
    const [owed] = (await look(game, lesson)).decisions.filter((decision) => decision.owed);
    expect(owed).toBeDefined();
    expect(words).not.toContain("there is news for you");
    expect(words).toContain("/hand");
  });

  it("is played to its end by right answers; each wrong one says why, and changes nothing", async () => {
    const game = await begin(lesson);
    for (const [at, stop] of stops.entries()) {
      const before = await look(game, lesson);
      expect(before.lesson).toMatchObject({ at, stops: stops.length, stop: { title: stop.title } });
      for (const wrong of stop.answers.filter(({ verdict }) => verdict === "wrong")) {
        await expect(answer(game, lesson, wrong)).rejects.toMatchObject({ code: "wrong-answer", text: wrong.why });
        expect((await look(game, lesson)).view).toEqual(before.view);
      }
      const right = stop.answers.find(({ verdict }) => verdict === "right");
      if (!right) throw new Error("no answer is right");
      const done = await answer(game, lesson, right);
      expect(done.halt).toBeNull();
      const { lesson: after } = await look(game, lesson);
      expect(after).toMatchObject({ at: at + 1, said: { verdict: "right", why: right.why } });
    }
    expect((await look(game, lesson)).lesson?.stop).toBeNull();
  });

  it("has six to twelve stops, ten minutes at most, and asks for what the menus offer", async () => {
    expect(stops.length).toBeGreaterThanOrEqual(6);
    expect(lesson.file.minutes).toBeLessThanOrEqual(10);
  });
});
