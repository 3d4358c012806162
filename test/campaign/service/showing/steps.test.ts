import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stepsIn } from "../../../../src/campaign/service/showing/steps.ts";
import type { KeptPicture } from "../../../../src/store/records.ts";
import { person, type Service, service, startedGame } from "../../harness.ts";

const SEATS = ["us", "insurgents"];
let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS);
  for (const what of ["commit -", "ready"]) for (const seat of SEATS) await give(seat, what);
});
afterEach(() => s.database.close());

const give = (seat: string, ...lines: string[]) =>
  s.campaigns.acting.submit({ game, person: person(SEATS.indexOf(seat)).id, seat, lines, interaction: null });
const stepsOf = async () => {
  const { lines } = await s.campaigns.showing.lines(game);
  const pictures = await s.repository.keptPictures(game);
  return { lines, pictures, steps: stepsIn(lines, pictures) };
};

describe("what happened, board by board", () => {
  it("tells every line once, in order, with the first board that was made after it", async () => {
    const { lines, steps } = await stepsOf();
    expect(steps.flatMap((step) => step.lines)).toEqual(lines);
    expect(steps.length).toBeGreaterThan(1);
    const scored = steps.find(({ picture }) => picture.caption === "Turn 1 is scored");
    expect(scored?.lines.at(-1)?.text).toMatch(/^Turn 1: /);
    expect(scored?.picture).toMatchObject({ turn: 1, phase: "Score" });
  });

  it("shares the lines of one row out among its boards", async () => {
    const { lines, pictures } = await stepsOf();
    const [picture] = pictures;
    const own = lines.slice(-2).map((line) => ({ ...line, seq: 5 }));
    if (!picture || own.length < 2) return expect.fail("too little has happened");
    const boards = [1, null].map((told, id) => ({ ...picture, id, told, seq: 5 }));
    expect(stepsIn(own, boards).map((step) => step.lines)).toEqual([own.slice(0, 1), own.slice(1)]);
  });

  it("has no step for a board since which nothing was told", async () => {
    const { lines, pictures } = await stepsOf();
    const [first] = pictures;
    if (!first) return expect.fail("there is no board");
    const twice: readonly KeptPicture[] = [first, { ...first, id: 99 }, ...pictures.slice(1)];
    expect(stepsIn(lines, twice).map(({ picture }) => picture.id)).not.toContain(99);
  });

  it("takes the rows of a turn alone, and the last step where so many are not there", async () => {
    const step = await s.campaigns.showing.step(game, { turn: 1 }, 99);
    expect(step).toMatchObject({ turn: 1, isStart: false, source: expect.any(String) });
    expect(step?.at).toBe((step?.count ?? 0) - 1);
    expect(await s.campaigns.showing.step(game, { turn: 7 }, 0)).toBeNull();
  });

  it("begins for a seat with the board that its player left, and not for what was taken back", async () => {
    const { undo } = await s.campaigns.showing.seatView(game, person(1).id, "insurgents");
    const start = await s.campaigns.showing.step(game, { since: "us" }, 0);
    expect(start).toMatchObject({ isStart: true, lines: [] });
    expect(undo).toBeNull();
    const { last } = await s.campaigns.showing.lines(game, { since: "us" });
    await give("us", "commit -");
    expect((await s.campaigns.showing.lines(game, { since: "us" })).last?.seq).toBeGreaterThan(last?.seq ?? 0);
    const { undo: own } = await s.campaigns.showing.seatView(game, person(0).id, "us");
    await s.campaigns.acting.undo({ game, person: person(0).id, row: own, interaction: null });
    expect((await s.campaigns.showing.lines(game, { since: "us" })).last).toEqual(last);
  });
});
