import "./test/costs/loader.mjs"; // what this process loads itself is TypeScript, too
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BRIEF } from "./test/brief.ts";
import { Costs } from "./test/costs/costs.ts";
import { LeftOut } from "./test/e2e/left-out.ts";
import { PassedBefore } from "./test/kit/passed-before.ts";
import { LeftToOthers } from "./test/left-to-others.ts";
import { LongestFirst } from "./test/longest-first.ts";
import { WithoutServer } from "./test/postgres/left-out.ts";
import { postgresPrograms } from "./test/postgres/server.ts";

/** Tests that measure run alone (`npm run figures`): beside others they would measure those. */
const FIGURES = ["test/bench/bench.test.ts", "test/bench/{play,speed}/*.test.ts"];
/** Those that bear nothing beside them, not even another that measures. */
const QUIET = ["test/bench/speed/alone/*.test.ts", "test/games/*/figures.test.ts"];

/**
 * All others load what they import, and read the packs, once for all that a worker runs, also those that start programs
 * and browsers: a file that replaces something for its tests puts it back (`vi.spyOn` and `vi.restoreAllMocks`, never
 * `vi.mock`: other files have loaded the module), and ends what it has started.
 */
const ALONE = ["test/render/fonts.test.ts"]; // fonts are registered once for a process

/** The contract of the store, held by every kind of database; what is left of `test/store` is SQLite's own. */
const CONTRACT = ["claims", "due", "forgetting", "motions", "posts", "reading-back", "retention", "seats", "versions"];
/** Whether all tests of campaigns run on PostgreSQL as well. */
const ALL_SERVED = process.env.UMPIRE_POSTGRES === "all";

/** What runs on a server of PostgreSQL that is started for it. */
const SERVED = [
  `test/store/{${CONTRACT.join()}}.test.ts`,
  "test/postgres/*.test.ts",
  ...(ALL_SERVED ? ["test/campaign/**/*.test.ts"] : []),
];

const LOADER = fileURLToPath(new URL("./test/costs/loader.mjs", import.meta.url));

/** Much is made, little of it lives on; other workers have the processors that collectors beside this one would take. */
const MEASURED = ["--max-semi-space-size=32", "--single-threaded-gc", "--import", LOADER];

/**
 * The program itself lies in large pages, where the system has them; `npm test` asks that of what is allocated, too, and
 * keeps it: databases in memory and bitmaps come and go by the thousand.
 */
const LARGE_PAGES = "--use-largepages=silent";

const RESULTS: ["json", { outputFile: string }] = ["json", { outputFile: "test-output/results.json" }];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } }, // browsers, bots and other tests share two processors
    pool: "forks",
    execArgv: [...MEASURED, ...BRIEF, LARGE_PAGES],
    experimental: { viteModuleRunner: false, nodeLoader: false }, // sources are loaded as they are
    maxWorkers: 3, // many wait for processes, browsers and clocks; each worker loads all sources once
    sequence: { sequencer: LongestFirst },
    reporters: [
      "default",
      ...(process.env.CI ? [RESULTS] : []),
      new LeftOut(),
      new WithoutServer(),
      new PassedBefore(),
      new LeftToOthers(),
      new Costs(),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "alone",
          include: ALONE,
        },
      },
      {
        extends: true,
        test: {
          name: "together",
          include: ["test/**/*.test.ts"],
          exclude: [...FIGURES, ...QUIET, ...ALONE, "test/postgres/*.test.ts"],
          isolate: false,
          globalSetup: "test/programs.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: postgresPrograms() === null ? [] : SERVED,
          isolate: false,
          globalSetup: [...(ALL_SERVED ? ["test/programs.ts"] : []), "test/postgres/run.ts"],
          // each loads all sources once, and has a template of its own on the server: that pays where many campaigns are played
          maxWorkers: ALL_SERVED ? 3 : 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: "figures",
          include: FIGURES,
          execArgv: MEASURED,
          globalSetup: "test/programs.ts",
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "quiet",
          include: QUIET,
          execArgv: MEASURED,
          globalSetup: "test/programs.ts",
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
