import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { buildEngine } from "../src/campaign/record/engines/building.ts";
import { allPageCode } from "../src/replay-maker/page-code.ts";
import { SOURCES } from "./sources/builds.mjs";
import { ROOT } from "./sources/compiled.mjs";

export { ROOT };

/** What has native code, threads or files of its own stays in node_modules. */
const EXTERNAL = [
  "better-sqlite3",
  "canvas",
  "pino",
  "pino-pretty",
  "piscina",
  "playwright-core",
  "preact",
  "subset-font",
];
/** Packages that are no modules ask for others by `require`. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';
const GAMES = readdirSync(join(ROOT, "src/games"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
/** What runs on threads lies beside what starts them. */
const THREADS = {
  worker: "src/render/node/worker.ts",
  "drawing-worker": "src/drawing/drawing-worker.ts",
  "long-readings-worker": "src/store/sqlite/long-readings-worker.ts",
  "backup-worker": "src/store/sqlite/backup-worker.ts",
  "scenario-worker": "src/campaign/packs/scenario-worker.ts",
  "replay-worker": "src/replay-maker/replay-worker.ts",
  "arena-worker": "src/cli/arena/arena-worker.ts",
  "think-worker": "src/thinking/think-worker.ts",
};

interface Programs {
  readonly [name: string]: string;
}

/**
 * Programs in a few files, by their names; paths from the root. The folder lies as deep below the root as the modules
 * that read packs and migrations: their addresses stay right. Beside them lie the engines of all games, and the code of
 * replays' pages.
 */
export async function bundle(outdir: string, programs: Programs, plugins: Plugin[] = []): Promise<void> {
  rmSync(outdir, { recursive: true, force: true });
  const sources = await compile(outdir, programs, plugins);
  writeFileSync(join(outdir, SOURCES), JSON.stringify(sources));
  cpSync(join(ROOT, "src/sandbox/page/client"), join(outdir, "client"), { recursive: true });
  mkdirSync(join(outdir, "engines"));
  const engines = GAMES.map(async (game) => ({ game, code: (await buildEngine(game)).code }));
  for (const { game, code } of await Promise.all(engines)) writeFileSync(join(outdir, "engines", `${game}.js`), code);
  mkdirSync(join(outdir, "replay"));
  for (const part of await allPageCode(GAMES)) writeFileSync(join(outdir, "replay", part.name), part.code);
}

/**
 * Only the programs, over those that are in the folder already; `plugins` may give other texts for their sources.
 * Resolves to the paths of these, from the root.
 */
export async function compile(outdir: string, programs: Programs, plugins: Plugin[] = []): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { ...programs, ...THREADS },
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    external: EXTERNAL,
    banner: { js: REQUIRE },
    logLevel: "warning",
    plugins,
    metafile: true,
  });
  return Object.keys(metafile.inputs);
}
