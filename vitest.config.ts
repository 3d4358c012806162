import { defineConfig } from "vitest/config";
import { LeftOut } from "./test/e2e/left-out.ts";
import { LongestFirst } from "./test/longest-first.ts";

/** Tests that measure run alone (`npm run figures`): beside others they would measure those. */
const FIGURES = ["test/cli/bench.test.ts", "test/cli/play/*.test.ts", "test/games/*/figures.test.ts"];

/** These files keep nothing between them: what they import is loaded once for all that a worker runs. */
const SHARED = [
  ...["campaign", "engine", "games", "graph", "kit", "scene", "store"].map((chapter) => `test/${chapter}/**/*.test.ts`),
  "test/render/!(fonts).test.ts", // fonts are registered once for a process
];

const RESULTS: ["json", { outputFile: string }] = ["json", { outputFile: "test-output/results.json" }];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ["default", ...(process.env.CI ? [RESULTS] : []), new LeftOut()],
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: SHARED,
          exclude: FIGURES,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "claims",
          include: ["test/**/*.test.ts"],
          exclude: [...FIGURES, ...SHARED],
          globalSetup: "test/programs.ts",
          maxWorkers: 4, // they wait for processes, browsers and clocks more than they compute
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: "figures", include: FIGURES, sequence: { groupOrder: 2 } } },
    ],
  },
});
