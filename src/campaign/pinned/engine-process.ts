import { spawnSync } from "node:child_process";
import { z } from "zod";
import type { About, Question, Replayed, Upgraded } from "./replaying.ts";

/** So long, in ms, an engine may think about one question, and so much may it remember, in MB. */
const LIMITS = { time: 300_000, memory: 1024, answer: 256 * 2 ** 20 } as const;

/**
 * What the process does: it runs the engine where there is nothing but the language, puts the question to it, and prints
 * the answer. Nothing of Node's is in reach of well-behaved code there; for other code see `withoutRights`.
 */
const PROGRAM = `
let asked = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (part) => { asked += part; });
process.stdin.on("end", () => {
  const { createContext, runInContext } = require("node:vm");
  const { code, question } = JSON.parse(asked);
  const nothing = Object.assign(Object.create(null), { question: JSON.stringify(question) });
  const context = createContext(nothing, { codeGeneration: { strings: false, wasm: false } });
  runInContext(code, context);
  process.stdout.write(String(runInContext("engine.ask(question)", context)));
});`;

/**
 * A context of node:vm is no wall: whoever gets out of it finds a process that may read and write no file, start no other
 * process or thread, load no native code, and knows nothing of this one's environment. The network is not closed to it.
 */
function withoutRights(): readonly string[] {
  const permission = process.allowedNodeEnvironmentFlags.has("--permission")
    ? "--permission"
    : "--experimental-permission"; // its name before Node.js 22.13
  return [permission, "--no-warnings", `--max-old-space-size=${LIMITS.memory}`, "--eval", PROGRAM];
}

const about: z.ZodType<About> = z.object({
  interface: z.int(),
  game: z.string(),
  rules: z.string(),
  stateVersion: z.int(),
});
const replayed: z.ZodType<Replayed> = z.object({
  states: z.array(z.string()),
  events: z.array(z.string().nullable()).exactOptional(),
  last: z.string().nullable(),
  stopped: z.string().nullable(),
});
const upgraded: z.ZodType<Upgraded> = z.object({ state: z.string() });

/** An engine could not be run, or has not answered in the way that was agreed. */
export class EngineProblem extends Error {
  override readonly name = "EngineProblem";
}

/** An engine as text, each question to it put in a process of its own. All methods throw `EngineProblem`. */
export class EngineProcess {
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  about(): About {
    return this.#ask({ ask: "about" }, about);
  }

  replay(question: Omit<Question & { ask: "replay" }, "ask">): Replayed {
    return this.#ask({ ask: "replay", ...question }, replayed);
  }

  upgrade(question: Omit<Question & { ask: "upgrade" }, "ask">): Upgraded {
    return this.#ask({ ask: "upgrade", ...question }, upgraded);
  }

  #ask<T>(question: Question, answer: z.ZodType<T>): T {
    const { status, stdout, stderr, error } = spawnSync(process.execPath, withoutRights(), {
      input: JSON.stringify({ code: this.#code, question }),
      encoding: "utf8",
      env: {},
      timeout: LIMITS.time,
      maxBuffer: LIMITS.answer,
    });
    if (error) throw new EngineProblem(`it could not be run (${error.message})`);
    if (status !== 0)
      throw new EngineProblem(`it failed (${/^\w*Error.*$/m.exec(stderr)?.[0] ?? `exit code ${status}`})`);
    const read = answer.safeParse(jsonIn(stdout));
    if (!read.success) throw new EngineProblem("its answer is not what was agreed");
    return read.data;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
