/** Lessons made of campaigns that were played: the right answers are what was played, in the positions in which it was. */
import { describe, expect, it } from "vitest";
import { answered } from "../../../src/campaign/lessons/answering.ts";
import { checkLesson } from "../../../src/campaign/lessons/checking.ts";
import { lessonDraft, type Part } from "../../../src/campaign/lessons/drafting.ts";
import { plainMove } from "../../../src/campaign/lessons/lesson.ts";
import { opened } from "../../../src/campaign/lessons/opening.ts";
import { lessonOf } from "../../../src/campaign/lessons/shelf.ts";
import { drawnToday } from "../../../src/packs/packs.ts";
import { pinnedBook } from "../../../src/proof/pinned-pack.ts";
import { type ProofFile, readProofFile } from "../../../src/proof/reading-file.ts";
import { stateHash } from "../../../src/proof/state-text.ts";
import { IS_SERVED } from "../../postgres/databases.ts";
import { EDITIONS, type Edition, eventful } from "../../replay/recorded.ts";
import { definitionOf } from "../../replay-maker/pages.ts";

const LEARNER = { id: "1", name: "Learner" };
const PART: Part = { turn: 1, seat: null, stops: 3 };

const fileOf = async (edition: Edition): Promise<ProofFile> => readProofFile((await eventful(edition)).file);
function bookOf({ game }: Edition, { pack }: ProofFile) {
  const definition = definitionOf(game);
  return pinnedBook(definition, pack, () => drawnToday(definition));
}

describe.each(EDITIONS)("a campaign of $name", (edition) => {
  it("becomes a lesson that can be played, and comes to each position of the campaign", async () => {
    const file = await fileOf(edition);
    const book = bookOf(edition, file);
    const lesson = lessonOf(book, "draft", JSON.parse(JSON.stringify(lessonDraft(book, file, PART))));
    checkLesson(book, lesson);
    const { seat, moves } = lesson.file.start;
    const { play } = opened(book, lesson, { game: "lesson", learner: LEARNER, channel: "", at: 0 });
    let rows = moves.length;
    const came = lesson.file.stops.map((stop) => {
      const right = stop.answers[0]?.moves ?? [];
      const own = file.rows.slice(rows + 1, rows + 1 + right.length); // row 0 is the start
      expect(own.map((row) => [row.seat, row.action])).toEqual(right.map(({ action }) => [seat, action]));
      answered(play, lesson, right.map(plainMove));
      rows += right.length + stop.next.length;
      return [stateHash(play.env), file.rows[rows]?.state];
    });
    expect(came.length).toBe(PART.stops);
    for (const [lessons, campaigns] of came) expect(lessons).toBe(campaigns);
  });
});

it("a lesson that goes on from a campaign seats all of its game, and says nothing of the secret in its log", async () => {
  const [, edition] = EDITIONS;
  if (!edition) throw new Error("there is no edition");
  const file = await fileOf(edition);
  const book = bookOf(edition, file);
  const draft = lessonDraft(book, file, PART);
  const begun = { game: "lesson", learner: LEARNER, channel: "", at: 0 };
  expect(JSON.stringify(opened(book, lessonOf(book, "draft", draft), begun).first)).not.toContain(file.secret);
  const { campaign } = draft.start;
  if (!campaign) throw new Error("it goes on from no campaign");
  const { us: _, ...controllers } = campaign.start.controllers;
  const other = {
    ...draft,
    start: { ...draft.start, campaign: { ...campaign, start: { ...campaign.start, controllers } } },
  };
  expect(() => opened(book, lessonOf(book, "draft", other), begun)).toThrow(
    "start.campaign.start: it must seat us, insurgents, sunni, shia, each played by somebody",
  );
});

// its campaigns are recorded once for all tests, and looked at beneath SQLite
describe.skipIf(IS_SERVED)("no lesson", () => {
  const [, edition = EDITIONS[0]] = EDITIONS;
  const refusal = (part: Partial<Part>, complete = true) =>
    expect(
      (async () => {
        if (!edition) throw new Error("there is no edition");
        const file = await fileOf(edition);
        return lessonDraft(bookOf(edition, file), { ...file, complete }, { ...PART, ...part });
      })(),
    ).rejects;

  it("comes of a seat or a turn that a campaign does not have", async () => {
    await refusal({ seat: "france" }).toThrow("There is no seat “france”: us, insurgents, sunni, shia.");
    await refusal({ turn: 11, seat: "us" }).toThrow("no move of anybody: choose an earlier turn, or fewer stops");
  });

  it("goes past a moderator's correction", async () => {
    await refusal({ turn: 10, stops: 12 }).toThrow(
      "Row 72 is no move of anybody: choose an earlier turn, or fewer stops.",
    );
  });

  it("is made of a campaign that goes on", async () => {
    await refusal({}, false).toThrow("Only a campaign that has ended can become a lesson.");
  });
});
