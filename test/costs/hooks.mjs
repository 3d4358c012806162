// @ts-check
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { CompiledSources, ROOT } from "../../scripts/sources/compiled.mjs";
import { count } from "./count.mjs";
import { COUNTERS, counting } from "./places.mjs";

const sources = new CompiledSources("sources", counting, COUNTERS);

/**
 * As Node.js calls it for each module that is imported.
 * @type {import("node:module").LoadHook}
 */
export async function load(url, context, next) {
  if (!url.startsWith("file:") || !/\.ts(\?|$)/.test(url)) return next(url, context);
  const file = fileURLToPath(url.replace(/\?.*/, ""));
  if (relative(ROOT, file).startsWith("..") || file.includes("/node_modules/")) return next(url, context);
  count("files imported");
  return { format: "module", shortCircuit: true, source: sources.textOf(file) };
}
