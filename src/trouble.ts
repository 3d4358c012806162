import { ConfigProblem } from "./config.ts";
import { PackError, Refused } from "./engine/index.ts";
import { SandboxProblem } from "./sandbox/index.ts";
import { DatabaseProblem } from "./store/problems.ts";

/** Mistakes of the person at the keyboard: one sentence explains them, no stack trace is needed. */
const PLAIN = [Refused, PackError, ConfigProblem, DatabaseProblem, SandboxProblem];

/** Says what is wrong, on stderr, and lets the process end with code 2; what is our own fault is thrown on. */
export function tellAndExit(error: unknown): void {
  if (!(error instanceof Error) || !PLAIN.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error instanceof Refused ? error.text : error.message}\n`);
  process.exit(2);
}
