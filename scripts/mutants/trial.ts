import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Mutant } from "./mutant.ts";
import { FOLDER } from "./programs.ts";
import type { Place } from "./reach.ts";
import type { Answer, Question } from "./runner.ts";

const RUNNER = fileURLToPath(new URL("runner.ts", import.meta.url));

/** Who noticed a mutant; null: nobody. "too long": it hung. */
export type Noticed = string | null;

/** A mutant hangs if its tests run this many times longer than without it, and at least this long, in ms. */
const LONGER = 6;
const SHORTEST = 60_000;
/** How long, in ms, tests may take while nobody knows yet how long they take. */
const MOST = 60 * 60_000;
/** How often a run that left tests out is begun again. */
const MOST_TRIES = 3;

/** Runs test files with mutants in the place of source files, one at a time. */
export class Trial {
  readonly #root: string;
  readonly #config: string;
  readonly #places: readonly Place[];
  #runner: ChildProcess | null = null;
  /** How long each test file took as all was, in ms. */
  readonly #took = new Map<string, number>();
  /** How many tests of each file passed with nothing changed. */
  readonly #passed = new Map<string, number>();
  readonly #reached = new Map<string, readonly number[]>();
  readonly #loaded = new Set<number>();
  /** Test files that failed with nothing changed. */
  readonly #failing = new Set<string>();

  /** `places`: where the mutants will be. */
  constructor(root: string, config: string, places: readonly Place[]) {
    this.#root = root;
    this.#config = config;
    this.#places = places;
  }

  /**
   * Runs those of these tests that have not been run yet, with all as it is. How long they take then says when a mutant
   * hangs, what they load which mutants they can notice. A file that fails twice though nothing has been changed
   * is reported, and not asked again: what it alone would notice survives.
   */
  async learn(tests: readonly string[]): Promise<void> {
    const unknown = tests.filter((test) => !this.#took.has(test) && !this.#failing.has(test));
    if (unknown.length === 0) return;
    const question = { mutant: null, places: this.#places, tests: unknown };
    const first = await this.#run(question, MOST);
    const answer = first && first.failed !== null ? await this.#run(question, MOST) : first; // a busy machine may be to blame
    if (answer === null) throw new Error("The tests hang, and nothing has been changed");
    if (answer.failed !== null) {
      const failing = unknown.find((test) => answer.failed?.startsWith(test));
      if (failing === undefined) throw new Error(`${answer.failed}: fails, and nothing has been changed`);
      console.log(`not asked: ${answer.failed}: fails, and nothing has been changed`);
      this.#failing.add(failing);
      return await this.learn(unknown);
    }
    for (const test of unknown) {
      this.#took.set(test, answer.took[test] ?? 0);
      this.#passed.set(test, answer.passed[test] ?? 0);
    }
    for (const [test, places] of Object.entries(answer.reached)) this.#reached.set(test, places);
    for (const place of answer.loaded) this.#loaded.add(place);
  }

  /** Those of these tests, all learnt, that reach a place or may do so unseen, the fastest first. */
  reaching(place: number, tests: readonly string[], unseen: (test: string) => boolean): readonly string[] {
    const reaching = tests.filter(
      (test) =>
        !this.#failing.has(test) &&
        (this.#loaded.has(place) || this.#reached.get(test)?.includes(place) || unseen(test)),
    );
    return reaching.toSorted((a, b) => this.#time(a) - this.#time(b) || a.localeCompare(b));
  }

  /** Who notices a mutant: these tests, all learnt, are asked in this order. */
  async run(mutant: Mutant, tests: readonly string[]): Promise<Noticed> {
    if (tests.length === 0) return null;
    const usual = tests.reduce((sum, test) => sum + this.#time(test), 0);
    const limit = Math.max(SHORTEST, usual * LONGER);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = await this.#run({ mutant, places: [], tests }, limit);
      if (answer === null) return "too long";
      if (answer.failed !== null || this.#isWhole(answer, tests)) return answer.failed;
      this.close();
    }
    throw new Error(`Vitest leaves tests out of ${tests.join(", ")}`);
  }

  /** Whether nothing was left out: the end of a run at a failure can come late and end the next one. */
  #isWhole({ passed }: Answer, tests: readonly string[]): boolean {
    return tests.every((test) => (passed[test] ?? 0) >= (this.#passed.get(test) ?? 0));
  }

  #time = (test: string): number => this.#took.get(test) ?? 0;

  /** Null: it took longer than the limit, in ms, and was ended. */
  async #run(question: Question, limit: number): Promise<Answer | null> {
    const late = setTimeout(() => this.close(), limit);
    try {
      return await this.#ask(question);
    } catch (error) {
      if (this.#runner === null) return null;
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** Ends the runner and the workers that it has started. */
  close(): void {
    const { pid } = this.#runner ?? {};
    this.#runner = null;
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
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
      env: { ...process.env, CI: "", UMPIRE_FRESH: "1", UMPIRE_TEST_PROGRAMS: FOLDER, NO_COLOR: "1" },
    });
  }
}
