import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { bundle, ROOT } from "../bundling.ts";
import { isCurrent } from "../sources/builds.mjs";

/** Measures what `npm start` runs, which is bundled: `npm run bench -- --help`. */

const FOLDER = join(ROOT, "dist/bench");
/** The bench, and the bot that some scenes start. */
const PROGRAMS = { bench: "scripts/bench/program.ts", umpire: "src/cli/index.ts" };

if (!isCurrent(FOLDER, Object.values(PROGRAMS))) await bundle(FOLDER, PROGRAMS);
const { status } = spawnSync(process.execPath, [join(FOLDER, "bench.js"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
