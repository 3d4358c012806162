import { spawn } from "node:child_process";
import { MUTANT, type Mutant } from "./mutant.ts";

/** What came of a run of tests. */
export interface Outcome {
  readonly verdict: "passed" | "failed" | "too long";
  /** The first test that failed. */
  readonly by: string;
  /** In ms. */
  readonly took: number;
}

/** Runs test files, up to the first that fails, with a mutant in the place of its source file; null: as all is. */
export class Trial {
  readonly #root: string;
  readonly #config: string;

  constructor(root: string, config: string) {
    this.#root = root;
    this.#config = config;
  }

  /** `limit`: after so many ms the run is ended. */
  run(mutant: Mutant | null, tests: readonly string[], limit: number): Promise<Outcome> {
    const args = ["node_modules/vitest/vitest.mjs", "run", "--config", this.#config, "--bail", "1", ...tests];
    const { [MUTANT]: _, ...rest } = process.env;
    const env = { ...rest, ...(mutant && { [MUTANT]: JSON.stringify(mutant) }), CI: "", NO_COLOR: "1" };
    const begun = performance.now();
    const child = spawn(process.execPath, args, { cwd: this.#root, env, detached: true });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL"); // with the workers that it has started
      }, limit);
      child.on("error", reject);
      child.on("close", (code) => {
        clearTimeout(timer);
        const by = /^ FAIL +(.*)$/m.exec(Buffer.concat(output).toString())?.[1] ?? "";
        const verdict = late ? "too long" : code === 0 ? "passed" : "failed";
        resolve({ verdict, by, took: performance.now() - begun });
      });
    });
  }
}
