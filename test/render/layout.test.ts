import { expect, test } from "vitest";
import type { Badge, Firefight, Layout, Scene } from "#scene";
import { contrast } from "../../src/render/contrast.ts";
import { inspect } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { Palette } from "../../src/render/palette.ts";
import type { Op, TextRun } from "../../src/render/primitives.ts";
import { REPORT_COLOURS } from "../../src/render/style.ts";
import { mapScene, sceneOf } from "./scenes/small.ts";

const runs = (ops: readonly Op[]): TextRun[] =>
  ops.flatMap((op) => (op.op === "text" ? [op] : op.op === "base" ? runs(op.ops) : []));
const run = (scene: Scene, text: string): TextRun | undefined =>
  runs(layout(scene).ops).find((one) => one.text === text);

const note = (text: string, room?: Layout["room"]): Layout => ({
  kind: "panel",
  content: { kind: "notes", notes: [{ text }] },
  ...(room ? { room } : {}),
});

test("a row shares its width by flex", () => {
  const scene = {
    ...mapScene(),
    layout: { kind: "row", children: [note("left", { flex: 3 }), note("right", { flex: 1 })] },
  } as const;
  expect(run(scene, "left")?.at[0]).toBeLessThan(50);
  expect(run(scene, "right")?.at[0]).toBeGreaterThan(800);
  expect(run(scene, "right")?.at[0]).toBeLessThan(850);
});

test("a picture without a height is as high as its contents, a map in proportion", () => {
  const small = layout(sceneOf({ kind: "notes", notes: [{ text: "one line" }] }));
  const map = layout(mapScene());
  expect(small.height).toBeLessThan(120);
  expect(map.height / map.width).toBeCloseTo(0.6, 1);
});

test("names of players are cut with an ellipsis, never wider than their place", () => {
  const plaque = { kind: "plaque", at: [500, 300], width: 220, colour: "@red", letter: "R", title: "Reds" } as const;
  const scene = mapScene({ ...plaque, sub: { text: "W".repeat(32), free: true } });
  const name = runs(layout(scene).ops).find((one) => one.text.startsWith("WW"));
  expect(name?.text.endsWith("…")).toBe(true);
  expect(name?.box.width).toBeLessThan(220);
});

test("the smallest essential text is 9 px at 550 px width", () => {
  for (const width of [1100, 1200, 1400]) {
    const scene = { ...sceneOf({ kind: "notes", notes: [{ text: "words" }] }), width };
    expect(((run(scene, "words")?.size ?? 0) * 550) / width).toBeGreaterThanOrEqual(9);
  }
});

test.each([1, 3, 8])("of the totals of %i firefights those of winners alone are in their colour", (count) => {
  const side = { name: "unit", counter: { colour: "@red" }, dice: [3], sum: [{ value: "+1", label: "" }] } as const;
  const force = { colour: "@red", name: "Reds", role: "attack", note: "", counters: [] } as const;
  const row = {
    left: { ...side, total: "4", wins: true },
    right: { ...side, total: "5" },
    from: "left",
    verb: "fires",
  };
  const firefights = Array.from({ length: count }, () => row as Firefight);
  const rounds = [{ title: "Round 1", firefights }];
  const scene = sceneOf({ kind: "firefights", left: force, right: force, rounds, result: "held" }, { height: 700 });
  const { ops } = layout(scene);
  const groundOf = (total: string) =>
    ops.flatMap((op, i) => {
      const before = ops[i - 1];
      return op.op === "text" && op.text === total && before?.op === "shape" ? [before.fill] : [];
    });
  const [winning, losing] = [new Set(groundOf("4")), new Set(groundOf("5"))];
  expect([winning.size, losing.size]).toEqual([1, 1]);
  expect(losing).toEqual(new Set([REPORT_COLOURS.quiet]));
  expect(winning).not.toEqual(losing);
});

test("a picture of impossible size is refused", () => {
  expect(() => layout({ ...mapScene(), height: 100_000 })).toThrow("a picture cannot be 1100 × 100000 pixels");
});

test("a badge on a strip of its own colour has an edge that can be seen", () => {
  const strip = (colour: Badge["colour"]): Scene =>
    sceneOf({ kind: "strip", colour: "black", title: "t", badges: [{ shape: "round", colour, text: "B" }] });
  const edge = (colour: Badge["colour"]): string => {
    const shapes = layout(strip(colour)).ops.flatMap((op) =>
      op.op === "shape" && op.outline.kind === "circle" ? op : [],
    );
    return shapes[0]?.strokes?.[0]?.colour ?? "";
  };
  const palette = new Palette({});
  expect(contrast(edge("black"), palette.hex("black"))).toBeGreaterThan(3);
  expect(contrast(edge("yellow"), palette.hex("yellow"))).toBeLessThan(3);
});

test("notes that fit are as large as their place has room for, and essential ones never under 9 px", () => {
  const sizeOf = (lines: number): number => {
    const notes = Array.from({ length: lines }, (_, i) => ({ text: `line ${i}` }));
    return run(sceneOf({ kind: "notes", size: "fit", notes }, { height: 400 }), "line 0")?.size ?? 0;
  };
  const [few, more, many] = [sizeOf(2), sizeOf(10), sizeOf(40)];
  expect(few).toBeGreaterThan(more);
  expect(more).toBeGreaterThan(many);
  expect((many * 550) / 1100).toBeGreaterThanOrEqual(9);
});

test("forces have their names at the left and their pieces apart from them, in two rows of equal height", () => {
  const force = (name: string, count: string) =>
    ({
      colour: "@red",
      emblem: "star",
      name,
      note: "Controls · unit value 2",
      pieces: [
        { form: "block", colour: "@red", emblem: "star", count },
        { form: "house", colour: "@red", emblem: "star", count },
      ],
    }) as const;
  const scene = sceneOf(
    { kind: "forces", forces: [force("Government", "12"), force("Jihadists", "3")] },
    { width: 1200 },
  );
  const laidOut = layout(scene);
  expect(inspect(laidOut)).toEqual([]);
  const pieces = laidOut.ops.flatMap((op) => (op.op === "item" ? [op] : []));
  expect(pieces).toHaveLength(4);
  const name = run(scene, "Government");
  for (const { box } of pieces) expect(box.x).toBeGreaterThan((name?.box.x ?? 0) + (name?.box.width ?? 0));
});

test("what decided a war is written out, on two lines where it is too long for one", () => {
  const others = "By Ramadi, Fallujah and Mosul, no box of ISIS in Iraq and 2 boxes in Syria";
  const winner = { title: "Victory", colour: "teal", name: "Iraq", value: "", others } as const;
  const line = { name: "Iraq", colour: "teal", values: [1, 2] } as const;
  const course = {
    kind: "course",
    title: "Score",
    steps: ["1", "2"],
    unit: "Turn",
    lines: [line],
    winners: [winner, winner],
  } as const;
  const made = layout({ ...sceneOf(course), frame: "board", heading: { kind: "strip", title: "The end" } });
  expect(runs(made.ops).filter(({ cut }) => cut)).toEqual([]);
  expect(inspect(made)).toEqual([]);
});

test("a piece of no size is one of 50", () => {
  const piece = { kind: "piece", form: "block", colour: "blue", at: [500, 300] } as const;
  expect(layout(mapScene(piece))).toEqual(layout(mapScene({ ...piece, size: 50 })));
});
