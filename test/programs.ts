import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundle, ROOT } from "../scripts/bundling.ts";
import { isCurrent } from "../scripts/sources/builds.mjs";
import { countingPlugin } from "./costs/plugin.ts";

/** Another one next to it may be asked for, where the programs are others. */
const FOLDER = join(ROOT, "dist", process.env.UMPIRE_TEST_PROGRAMS ?? "test");
export const PROGRAMS = {
  cli: "src/cli/index.ts",
  main: "src/main.ts",
  "crashing-main": "test/crash/crashing-main.ts",
  "poisoned-main": "test/campaign/poisoned-main.ts",
  opener: "test/store/opener.ts",
  holder: "test/store/holder.ts",
  simulate: "test/simulation/main.ts",
  sandbox: "test/sandbox/kept-main.ts",
  plays: "test/bench/play/plays.ts",
  rules: "test/bench/speed/alone/rules.ts",
  submits: "test/bench/speed/alone/submits.ts",
  fitna: "test/games/fitna/measuring.ts",
} as const;

export type Program = keyof typeof PROGRAMS;

/** A program that tests start as a process of its own. */
export const program = (name: Program): string => join(FOLDER, `${name}.js`);

/** The engine of a game, as it lies next to the programs. */
export const bundledEngine = (game: string): string => readFileSync(join(FOLDER, "engines", `${game}.js`), "utf8");

/** Bundles them, once for all tests: such a process starts in a third of the time. A run within a test finds them there. */
export default async function bundled(): Promise<void> {
  if (process.env.VITEST_WORKER_ID === undefined && !isCurrent(FOLDER, Object.values(PROGRAMS)))
    await bundle(FOLDER, PROGRAMS, [countingPlugin]);
}
