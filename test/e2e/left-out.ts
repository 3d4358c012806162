import type { Reporter, TestModule } from "vitest/node";
import { installedChromium } from "./chromium.ts";

/** Says below the summary what could not be tested without a browser. */
export class LeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (installedChromium !== null) return;
    const tests = modules.filter(needsBrowser).flatMap(({ children }) => [...children.allTests("skipped")]);
    if (tests.length === 0) return;
    console.log(
      `\nNot tested, for want of a browser: the sandbox's page, ${tests.length} tests. Install Chromium (./setup.sh says how), or name one in UMPIRE_CHROMIUM.\n`,
    );
  }
}

/** Nothing else is ever skipped whole. */
const needsBrowser = ({ children }: TestModule): boolean =>
  [...children.suites()].some(({ options }) => options.mode === "skip");
