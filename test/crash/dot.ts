import { setTimeout as sleep } from "node:timers/promises";
import { createIllustrator, type Illustrator } from "../../src/drawing/illustrator.ts";
import { perform } from "../../src/drawing/perform.ts";
import { RulebookCache } from "../../src/drawing/rulebook-cache.ts";
import { games } from "../../src/games/registry.ts";

/** The smallest picture there is. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const books = new RulebookCache(games);

/** Draws after this many ms: drawing has no faults of its own, and takes long. What pictures say is as it would be. */
export const dotAfter = (ms: number): Illustrator =>
  createIllustrator({
    pack: async () => null,
    async perform(task) {
      if (ms > 0) await sleep(ms, null, { ref: false });
      return perform(task, books, () => PIXEL);
    },
  });

/** The same at once. Each bot has one of its own, for it closes what it draws with. */
export const dot = (): Illustrator => dotAfter(0);
