import type { Reporter, TestModule } from "vitest/node";

declare module "vitest" {
  interface TaskMeta {
    /** What a run leaves to others, and how to have it now: a sentence for the end of its output. */
    leaves?: string;
  }
}

/** Says below the summary what this run has left to others. */
export class LeftToOthers implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    for (const test of tests) {
      const { leaves } = test.meta();
      if (leaves !== undefined) console.log(`\n${leaves}\n`);
    }
  }
}
