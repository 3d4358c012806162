import { describe, expect, it } from "vitest";
import { inspect } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { type Course, leadChanges } from "../../src/scene/index.ts";

const lines = (...values: number[][]) => values.map((one) => ({ values: one }));

describe("the lead changes", () => {
  it("where another line is alone ahead, not where the first one comes to lead", () => {
    expect(leadChanges(lines([0, 3, 4, 9], [0, 1, 6, 7]))).toEqual([
      { at: 2, line: 1 },
      { at: 3, line: 0 },
    ]);
  });

  it("not while lines are level, nor where the same one leads again", () => {
    expect(leadChanges(lines([0, 5, 5, 8], [0, 2, 5, 6]))).toEqual([]);
  });

  it("where a line begins ahead, and is overtaken", () => {
    expect(leadChanges(lines([9, 9], [2, 10]))).toEqual([{ at: 1, line: 1 }]);
  });
});

describe("a course as a picture", () => {
  const SIDES = ["blue", "red", "purple", "green", "black", "yellow"] as const;
  /** Six sides with long names that lead in turn. */
  const course = (steps: number): Course => ({
    kind: "course",
    title: "Score by turn",
    unit: "Turn",
    steps: Array.from({ length: steps }, (_, step) => String(step)),
    goal: 120,
    lines: SIDES.map((colour, i) => ({
      colour,
      name: "Governorates",
      values: Array.from({ length: steps }, (_, step) => 20 + ((step * 37 + i * 53) % 104)),
    })),
    turns: Array.from({ length: steps - 2 }, (_, i) => ({ at: i + 1, text: "Governorates lead", colour: "blue" })),
    winners: SIDES.slice(0, 3).map((colour) => ({
      title: "Standard and special victory",
      colour,
      name: "Governorates",
      player: { text: "Marguerite de la Rochefoucauld-XI", free: true },
      value: "132",
    })),
  });
  const laidOut = (steps: number) =>
    layout({ frame: "board", layout: { kind: "panel", content: course(steps) }, alt: "", text: "" });
  const texts = (steps: number) => laidOut(steps).ops.flatMap((op) => (op.op === "text" ? [op.text] : []));

  it.each([3, 8, 24])("can be read with six long names over %i steps", (steps) => {
    expect(inspect(laidOut(steps))).toEqual([]);
    expect(texts(steps).filter((text) => text === "Governorates")).toHaveLength(SIDES.length + 3);
  });

  it("names the goal, and a change of lead above the one before it where both have no room side by side", () => {
    expect(texts(8)).toContain("120");
    expect(texts(8).filter((text) => text === "Governorates lead")).toHaveLength(6);
  });
});
