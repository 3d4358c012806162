import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** As deep below the root as the modules that read fonts, packs and migrations: their addresses stay right. */
const FOLDER = "dist/umpire";
/** What has native code, threads or files of its own stays in node_modules. */
const EXTERNAL = ["better-sqlite3", "canvas", "pino", "pino-pretty", "piscina", "preact"];
/** Packages that are no modules ask for others by `require`. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** The command line and what runs on threads, in a few files: a start costs a third of the time, a health check a tenth. */
async function bundle(outdir: string): Promise<void> {
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      umpire: "src/cli/index.ts",
      worker: "src/render/worker.ts",
      "backup-worker": "src/store/backup-worker.ts",
    },
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    external: EXTERNAL,
    banner: { js: REQUIRE },
    logLevel: "warning",
  });
  cpSync(join(ROOT, "src/sandbox/page/client"), join(outdir, "client"), { recursive: true });
}

await bundle(resolve(process.argv[2] ?? join(ROOT, FOLDER)));
