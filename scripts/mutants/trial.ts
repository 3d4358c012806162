import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Mutant } from "./mutant.ts";
import type { Answer, Question } from "./runner.ts";

const RUNNER = fileURLToPath(new URL("runner.ts", import.meta.url));

/** Who noticed a mutant; null: nobody. "too long": it hung. */
export type Noticed = string | null;

/** Runs test files with mutants in the place of source files, one at a time. */
export class Trial {
  readonly #root: string;
  readonly #config: string;
  #runner: ChildProcess | null = null;
  /** How long each test file took when it last ran to its end, in ms. */
  readonly #took = new Map<string, number>();

  constructor(root: string, config: string) {
    this.#root = root;
    this.#config = config;
  }

  /** Who notices a mutant (null: as all is); the fastest tests run first. `limit`: after so many ms the run is ended. */
  async run(mutant: Mutant | null, tests: readonly string[], limit: number): Promise<Noticed> {
    const late = setTimeout(() => this.close(), limit);
    try {
      const { failed, took } = await this.#ask({ mutant, tests: this.#fastestFirst(tests) });
      if (failed === null) for (const [test, ms] of Object.entries(took)) this.#took.set(test, ms);
      return failed;
    } catch (error) {
      if (this.#runner === null) return "too long";
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** How long these take together, in ms; null: one of them has not run to its end yet. */
  time(tests: readonly string[]): number | null {
    const times = tests.flatMap((test) => this.#took.get(test) ?? []);
    return times.length < tests.length ? null : times.reduce((sum, ms) => sum + ms, 0);
  }

  /** Ends the runner and the workers that it has started. */
  close(): void {
    const { pid } = this.#runner ?? {};
    this.#runner = null;
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  }

  #fastestFirst(tests: readonly string[]): readonly string[] {
    const time = (test: string): number => this.#took.get(test) ?? Number.POSITIVE_INFINITY;
    return [...tests].sort((a, b) => (time(a) === time(b) ? a.localeCompare(b) : time(a) - time(b)));
  }

  async #ask(question: Question): Promise<Answer> {
    this.#runner ??= this.#started();
    const runner = this.#runner;
    const ended = new AbortController();
    runner.once("exit", () => ended.abort());
    runner.send(question);
    const [answer] = await once(runner, "message", { signal: ended.signal });
    runner.removeAllListeners("exit");
    return answer as Answer; // as the runner has sent it
  }

  #started(): ChildProcess {
    return fork(RUNNER, [this.#root, this.#config], {
      cwd: this.#root,
      detached: true,
      execArgv: ["--import", "tsx"],
      env: { ...process.env, CI: "", UMPIRE_FRESH: "1", NO_COLOR: "1" },
    });
  }
}
