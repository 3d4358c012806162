import { defineConfig } from "vitest/config";
import { LeftOut } from "./test/e2e/left-out.ts";

/** Tests that measure run alone (`npm run figures`): beside others they would measure those. */
const FIGURES = ["test/cli/bench.test.ts", "test/cli/play.test.ts", "test/games/next-war-in-lebanon/figures.test.ts"];

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
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: "figures", include: FIGURES, sequence: { groupOrder: 1 } } },
    ],
  },
});
