import { join } from "node:path";
import { bundle, ROOT } from "../scripts/bundling.ts";

const FOLDER = join(ROOT, "dist/test");
const PROGRAMS = {
  cli: "src/cli/index.ts",
  main: "src/main.ts",
  "crashing-main": "test/crash/crashing-main.ts",
} as const;

export type Program = keyof typeof PROGRAMS;

/** A program that tests start as a process of its own. */
export const program = (name: Program): string => join(FOLDER, `${name}.js`);

/** Bundles them, once for all tests: such a process starts in a third of the time. A run within a test finds them there. */
export default async function bundled(): Promise<void> {
  if (process.env.VITEST_WORKER_ID === undefined) await bundle(FOLDER, PROGRAMS);
}
