import { createIllustrator } from "../../src/drawing/illustrator.ts";
import { perform } from "../../src/drawing/perform.ts";
import { RulebookCache } from "../../src/drawing/rulebook-cache.ts";
import { games } from "../../src/games/registry.ts";

/** The smallest picture there is. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const books = new RulebookCache(games);

/** Draws at once: drawing has no faults of its own, and takes long. What pictures say is as it would be. */
export const dot = createIllustrator({
  perform: async (task) => perform(task, books, () => PIXEL),
  pack: async () => null,
});
