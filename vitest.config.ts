import { defineConfig } from "vitest/config";
import { LeftOut } from "./test/e2e/left-out.ts";
import { LongestFirst } from "./test/longest-first.ts";

/** Tests that measure run alone (`npm run figures`): beside others they would measure those. */
const FIGURES = ["test/cli/bench.test.ts", "test/cli/play/*.test.ts", "test/games/*/figures.test.ts"];

/**
 * Files that start programs, browsers or threads that die with them, or leave something behind in their process. The
 * others load what they import, and read the packs, once for all that a worker runs: a file that replaces something for
 * its tests puts it back (`vi.spyOn` and `vi.restoreAllMocks`, never `vi.mock`: other files have loaded the module).
 */
const ALONE = [
  "test/*.test.ts",
  "test/{cli,crash,e2e,land,mutants}/**/*.test.ts",
  "test/render/fonts.test.ts", // fonts are registered once for a process
];

const RESULTS: ["json", { outputFile: string }] = ["json", { outputFile: "test-output/results.json" }];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 4, // many wait for processes, browsers and clocks more than they compute
    sequence: { sequencer: LongestFirst },
    reporters: ["default", ...(process.env.CI ? [RESULTS] : []), new LeftOut()],
    projects: [
      {
        extends: true,
        test: {
          name: "alone",
          include: ALONE,
          exclude: FIGURES,
          globalSetup: "test/programs.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "together",
          include: ["test/**/*.test.ts"],
          exclude: [...FIGURES, ...ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: "figures", include: FIGURES, maxWorkers: 2, sequence: { groupOrder: 1 } } },
    ],
  },
});
