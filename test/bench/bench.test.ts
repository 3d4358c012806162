import { describe, expect, it } from "vitest";
import { benchCrowd } from "../../scripts/bench/crowd.ts";
import { benchLoop, benchPictures } from "../../scripts/bench/pictures.ts";
import { scenesOf } from "../../scripts/bench/scenes.ts";
import { benchStart } from "../../scripts/bench/start.ts";
import { benchStorage } from "../../scripts/bench/storage.ts";
import { benchSubmit } from "../../scripts/bench/submit.ts";
import { benchTouched } from "../../scripts/bench/touched.ts";
import { benchUndo } from "../../scripts/bench/undo.ts";
import { bookOf } from "../../src/cli/arguments.ts";
import { games } from "../../src/games/registry.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { registerFonts } from "../../src/render/node/fonts.ts";
import { painted } from "../../src/render/node/painted.ts";
import { encoded } from "../../src/render/node/png.ts";

/** The best of a few runs, or the first that is good enough: other work on the machine makes figures worse, never better. */
async function best(runs: number, enough: number, measure: () => Promise<number> | number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs && least > enough; i++) least = Math.min(least, await measure());
  return least;
}

describe("figures, as ratios of one run", () => {
  it("a submit costs by what it touches of a state, not by what there is", async () => {
    const ratio = async (): Promise<number> => {
      const { smallKB, largeKB, rules, durable } = await benchTouched(200);
      expect(largeKB / smallKB).toBeGreaterThan(8);
      return Math.max(rules.ratio, durable.ratio);
    };
    expect(await best(5, 1.5, ratio)).toBeLessThanOrEqual(1.5);
  });

  it.each(["battle-for-baghdad", "fitna"])(
    "the bare write beside submits of %s writes as many rows as they do",
    async (game) => {
      const { rows, bareRows } = await benchSubmit(game, 80, 0);
      expect(rows).toBeGreaterThan(5);
      expect(Math.abs(bareRows / rows - 1)).toBeLessThan(0.1); // what is done only at an end, or to old copies, is not in it
    },
  );

  it("ten people in a campaign cost a press, and a look at all clocks, little more than two", async () => {
    const ratio = async (): Promise<number> => {
      const [few, many] = [await benchCrowd(100, 1), await benchCrowd(100, 5)];
      return Math.max(many.pressP50Ms / few.pressP50Ms, many.tickMs / few.tickMs / 2); // they have votes besides
    };
    expect(await best(5, 3, ratio)).toBeLessThanOrEqual(3);
  });

  it("what stays of an act is little more than its log row, and a month's posts are bounded", async () => {
    const { bytesPerAct, bytesPerActAfterCleanUp, logBytesPerAct } = await benchStorage("iraqi-conflict", 8);
    expect(bytesPerAct).toBeLessThan(8000);
    expect(logBytesPerAct).toBeGreaterThan(100);
    expect(bytesPerActAfterCleanUp).toBeLessThan(2000); // half of it are pages that hardly anything is in yet
  });

  it("a start looks into no game that its code has played before: 10,000 of them take less than 5 s", async () => {
    const running = 1000;
    const perGame = async (): Promise<number> => {
      const { startMs, aloneMs } = await benchStart("iraqi-conflict", running);
      return (startMs - aloneMs) / running;
    };
    expect(await best(3, 0.4, perGame)).toBeLessThan(0.5); // to look into one takes a few ms
  });

  it("an undo plays again the last rows of a long game, not all of them", async () => {
    // a tenth of what all of them take is usual, and half where it begins at the start
    expect(await best(2, 0.2, async () => (await benchUndo("iraqi-conflict", 800, 15)).ratio)).toBeLessThan(0.25);
  });

  it.each(games)("a picture is done before node-canvas has encoded its pixels: $name", async ({ id }) => {
    const scenes = scenesOf(bookOf(id));
    // give or take a tenth, as all goals of speed: where others use memory, painting is dearer compared with encoding
    expect(await best(8, 1, () => benchPictures(scenes, 6).ratio)).toBeLessThanOrEqual(1.1);
  });

  it.each(games)("a picture is a file of at most 900 kB: $name", ({ id }) => {
    registerFonts();
    const sizes = scenesOf(bookOf(id)).map((scene) => encoded(painted(layout(scene))).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(900_000);
  });

  it("drawing keeps the main thread free", async () => {
    const scenes = scenesOf(bookOf("iraqi-conflict"));
    const ratio = async (): Promise<number> => {
      const { delayP99Ms, idleP99Ms } = await benchLoop(scenes, 12);
      return delayP99Ms / idleP99Ms;
    };
    expect(await best(3, 9, ratio)).toBeLessThan(10);
  });
});
