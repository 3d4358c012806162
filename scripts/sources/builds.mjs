// @ts-check
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { isYounger, ROOT } from "./compiled.mjs";

/*
 * The program as it is started: bundled, since from its sources every thread would compile its own, and answer the presses
 * of its first minutes several times later. It is rebuilt where a source is younger. Each build has a folder of its
 * own, for a bot that runs loads more of its own when it starts a thread.
 */

/** In a folder of programs: the paths of all that they were made of, from the root. */
export const SOURCES = "sources.json";
/** The folders of builds, as deep below the root as the modules that read fonts, packs and migrations. */
const DIST = join(ROOT, "dist");
const BUILD = /^umpire-(\d+)$/;
/** How many builds stay: a bot may run on one while its sources are being changed. */
const KEPT = 5;
/** After how many ms somebody who waits for another's build gives up. */
const PATIENCE = 300_000;

/**
 * Whether a folder has programs of these sources, younger than all of `src` and whatever else they were made of.
 * @param {string} outdir
 * @param {readonly string[]} programs paths of their sources, from the root
 */
export function isCurrent(outdir, programs) {
  const list = join(outdir, SOURCES);
  const made = statSync(list, { throwIfNoEntry: false })?.mtimeMs;
  if (made === undefined) return false;
  /** @type {readonly string[]} */
  const sources = JSON.parse(readFileSync(list, "utf8"));
  if (!programs.every((program) => sources.includes(program))) return false;
  const others = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).map((path) => join("src", path));
  return isYounger(made, [...sources, ...others, "package-lock.json", "scripts/bundling.ts"]);
}

/** @returns {readonly string[]} the folders of all builds, the newest first */
function builds() {
  mkdirSync(DIST, { recursive: true });
  const numbers = readdirSync(DIST).flatMap((name) => BUILD.exec(name)?.[1] ?? []);
  return numbers.sort((a, b) => Number(b) - Number(a)).map((number) => join(DIST, `umpire-${number}`));
}

/** @returns {string | undefined} the newest build, if no source is younger */
const current = () => builds().find((folder, i) => i === 0 && isCurrent(folder, ["src/cli/index.ts"]));

/**
 * The folder of the program as its sources are now: built, if need be, which one line on stderr says. Of several processes
 * that want it at once, one builds it. Throws a sentence where it cannot be built; earlier builds stay.
 * @returns {string}
 */
export function currentBuild() {
  return current() ?? alone(() => current() ?? build());
}

/**
 * One process after the other. SQLite lets go of its lock when a process dies, however it does.
 * @param {() => string} work
 */
function alone(work) {
  const lock = new Sqlite(join(DIST, "building.sqlite"), { timeout: PATIENCE });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return work();
  } finally {
    lock.close();
  }
}

function build() {
  const begun = performance.now();
  process.stderr.write("umpire: building it from its sources … ");
  const folder = join(DIST, `umpire-${Date.now()}`);
  const unfinished = join(DIST, "umpire-unfinished");
  const made = spawnSync(process.execPath, ["--import", "tsx", "scripts/bundle.ts", unfinished], {
    ...{ cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
  });
  if (made.status !== 0) {
    process.stderr.write("failed\n");
    throw new Error(`${made.stdout}${made.stderr}`.trim());
  }
  renameSync(unfinished, folder);
  for (const old of builds().slice(KEPT)) rmSync(old, { recursive: true, force: true });
  process.stderr.write(`done in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  return folder;
}
