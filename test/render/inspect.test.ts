import { expect, test } from "vitest";
import type { MapElement, Scene } from "#scene";
import { inspect, misshapen } from "../../src/render/inspect.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { showcase } from "./scenes/showcase.ts";
import { mapScene, sceneOf } from "./scenes/small.ts";

const problems = (scene: Scene) => inspect(layout(scene)).map(({ kind, text }) => `${kind} ${text}`);
const name = (text: string, x: number, y: number): MapElement => ({ kind: "lettering", at: [x, y], text });

test.each(Object.entries(showcase()))("the sample picture %s has no problem", (_name, scene) => {
  expect(inspect(layout(scene))).toEqual([]);
});

test("labels on top of each other are reported", () => {
  expect(problems(mapScene(name("Mosul", 500, 300), name("Erbil", 520, 308)))).toEqual(["overlap Mosul"]);
  expect(problems(mapScene(name("Mosul", 500, 300), name("Erbil", 500, 340)))).toEqual([]);
});

test("a label that leaves the map, or the picture, is reported", () => {
  expect(problems(mapScene(name("Mosul", 5, 300)))).toEqual(["outside Mosul"]);
  const tooHigh = sceneOf({ kind: "notes", notes: [{ text: "one" }, { text: "two" }] }, { height: 60 });
  expect(problems(tooHigh)).toContain("outside two");
});

test("a label under a counter or a thick arrow is reported, one above them is not", () => {
  const stack: MapElement = { kind: "stack", at: [500, 300], size: 120, counters: [{ colour: "red" }] };
  const arrow: MapElement = {
    kind: "arrow",
    colour: "@red",
    points: [
      [300, 300],
      [700, 300],
    ],
  };
  const onTop: MapElement = { kind: "lettering", at: [500, 300], text: "Mosul", colour: "white", style: "country" };
  expect(problems(mapScene(name("Mosul", 500, 300), stack))).toEqual(["covered Mosul"]);
  expect(problems(mapScene(name("Mosul", 500, 300), arrow))).toEqual(["covered Mosul"]);
  expect(problems(mapScene(stack, onTop))).toEqual([]);
});

test("a shape that the edge of a panel hides covers nothing", () => {
  const far: MapElement = {
    kind: "region",
    polygons: [
      [
        [
          [-500, -500],
          [1500, -500],
          [1500, 50],
          [-500, 50],
        ],
      ],
    ],
    fill: { colour: "sea" },
  };
  const scene = sceneOf({ kind: "strip", title: "Above" });
  const both: Scene = {
    ...scene,
    layout: { kind: "column", children: [scene.layout, mapScene(far).layout] },
  };
  expect(problems(both)).toEqual([]);
});

test("an essential label under 9 px at 550 px width is reported, a minor one is not", () => {
  const unit = (minor: boolean): Scene =>
    mapScene({
      kind: "stack",
      at: [500, 300],
      size: 40,
      counters: [{ colour: "@red", values: { text: "4-3", minor } }],
    });
  expect(problems(unit(false))).toEqual(["small 4-3"]);
  expect(problems(unit(true))).toEqual([]);
});

test("a label that is too pale for its ground is reported", () => {
  const laidOut = layout(mapScene());
  const box = { x: 100, y: 100, width: 80, height: 20 };
  const run = {
    op: "text",
    text: "pale",
    at: [100, 116],
    width: 40,
    size: 20,
    face: "regular",
    colour: "#c0b8a8",
    box,
    essential: true,
    cut: false,
  } as const;
  expect(inspect({ ...laidOut, ops: [...laidOut.ops, run] }).map((one) => one.kind)).toEqual(["pale"]);
  const halo = { ...run, colour: "#ffffff", halo: { colour: "#222222", width: 3 } };
  expect(inspect({ ...laidOut, ops: [...laidOut.ops, halo] })).toEqual([]);
});

test("a game's own words that are cut are reported, a player's name is not", () => {
  const table = (free: boolean): Scene =>
    sceneOf({
      kind: "table",
      columns: [{ label: "", flex: 1 }, { label: "VP" }],
      rows: [{ cells: [{ text: { text: "Lorem ipsum dolor sit amet ".repeat(9), free } }, "3"] }],
    });
  expect(problems(table(false))).toHaveLength(1);
  expect(problems(table(true))).toEqual([]);
});

const block = (x: number, count: string): MapElement => ({
  kind: "piece",
  form: "block",
  colour: "blue",
  count,
  at: [x, 300],
});

test("pieces that touch are reported, pieces side by side are not", () => {
  expect(problems(mapScene(block(500, "3"), block(560, "2")))).toContain("collision block blue 3");
  expect(problems(mapScene(block(400, "3"), block(600, "2")))).toEqual([]);
});

test("a picture narrower than 6 : 5 is reported, a board that is none between 4 : 3 and 16 : 9", () => {
  expect(misshapen({ width: 1200, height: 1000 })).toEqual([]);
  expect(misshapen({ width: 1200, height: 1001 }).map(({ kind }) => kind)).toEqual(["shape"]);
  expect(misshapen({ width: 1650, height: 1050 }, true)).toEqual([]);
  expect(misshapen({ width: 1200, height: 1000 }, true).map(({ detail }) => detail)).toEqual(["1.20"]);
  expect(misshapen({ width: 1800, height: 1000 }, true).map(({ detail }) => detail)).toEqual(["1.80"]);
});
