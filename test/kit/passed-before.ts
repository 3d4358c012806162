import type { Reporter, TestModule } from "vitest/node";

/** Says below the summary which games of the kits were not played again, since they passed here with the same code. */
export class PassedBefore implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests("passed")]);
    const games = new Map<string, number>();
    for (const test of tests) {
      const { passedBefore = 0 } = test.meta();
      if (passedBefore > 0) games.set(test.fullName.split(" > ").slice(0, -1).join(", "), passedBefore);
    }
    if (games.size === 0) return;
    const list = [...games].map(([name, n]) => `  ${name}: ${n === 1 ? "a game" : `${n} games`}`);
    const why = "Not played again, for they passed on this machine with the same code (UMPIRE_FRESH=1 plays them):";
    console.log(`\n${[why, ...list].join("\n")}\n`);
  }
}
