import { createCanvas } from "canvas";
import type { PackFiles } from "#engine";
import { createIllustrator, type Illustrator } from "../../src/drawing/illustrator.ts";
import { type Paint, perform } from "../../src/drawing/perform.ts";
import { RulebookCache } from "../../src/drawing/rulebook-cache.ts";
import { games } from "../../src/games/registry.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { painted } from "../../src/render/node/painted.ts";
import { encoded } from "../../src/render/node/png.ts";

const books = new RulebookCache(games);
const real: Paint = (scene) => encoded(painted(layout(scene)));

/** As large as a board, and empty. */
const BLANK = createCanvas(1650, 1100).toBuffer("image/png", { compressionLevel: 9, filters: 8 });

export type Pictures = "real" | "blank";

/**
 * An illustrator on this thread, since drawing threads would have to load the games first. Where nobody looks at its
 * pictures they are blank: painting is most of what a campaign costs. `wanted`: how it draws just now.
 */
export function drawnHere(wanted: () => Pictures, pack: (hash: string) => Promise<PackFiles | null>): Illustrator {
  const drawing = (paint: Paint) => createIllustrator({ perform: async (task) => perform(task, books, paint), pack });
  const kept = { real: drawing(real), blank: drawing(() => BLANK) };
  return {
    show: (source, asked) => kept[wanted()].show(source, asked),
    async close() {
      await Promise.all([kept.real.close(), kept.blank.close()]);
    },
  };
}
