import { describe, expect, it } from "vitest";
import {
  blocked,
  check,
  choice,
  Dice,
  fill,
  integer,
  progress,
  Refused,
  refusalSentence,
  rows,
  STOP,
  subset,
} from "#engine";
import { keyOf } from "../kit/index.ts";
import { form } from "./lab.ts";

const one = form().param(
  "fruit",
  "Which?",
  choice(() => ["apple", { value: "fig", refused: { code: "rotten", text: "it is rotten" } }]),
);

describe("a half-filled form", () => {
  const some = form()
    .param(
      "from",
      "From?",
      choice(() => ["x", "y"]),
    )
    .param(
      "units",
      "Which?",
      subset(() => ["a", "b"], { min: 1 }),
    );

  it("says what comes next, and what the list holds", () => {
    expect(progress(some, {}, ["x"])).toMatchObject({
      step: { path: ["units"], picked: [], stop: { code: "too-few" } },
    });
    expect(progress(some, {}, ["x", "b"])).toMatchObject({ step: { picked: ["b"], stop: null } });
    expect(progress(some, {}, ["x", "b", STOP])).toEqual({ done: { from: "x", units: ["b"] } });
  });

  it("refuses an answer that is not possible, and one too many", () => {
    expect(() => progress(some, {}, ["z"])).toThrow(Refused);
    expect(() => progress(some, {}, ["x", STOP])).toThrow("at least 1");
    expect(() => progress(some, {}, ["x", "b", STOP, "x"])).toThrow("Nothing more is asked here");
  });
});

describe("the look-ahead", () => {
  it("gives the reason of the first choice when all are refused", () => {
    const bad = form().param(
      "fruit",
      "Which?",
      choice(() => [{ value: "fig", refused: { code: "rotten", text: "it is rotten" } }]),
    );
    expect(blocked(bad, {})?.code).toBe("rotten");
    expect(blocked(one, {})).toBeNull();
    expect(blocked(form(), {})).toBeNull();
  });

  it("is passed by a number of which only one is possible, and by none that is not", () => {
    const soldiers = (most: number) =>
      form().param(
        "soldiers",
        "How many?",
        integer(() => [2, most]),
      );
    expect(blocked(soldiers(2), {})).toBeNull();
    expect(blocked(soldiers(1), {})).not.toBeNull();
  });

  it("looks past what a preset answers", () => {
    const offer = form()
      .param(
        "offer",
        "Which?",
        choice(() => ["o1", "o2"]),
      )
      .param(
        "card",
        "For which card?",
        choice(({ params }) => (params.offer === "o1" ? [] : ["x"])),
      );
    expect(blocked(offer, {}, { offer: "o1" })?.code).toBe("no-choice");
    expect(blocked(offer, {}, { offer: "o2" })).toBeNull();
  });
});

describe("the sentence of a refusal", () => {
  it.each([
    ["You have no card.", "You have no card (R-07)."],
    ["no card", "no card (R-07)"],
    ["You have no card (R-07).", "You have no card (R-07)."],
  ])("names its rule once: %s", (text, sentence) => {
    expect(refusalSentence({ code: "none", text, rule: "R-07" })).toBe(sentence);
    expect(refusalSentence({ code: "none", text })).toBe(text);
  });
});

describe("the random filler", () => {
  it("keeps to the preset and gives what check accepts", () => {
    const dice = new Dice({ key: keyOf("fill"), next: 0 });
    const group = form()
      .param(
        "from",
        "From?",
        choice(() => ["x", "y"]),
      )
      .param(
        "units",
        "Which?",
        subset(() => ["a", "b", "c"], { min: 1 }),
      )
      .param(
        "n",
        "How many?",
        integer(({ params }) => [0, params.units.length]),
      );
    for (let i = 0; i < 50; i++) {
      const params = fill(group, {}, dice, { from: "y" });
      expect(params.from).toBe("y");
      expect(check(group, {}, params)).toEqual(params);
    }
  });

  it("throws at a question without an answer", () => {
    const dead = form().param(
      "n",
      "How many?",
      integer(() => [1, 0]),
    );
    expect(() => fill(dead, {}, new Dice({ key: keyOf("fill"), next: 0 }))).toThrow("dead end at n");
  });
});

describe("a param that is not asked any more", () => {
  const march = form()
    .param(
      "escorts",
      "How many escorts?",
      integer(() => [0, 2]),
    )
    .optional(
      "coverFire",
      "Cover them?",
      ({ params }) => params.escorts > 0,
      choice(() => ["yes", "no"]),
    )
    .otherwise((_, value) => (value === "no" ? null : { code: "alone", text: "Nobody is there to cover." }))
    .optional(
      "nightMarch",
      "By night?",
      ({ params }) => params.escorts > 1,
      choice(() => ["yes", "no"]),
    );

  it("is nothing where it says what counts anyway", () => {
    expect(check(march, {}, { escorts: 0, coverFire: "no" })).toEqual({ escorts: 0 });
    expect(check(march, {}, { escorts: 1, coverFire: "no" })).toEqual({ escorts: 1, coverFire: "no" });
  });

  it("is refused with the game's reason, else in the words of its question; its name is never said", () => {
    expect(() => check(march, {}, { escorts: 0, coverFire: "yes" })).toThrow("Nobody is there to cover.");
    expect(() => check(march, {}, { escorts: 1, coverFire: "no", nightMarch: "no" })).toThrow(
      "**By night?** is not asked now.",
    );
    expect(() => check(march, {}, { escorts: 0, secretCode: 1 })).toThrow("Something is said here that nobody asks.");
  });

  it("is found in rows, too", () => {
    const rowsOfMarches = form().param(
      "marches",
      "Who marches?",
      rows(() => march),
    );
    const said = (row: object) => check(rowsOfMarches, {}, { marches: [{ escorts: 1, coverFire: "no" }, row] });
    expect(said({ escorts: 0, coverFire: "no" })).toEqual({
      marches: [{ escorts: 1, coverFire: "no" }, { escorts: 0 }],
    });
    expect(() => said({ escorts: 0, coverFire: "yes" })).toThrow("Nobody is there to cover.");
    expect(() => said({ escorts: 0, nightMarch: "no" })).toThrow("**By night?** is not asked now.");
  });
});
