import { describe, expect, test } from "vitest";
import {
  BOARD,
  type Counter,
  type Ladder,
  type Layout,
  type Point,
  type Polygon,
  type Scene,
  type Verdict,
  verdictSize,
} from "#scene";
import { inspect, misshapen } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { INLINE_WIDTH, LEAST_TEXT } from "../../src/render/pen.ts";
import type { Item, Op, TextRun } from "../../src/render/primitives.ts";
import { MARK_COLOURS } from "../../src/render/style.ts";
import { mapScene, sceneOf } from "./scenes/small.ts";
import { situationNames } from "./scenes/theatre.ts";
import { vocabulary } from "./scenes/vocabulary.ts";
import { NODES, worldOf } from "./scenes/world.ts";

const SEEDS = [1, 2, 3, 4, 5, 6];
const flat = (ops: readonly Op[]): Op[] => ops.flatMap((op) => (op.op === "base" ? flat(op.ops) : [op]));
const opsOf = (scene: Scene): Op[] => flat(layout(scene).ops);
const texts = (scene: Scene): TextRun[] => opsOf(scene).flatMap((op) => (op.op === "text" ? [op] : []));
const items = (scene: Scene): Item[] => opsOf(scene).flatMap((op) => (op.op === "item" ? [op] : []));

describe.each(Object.entries(vocabulary))("a made-up picture: %s", (_name, make) => {
  test.each(SEEDS)("has no problem, and the shape of a board (seed %i)", (seed) => {
    const { beside = [], ...main } = make(seed);
    for (const scene of [main, ...beside]) {
      const laidOut = layout(scene);
      expect([...inspect(laidOut), ...misshapen(laidOut, true)]).toEqual([]);
    }
  });
});

test("the whole map of a network names what has changed or matters, and has no letters too small for a chat", () => {
  for (const seed of SEEDS) {
    const scene = vocabulary.situation?.(seed) ?? mapScene();
    const runs = texts(scene);
    const world = worldOf(seed);
    expect(world.nodes).toHaveLength(NODES);
    expect(runs.filter(({ size }) => (size * INLINE_WIDTH) / BOARD.width < LEAST_TEXT)).toEqual([]);
    const isNamed = ({ name }: { readonly name: string }) =>
      runs.some(({ text }) => text === name || text === `${name} falls`);
    const { changed, matter } = situationNames(world);
    expect(changed.filter((node) => !isNamed(node))).toEqual([]);
    expect(matter.filter(isNamed).length).toBeGreaterThan(matter.length * 0.8);
  }
});

test("one rim runs around all that a side holds: no edge of a hex has the same rim on both sides", () => {
  for (const seed of SEEDS) {
    const scene = vocabulary.front?.(seed) ?? mapScene();
    const rims = opsOf(scene).flatMap((op) => (op.op === "shape" && op.outline.kind === "rings" ? [op] : []));
    const seen = new Set<string>();
    for (const { outline, strokes = [] } of rims) {
      const colours = strokes.filter(({ inside }) => inside).map(({ colour }) => colour);
      if (colours.length === 0 || outline.kind !== "rings") continue;
      for (const edge of edgesOf(outline.rings)) {
        const rim = `${edge} ${colours.join(" ")}`;
        expect(seen.has(rim), rim).toBe(false);
        seen.add(rim);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  }
});

/** Each edge with its ends in one order, whichever way its ring runs. */
const edgesOf = (rings: readonly (readonly Point[])[]): string[] =>
  rings.flatMap((ring) =>
    ring.map((from, i) => [`${from}`, `${ring[(i + 1) % ring.length] ?? from}`].toSorted().join(" to ")),
  );

test("a seat's own view lists the counters of a stack that others see the back of", () => {
  const { beside = [], ...everyones } = vocabulary.front?.(3) ?? mapScene();
  const [own] = beside;
  const listed = (scene: Scene) => texts(scene).filter(({ text }) => text.startsWith("Unit")).length;
  expect(own && listed(own)).toBe(10);
  expect(listed(everyones)).toBe(0);
});

test("a viewport shows a window of the map, larger, and leaves out names that its edge would cut", () => {
  const name = (text: string, x: number) => ({ kind: "lettering", at: [x, 300], text }) as const;
  const elements = [name("Middle", 500), name("Edge", 402), name("Beyond", 100)];
  const scene = sceneOf({
    kind: "map",
    width: 1000,
    height: 600,
    viewport: { x: 400, y: 240, width: 200, height: 120 },
    ground: { colour: "land" },
    elements,
  });
  expect(texts(scene).map(({ text }) => text)).toEqual(["Middle"]);
  expect(inspect(layout(scene))).toEqual([]);
  const [middle] = texts(scene);
  expect(middle && middle.box.x + middle.box.width / 2).toBeCloseTo(550, 0);
});

test("an inset is a thing that stands on the map: nothing else may lie on it", () => {
  const map = { kind: "map", width: 1000, height: 600, elements: [] } as const;
  const inset = { kind: "inset", at: [200, 200], width: 200, height: 120, map } as const;
  const stack = (x: number) => ({ kind: "stack", at: [x, 200], size: 80, counters: [{ colour: "red" }] }) as const;
  expect(inspect(layout(mapScene(inset, stack(250)))).map(({ kind }) => kind)).toEqual(["collision"]);
  expect(inspect(layout(mapScene(inset, stack(500))))).toEqual([]);
});

test("what has become of a counter is told by its shape: no two states look alike", () => {
  const states: Partial<Counter>[] = [
    {},
    { dispersed: true },
    { reduced: true },
    { disrupted: true },
    { spent: true },
    { dispersed: true, reduced: true },
    { faceDown: true },
  ];
  const outlines = states.map((state) => {
    const counter: Counter = { colour: "red", pictogram: "infantry", values: "4", ...state };
    const shapes = opsOf(mapScene({ kind: "stack", at: [500, 300], size: 120, counters: [counter] }));
    return JSON.stringify(shapes.flatMap((op) => (op.op === "shape" ? [op.outline, op.strokes?.length] : [])));
  });
  expect(new Set(outlines).size).toBe(states.length);
});

test("a pile tells its height, and covers the room that its box says", () => {
  const scene = mapScene({ kind: "stack", at: [500, 300], size: 120, counters: [{ colour: "red" }], height: 10 });
  const number = texts(scene).find(({ text }) => text === "10");
  const [item] = items(scene);
  expect(number && item && number.box.x + number.box.width <= item.box.x + item.box.width).toBe(true);
});

test.each([
  ["9", "6"],
  ["12", "9"],
  ["24", "19"],
])("the result %s to %s covers the room that its size says, also as one that is not the latest", (won, lost) => {
  const results = [{}, { small: true }].map(
    (more, i): Verdict => ({
      kind: "verdict",
      at: [500, 200 + i * 200],
      winner: { colour: "red", emblem: "star", total: won },
      loser: { colour: "blue", emblem: "moon", total: lost },
      ...more,
    }),
  );
  const scene = mapScene(...results);
  expect(inspect(layout(scene))).toEqual([]);
  const widths = items(scene).map(({ box }) => box.width);
  const [large = 0, small = 0] = results.map((result) => verdictSize(result).width);
  expect(small).toBeLessThan(large * 0.8);
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(small / large);
});

test("news that are not the latest have a thinner edge than the latest, and no glow", () => {
  const square: Polygon = [
    [
      [400, 200],
      [600, 200],
      [600, 400],
      [400, 400],
    ],
  ];
  const edges = (quiet: boolean) =>
    opsOf(mapScene({ kind: "halo", areas: [[square]], quiet })).flatMap((op) =>
      op.op === "shape" && op.strokes?.some(({ colour }) => colour === MARK_COLOURS.news) ? [op.strokes] : [],
    );
  const [[latest = []] = [], [earlier = []] = []] = [edges(false), edges(true)];
  expect(earlier).toHaveLength(1);
  expect(latest.length).toBeGreaterThan(1);
  expect(earlier[0]?.width).toBeLessThan(latest.at(-1)?.width ?? 0);
});

test("the number of a rung can be read wherever its bar ends", () => {
  for (let value = 0; value <= 150; value++) {
    const rungs = (["black", "blue", "yellow"] as const).map((colour) => ({
      colour,
      name: "Reds",
      blocks: Math.floor(value / 10),
      rest: value % 10,
      value,
    }));
    const ladder: Ladder = { kind: "ladder", block: 10, goal: 120, heads: ["Score", "Cards", "Goals"], rungs };
    const scene = sceneOf(ladder, { frame: "board", width: 1650 });
    expect(inspect(layout(scene)), `at ${value}`).toEqual([]);
  }
});

/** The foot of a board: a score for each of a number of sides. */
function footOf(sides: number, value: number, gained: number): Scene {
  const one = { colour: "red", emblem: "star", name: "Government", value, gained } as const;
  const scores = Array.from({ length: sides }, () => one);
  const foot: Layout = { kind: "panel", content: { kind: "scores", goal: 120, scores } };
  const map: Layout = { kind: "panel", content: { kind: "map", width: 1650, height: 888, elements: [] } };
  return { frame: "board", layout: { kind: "column", children: [map, foot] }, alt: "", text: "" };
}

const LOSSES = [3, 4, 5, 6].flatMap((sides) => [0, 9, 88].map((lost) => [sides, lost] as const));

test.each(LOSSES)(
  "%i scores at the foot of a board name their sides in full and can be read after a loss of %i",
  (sides, lost) => {
    for (const value of [9, 87, 132]) {
      const scene = footOf(sides, value, -lost);
      expect(inspect(layout(scene))).toEqual([]);
      const said = texts(scene).filter(({ text }) => text === `−${lost}`);
      expect(said.filter(({ size }) => size > 36)).toHaveLength(lost > 0 ? sides : 0);
    }
  },
);
