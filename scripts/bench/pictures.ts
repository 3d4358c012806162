/** How long a picture takes next to plain PNG encoding, and how much drawing on threads delays everything else. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Scene } from "#scene";
import { median, now, rounded } from "../../src/cli/figures.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { registerFonts } from "../../src/render/node/fonts.ts";
import { painted } from "../../src/render/node/painted.ts";
import { encoded } from "../../src/render/node/png.ts";
import { createRenderer } from "../../src/render/node/renderer.ts";

export interface PictureFigures {
  readonly pictureMs: number;
  readonly encodingMs: number;
  /**
   * Laying out, painting and encoding, on one thread, compared with node-canvas encoding the pixels: the worst of the
   * scenes.
   */
  readonly ratio: number;
}

/** A picture compared with node-canvas encoding the same pixels by itself: nothing of ours makes that quicker. */
export function benchPictures(scenes: readonly Scene[], times: number): PictureFigures {
  registerFonts();
  const figures = scenes.map((scene) => {
    const whole: number[] = [];
    const encoding: number[] = [];
    for (let i = -3; i < times; i++) {
      const start = now();
      encoded(painted(layout(scene)));
      const drawn = now();
      const canvas = painted(layout(scene));
      const before = now();
      canvas.toBuffer("image/png");
      if (i < 0) continue;
      encoding.push(now() - before);
      whole.push(drawn - start);
    }
    return { pictureMs: median(whole), encodingMs: median(encoding), ratio: median(whole) / median(encoding) };
  });
  const worst = figures.reduce((a, b) => (a.ratio > b.ratio ? a : b));
  return { pictureMs: rounded(worst.pictureMs), encodingMs: rounded(worst.encodingMs), ratio: rounded(worst.ratio) };
}

export interface LoopFigures {
  readonly pictures: number;
  readonly delayP99Ms: number;
  readonly delayMaxMs: number;
  /** The same measured while nothing is drawn. */
  readonly idleP99Ms: number;
}

/** How long the main thread keeps others waiting while pictures are drawn on worker threads. */
export async function benchLoop(scenes: readonly Scene[], pictures: number): Promise<LoopFigures> {
  const renderer = createRenderer();
  try {
    await Promise.all(scenes.map((scene) => renderer.png(scene)));
    const start = now();
    const busy = await delayDuring(async () => {
      const list = Array.from({ length: pictures }, (_, i) => scenes[i % scenes.length]).filter((s) => s !== undefined);
      await Promise.all(list.map((scene) => renderer.png(scene)));
    });
    const took = now() - start;
    const idle = await delayDuring(() => sleep(took));
    return {
      pictures,
      delayP99Ms: rounded(busy.percentile(99) / 1e6),
      delayMaxMs: rounded(busy.max / 1e6),
      idleP99Ms: rounded(idle.percentile(99) / 1e6),
    };
  } finally {
    await renderer.close();
  }
}

async function delayDuring(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay;
}
