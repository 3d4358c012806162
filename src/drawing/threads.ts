/** The worker threads that draw the bot's pictures: how many, when they start, and how they end. */
import { availableParallelism } from "node:os";
import type { Piscina } from "piscina";
import { registerFonts } from "../render/node/fonts.ts";
import { threads as threadsOf } from "../threads/threads.ts";
import { createIllustrator, type Illustrator, type IllustratorOptions } from "./illustrator.ts";
import type { Answer } from "./task.ts";

const IDLE_MS = 60_000;
/** One processor is left to the moves. Beyond two threads, each would only draw the grounds of all maps once more. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

/** An illustrator with worker threads, which start with the first picture. Throws `FontProblem`. */
export function drawingThreads({
  pack,
  key,
  threads = THREADS,
}: Pick<IllustratorOptions, "pack" | "key"> & { readonly threads?: number }): Illustrator {
  registerFonts(); // what cannot be drawn with is told at the start
  const drawing = new Set<Promise<Answer>>();
  let pool: Piscina | undefined;
  return createIllustrator({
    pack,
    ...(key === undefined ? {} : { key }),
    width: threads,
    async perform(task) {
      pool ??= threadsOf(import.meta.url, "drawing-worker", {
        minThreads: 1,
        maxThreads: threads,
        idleTimeout: IDLE_MS,
      });
      const picture: Promise<Answer> = pool.run(task);
      drawing.add(picture);
      try {
        return await picture;
      } finally {
        drawing.delete(picture);
      }
    },
    async close() {
      // canvas takes the whole process with it if its thread ends while it draws, and a closed pool waits for one thread only
      await Promise.allSettled(drawing);
      await pool?.destroy();
    },
  });
}
