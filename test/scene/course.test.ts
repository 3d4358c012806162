import { describe, expect, it } from "vitest";
import { type Course, leadChanges } from "#scene";
import { inspect } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";

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

  /** `share`: its height, of the picture's width. Where its title stands, and the names of its lines from the top down; how high the picture is. */
  function placesIn(content: Course, share: number) {
    const under = { kind: "panel", room: { part: share }, content } as const;
    const above = { kind: "panel", room: { flex: 1 }, content: { kind: "notes", notes: [] } } as const;
    const column = { kind: "column", children: [above, under] } as const;
    const { ops, height } = layout({ frame: "board", layout: column, alt: "", text: "" });
    const runs = ops.flatMap((op) => (op.op === "text" ? [op] : []));
    const boxes = (start: string) => runs.filter(({ text }) => text.startsWith(start)).map(({ box }) => box);
    return { title: boxes("Score by turn")[0], names: boxes("Side ").sort((a, b) => a.y - b.y), height };
  }

  const ENDS: readonly ((i: number) => number)[] = [() => 24, () => 0, (i) => 24 - i, (i) => i * 4];
  const CASES = [0.22, 0.3, 0.4, 0.5, 0.57].flatMap((share) =>
    [1, 2, 3, 4, 5, 6].flatMap((count) => ENDS.map((end) => ({ share, count, end }))),
  );

  it("keeps names below its title, inside its sheet and apart, however high it is and however close its lines end", () => {
    const { winners: _, turns: __, lines: sides, ...plain } = course(7);
    for (const { share, count, end } of CASES) {
      const lines = sides.slice(0, count).map((one, i) => ({ ...one, name: `Side ${i}`, values: [3, end(i)] }));
      const { title, names, height } = placesIn({ ...plain, goal: 10, lines }, share);
      expect(names).toHaveLength(count);
      expect(names[0]?.y).toBeGreaterThanOrEqual((title?.y ?? height) + (title?.height ?? 0) * 0.8);
      expect(Math.max(...names.map((box) => box.y + box.height))).toBeLessThan(height);
      const steps = names.slice(1).map((box, n) => (box.y - (names[n]?.y ?? 0)) / box.height);
      expect(Math.min(1, ...steps)).toBeGreaterThan(0.6);
    }
  });
});
