// @ts-check
import { existsSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CompiledSources, ROOT } from "../../scripts/sources/compiled.mjs";
import { count } from "./count.mjs";
import { COUNTERS, counting } from "./places.mjs";

const sources = new CompiledSources("sources", counting, COUNTERS);

/** Threads that load hundreds of sources: from the bundle that is made for a run they start in a fifth of the time. */
const LARGE_THREADS = [
  "src/render/node/worker.ts",
  "src/drawing/drawing-worker.ts",
  "src/campaign/packs/scenario-worker.ts",
  "src/replay-maker/replay-worker.ts",
  "src/cli/arena/arena-worker.ts",
];
/** Where `test/programs.ts` puts them. */
const BUNDLE = join(ROOT, "dist/test");

/** Whether these hooks are those of a process, and not of one of its threads. */
let isProcess = true;

/** As Node.js calls it. @param {{ readonly isMainThread: boolean }} data what `loader.mjs` has said */
export function initialize({ isMainThread }) {
  isProcess = isMainThread;
}

/** @param {string} source from the root @returns {string | undefined} the same in the bundle, where a thread should take that */
function bundled(source) {
  if (isProcess || process.env.UMPIRE_TEST_PROGRAMS !== undefined || !LARGE_THREADS.includes(source)) return undefined;
  const built = join(BUNDLE, `${basename(source, ".ts")}.js`);
  return existsSync(built) ? built : undefined;
}

/**
 * As Node.js calls it for each module that is imported.
 * @type {import("node:module").LoadHook}
 */
export async function load(url, context, next) {
  if (!url.startsWith("file:") || !/\.ts(\?|$)/.test(url)) return next(url, context);
  const file = fileURLToPath(url.replace(/\?.*/, ""));
  if (relative(ROOT, file).startsWith("..") || file.includes("/node_modules/")) return next(url, context);
  const built = bundled(relative(ROOT, file));
  if (built !== undefined)
    return {
      format: "module",
      shortCircuit: true,
      source: `export { default } from ${JSON.stringify(pathToFileURL(built).href)};`,
    };
  count("files imported");
  return { format: "module", shortCircuit: true, source: sources.textOf(file) };
}
