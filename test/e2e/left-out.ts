import type { Reporter, TestModule } from "vitest/node";
import { installedChromium } from "./chromium.ts";

/** Says below the summary what could not be tested without a browser; in CI the run has failed by that. */
export class LeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (installedChromium !== null) return;
    const tests = modules.filter(needsBrowser).flatMap(({ children }) => [...children.allTests("skipped")]);
    if (tests.length === 0) return;
    const isFailure = Boolean(process.env.CI);
    if (isFailure) process.exitCode = 1;
    console.log(`\n${sentence(tests.length, isFailure)}\n`);
  }
}

/** What is said of this many tests that were left out, and how to get them back. */
export function sentence(tests: number, isFailure: boolean): string {
  const what = `for want of a browser: the sandbox's page, ${tests} tests`;
  const how = "Install Chromium (./setup.sh --browser does, or says how), or name one in UMPIRE_CHROMIUM.";
  return isFailure ? `Failed, ${what}, which must not be left out in CI. ${how}` : `Not tested, ${what}. ${how}`;
}

/** Nothing else is ever skipped whole. */
const needsBrowser = ({ children }: TestModule): boolean =>
  [...children.suites()].some(({ options }) => options.mode === "skip");
