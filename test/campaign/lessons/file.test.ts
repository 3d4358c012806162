import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkLesson } from "../../../src/campaign/lessons/checking.ts";
import { judged } from "../../../src/campaign/lessons/judging.ts";
import type { LessonFile } from "../../../src/campaign/lessons/lesson.ts";
import { lessonOf } from "../../../src/campaign/lessons/shelf.ts";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import { openShipped } from "../../../src/packs/packs.ts";

const FIRST = fileURLToPath(new URL("../../../data/iraqi-conflict/lessons/first-turn.json", import.meta.url));
const book = openShipped(iraqiConflict);

/** The lesson's file, changed. */
function changed(change: (file: LessonFile) => void): LessonFile {
  const file = JSON.parse(readFileSync(FIRST, "utf8")) as LessonFile;
  change(file);
  return file;
}
const check = (change: (file: LessonFile) => void) => (): void =>
  checkLesson(book, lessonOf(book, "first-turn", changed(change)));
const stop = (file: LessonFile, at: number) => {
  const found = file.stops[at];
  if (!found) throw new Error(`no stop ${at}`);
  return found;
};

describe("a lesson's file", () => {
  it("is refused with its name, the place and the reason where it does not fit", () => {
    const file = "iraqi-conflict/lessons/first-turn.json";
    expect(check((f) => Object.assign(stop(f, 1), { asks: 7 }))).toThrow(`${file}, stops.1.asks: Invalid input`);
    expect(check((f) => Object.assign(f, { goal: "" }))).toThrow(`${file}, goal: Too small`);
    expect(check((f) => stop(f, 0).answers.shift())).toThrow(`${file}, stops.0.answers: one of them must be right`);
    expect(check((f) => Object.assign(f, { stage: 1 }))).toThrow(`${file}: Unrecognized key: "stage"`);
  });

  it("is refused where its moves are not possible by the rules", () => {
    expect(check((f) => stop(f, 0).next.splice(0, 1, { seat: "insurgents", action: "ready", params: {} }))).toThrow(
      "stops.0.next.0: ",
    );
    const lacked = { action: "commit", params: { discard: ["anarchy"] } };
    expect(check((f) => Object.assign(stop(f, 0).answers[1] ?? {}, { moves: [lacked] }))).toThrow(
      "stops.0.answers.1: ",
    );
    expect(check((f) => Object.assign(f.start, { seat: "france" }))).toThrow("start.seat: there is no seat “france”");
    expect(check((f) => Object.assign(f.start.options, { seats: "9" }))).toThrow("These options are not possible");
  });

  it("is refused where an answer is taken for another, or the next question never comes", () => {
    expect(check((f) => stop(f, 0).answers.splice(1, 0, ...stop(f, 0).answers.slice(0, 1)))).toThrow(
      "stops.0.answers.1: its moves are taken for answer 0 of this stop",
    );
    expect(check((f) => Object.assign(stop(f, 1), { asks: "surrender" }))).toThrow(
      "the game ends before the next stop",
    );
  });
});

describe("an answer", () => {
  const commit = (...discard: string[]) => [{ action: "commit", params: { discard } }];
  const like = (discard: object | string[]) => ({
    answers: [
      {
        ...{ verdict: "right" as const, moves: [], beside: false, why: "so" },
        like: [{ action: "commit", params: { discard } }],
      },
    ],
    otherwise: { goes: "back" as const, why: "no" },
  });
  const fits = (stopOf: Parameters<typeof judged>[0], ...cards: string[]) => judged(stopOf, commit(...cards)).goesOn;

  it("is like what its pattern says: the same in any order, any of several, with these, of these, so many", () => {
    expect([fits(like(["a", "b"]), "b", "a"), fits(like(["a", "b"]), "a")]).toEqual([true, false]);
    expect([fits(like({ any: [["a"], ["b"]] }), "b"), fits(like({ any: [["a"]] }), "b")]).toEqual([true, false]);
    expect([fits(like({ has: ["a"] }), "b", "a"), fits(like({ has: ["a", "c"] }), "a")]).toEqual([true, false]);
    expect([fits(like({ only: ["a", "b"] }), "a"), fits(like({ only: ["a"] }), "a", "c")]).toEqual([true, false]);
    expect([fits(like({ least: 1, most: 2 }), "a"), fits(like({ most: 1 }), "a", "b")]).toEqual([true, false]);
  });

  it("has no moves beside those that it names, unless it says that it may", () => {
    const two = [...commit("a"), ...commit("b")];
    const { answers, otherwise } = like(["a"]);
    expect(judged({ answers, otherwise }, two)).toEqual({ verdict: null, why: "no", answer: null, goesOn: false });
    const wide = answers.map((answer) => ({ ...answer, beside: true }));
    expect(judged({ answers: wide, otherwise }, two)).toMatchObject({ verdict: "right", answer: 0, goesOn: true });
  });
});
