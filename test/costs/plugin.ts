import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "esbuild";
import { ROOT } from "../../scripts/sources/compiled.mjs";
import { counting, isCounted } from "./places.mjs";

/** Has programs that tests start count, too. */
export const countingPlugin: Plugin = {
  name: "costs",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = relative(ROOT, path);
      return isCounted(source) ? { contents: counting(source, readFileSync(path, "utf8")), loader: "ts" } : undefined;
    }),
};
