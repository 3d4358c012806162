import { describe, expect, it } from "vitest";
import type { RowOutcome } from "../../src/campaign/contract/answers.ts";
import { broughtInFormOf, inFormOf } from "../../src/earlier/kept-words.ts";

const ROW: RowOutcome = {
  line: "move gue-1 zab-2",
  move: { action: "move", params: {} },
  state: "possible",
  refused: null,
  told: ["It moves."],
  events: [],
  called: "1st Guerrillas to Zab",
  remarks: ["It leaves Mosul empty."],
};

describe("what an answer given ahead rests on", () => {
  const today = { facts: [{ strength: 3 }], words: ["3 strength"] };

  it("is compared in words where any of it was kept in words, and else as facts", () => {
    expect(inFormOf(["2 strength"], today)).toEqual(["3 strength"]);
    expect(inFormOf([{ strength: 2 }, "2 strength"], today)).toEqual(["3 strength"]);
    expect(inFormOf([{ strength: 2 }], today)).toEqual([{ strength: 3 }]);
    expect(inFormOf([], today)).toEqual([{ strength: 3 }]);
  });

  it("is, of a row of a step, what it is called, what it tells and what is remarked", () => {
    expect(broughtInFormOf("kept", ROW, {})).toBe("1st Guerrillas to Zab It moves. It leaves Mosul empty.");
    expect(broughtInFormOf("kept", { ...ROW, called: null, remarks: [] }, {})).toBe("move gue-1 zab-2 It moves.");
  });

  it("is nothing of a row that is not looked at yet, and the fact where a fact was kept or nothing was", () => {
    expect(broughtInFormOf("kept", { ...ROW, state: "later" }, {})).toBe("");
    for (const kept of [{ strength: 2 }, undefined])
      expect(broughtInFormOf(kept, ROW, { strength: 3 })).toEqual({ strength: 3 });
  });
});
