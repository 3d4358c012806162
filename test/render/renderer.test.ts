import { loadImage } from "canvas";
import { afterAll, expect, test } from "vitest";
import type { MapElement, Scene } from "#scene";
import { createRenderer, RendererClosed } from "../../src/render/node/renderer.ts";
import { SceneError } from "../../src/render/palette.ts";
import { iraqiHand } from "./scenes/hand.ts";
import { iraqiBoard } from "./scenes/iraqi-board.ts";
import { mapScene, sceneOf } from "./scenes/small.ts";

const renderer = createRenderer({ threads: 1 });
afterAll(() => renderer.close());

test("a scene becomes a PNG of its size", async () => {
  const png = await renderer.png({ ...iraqiHand(), height: 800 });
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const { width, height } = await loadImage(png);
  expect([width, height]).toEqual([1200, 800]);
});

test("the same scene gives the same bytes, whatever was painted in between", async () => {
  const first = await renderer.png(iraqiBoard());
  await renderer.png(iraqiHand());
  const second = await renderer.png(structuredClone(iraqiBoard()));
  expect(second.equals(first)).toBe(true);
});

test("a changed base under the same key is drawn anew", async () => {
  const map = (text: string): Scene => ({
    ...mapScene(),
    layout: {
      kind: "panel",
      content: {
        kind: "map",
        width: 1000,
        height: 600,
        base: { key: "test", elements: [{ kind: "lettering", at: [500, 300], text }] },
        elements: [],
      },
    },
  });
  const before = await renderer.png(map("before"));
  expect((await renderer.png(map("after"))).equals(before)).toBe(false);
  expect((await renderer.png(map("before"))).equals(before)).toBe(true);
});

test("a map on the picture's base has its shapes and parts; a name that the base lacks is a clear error", async () => {
  const square = [
    [
      [
        [100, 100],
        [900, 100],
        [900, 500],
        [100, 500],
      ],
    ],
  ] as const;
  const fill = { colour: "sea" } as const;
  const letters: MapElement = { kind: "lettering", at: [500, 300], text: "Tigris" };
  const base = { key: "test", elements: [], shapes: { square }, parts: { names: [letters] } };
  const onBase = (...elements: MapElement[]): Scene =>
    sceneOf({ kind: "map", width: 1000, height: 600, ground: { colour: "land" }, base: "scene", elements }, { base });
  const named = onBase({ kind: "region", polygons: "square", fill }, { kind: "part", part: "names" });
  const written = onBase({ kind: "region", polygons: square, fill }, { kind: "part", part: "names" });
  expect((await renderer.png(named)).equals(await renderer.png(written))).toBe(true);
  expect((await renderer.png(named)).equals(await renderer.png(onBase()))).toBe(false);
  const missing = (name: string) => new SceneError(`the map's base has nothing named "${name}"`);
  await expect(renderer.png(onBase({ kind: "region", polygons: "circle", fill }))).rejects.toThrow(missing("circle"));
  await expect(renderer.png(onBase({ kind: "part", part: "toString" }))).rejects.toThrow(missing("toString"));
  const { base: _, ...without } = named;
  await expect(renderer.png(without)).rejects.toThrow(new SceneError("the picture has no base for its map"));
});

test("a scene that cannot be drawn is a clear error, and the next one is drawn", async () => {
  const broken = mapScene({ kind: "marker", at: [500, 300], radius: 20, colour: "@nobody" });
  await expect(renderer.png(broken)).rejects.toThrow(new SceneError('the scene has no side "nobody"'));
  await expect(renderer.png(broken)).rejects.toBeInstanceOf(SceneError);
  await expect(renderer.png(JSON.parse('{"layout":{"kind":"panel"}}'))).rejects.toThrow();
  expect((await renderer.png(mapScene())).length).toBeGreaterThan(500);
});

test("the main thread does not draw: its event loop goes round meanwhile", async () => {
  let rounds = 0;
  let drawing = true;
  const count = (): void => {
    rounds++;
    if (drawing) setImmediate(count);
  };
  count();
  await Promise.all(Array.from({ length: 6 }, () => renderer.png(iraqiBoard())));
  drawing = false;
  expect(rounds).toBeGreaterThan(100); // a thread that draws goes round a few times a picture
});

test("it works from another directory, and a closed renderer says so", async () => {
  const home = process.cwd();
  process.chdir("/");
  const other = createRenderer({ threads: 1 });
  try {
    expect((await other.png(mapScene())).length).toBeGreaterThan(500);
  } finally {
    process.chdir(home);
    await other.close();
  }
  await expect(other.png(mapScene())).rejects.toThrow("the renderer is closed");
});

test("closed, it finishes what its threads are drawing, and refuses what waits", async () => {
  const other = createRenderer({ threads: 2 });
  const pictures = Array.from({ length: 5 }, () => other.png(iraqiBoard()).catch((error: unknown) => error));
  await new Promise((resolve) => setImmediate(resolve)); // two have begun
  await other.close();
  const came = await Promise.all(pictures);
  expect(came.map((one) => one instanceof RendererClosed)).toEqual([false, false, true, true, true]);
  expect(came.slice(0, 2).every((one) => one instanceof Buffer)).toBe(true);
});
