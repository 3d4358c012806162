import { afterAll, expect, it } from "vitest";
import { publicView, type Sketch, sketch } from "#engine";
import { playOut } from "../../src/cli/play-out.ts";
import type { PictureRequest } from "../../src/drawing/illustrator.ts";
import { drawingThreads } from "../../src/drawing/threads.ts";
import { iraqiConflict } from "../../src/games/iraqi-conflict/index.ts";
import { openShipped } from "../../src/packs/packs.ts";

const illustrator = drawingThreads({ pack: async () => null, threads: 1 });
afterAll(() => illustrator.close());

const book = openShipped(iraqiConflict);
const { env } = playOut(book, { options: {}, key: "7".repeat(64), player: () => "random", most: 3 });
const board = (caption: string): Sketch => sketch(book, { kind: "board", caption, names: {} }, publicView(book, env));
const QUIET: PictureRequest = { campaign: "quiet", person: "cleo", view: null, pixels: true };
const PNG = Buffer.from("89504e470d0a1a0a", "hex");

it("threads draw what a sketch was made for", async () => {
  const parts = await illustrator.show(board("Now"), QUIET);
  expect(parts[0]?.alt).toMatch(/^Now\. /);
  expect((await parts[0]?.png())?.subarray(0, 8)).toEqual(PNG);
});

it("nobody's presses make others wait: a quiet campaign's map comes after what is under way, however many are in line", async () => {
  const drawn: string[] = [];
  const busy = { ...QUIET, campaign: "busy" };
  await illustrator.show(board("Before"), { ...busy, person: "ann" });
  const presses = Array.from({ length: 8 }, async (_, i) => {
    await illustrator.show(board(`Press ${i}`), { ...busy, person: i % 2 ? "ann" : "ben" });
    drawn.push("busy");
  });
  await illustrator.show(board("Quiet"), { ...QUIET, campaign: "untouched", person: "dan" });
  drawn.push("quiet");
  await Promise.all(presses);
  expect(drawn.indexOf("quiet")).toBeLessThanOrEqual(1);
});
