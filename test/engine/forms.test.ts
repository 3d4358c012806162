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
  STOP,
  subset,
} from "../../src/engine/index.ts";
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
