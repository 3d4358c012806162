import { basename, relative } from "node:path";
import { createVitest, type Vitest } from "vitest/node";

/** These start programs from the files as they are, where no mutant is. */
const PROGRAMS = /^test\/(crash|cli)\//;

/** Test files that may notice a change of a source file, the likeliest first. */
export interface Related {
  /** Those of the same chapter. */
  readonly near: readonly string[];
  readonly far: readonly string[];
}

/** Finds the tests that import a source file, as `vitest related` does. */
export class Tests {
  readonly #root: string;
  readonly #vitest: Vitest;

  private constructor(root: string, vitest: Vitest) {
    this.#root = root;
    this.#vitest = vitest;
  }

  static async open(root: string, config: string): Promise<Tests> {
    return new Tests(root, await createVitest("test", { root, config, watch: false }));
  }

  /** `chapter`: "engine", "games/iraqi-conflict". */
  async related(file: string, chapter: string): Promise<Related> {
    this.#vitest.config.related = [file];
    const specifications = await this.#vitest.getRelevantTestSpecifications();
    const namesake = `${basename(file, ".ts")}.`;
    const isNamesake = (test: string): number => (basename(test).startsWith(namesake) ? 0 : 1);
    const tests = [...new Set(specifications.map(({ moduleId }) => relative(this.#root, moduleId)))]
      .filter((test) => !PROGRAMS.test(test))
      .sort((a, b) => isNamesake(a) - isNamesake(b) || a.localeCompare(b));
    const isNear = (test: string): boolean => test.startsWith(`test/${chapter}/`);
    return { near: tests.filter(isNear), far: tests.filter((test) => !isNear(test)) };
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}
