/** Runs an engine, given as text, in a process without rights, within limits of time and memory. */
import { spawnSync } from "node:child_process";
import QuickLRU from "quick-lru";
import { z } from "zod";
import { type AskedEngine, EngineProblem } from "../../../proof/asked-engine.ts";
import type { About, Question, Replayed, Upgraded } from "../../../proof/replaying.ts";
import { interpreterPackages, PROGRAM, type ProgramInput } from "./interpreter.ts";

/** How long, in ms, an engine may think about one question, how much it may remember, in MB, and say, in bytes. */
interface Limits {
  readonly time: number;
  readonly memory: number;
  readonly answer: number;
}
const LIMITS: Limits = { time: 300_000, memory: 1024, answer: 256 * 2 ** 20 };

/** For questions that are soon answered: optimizing the interpreter would take longer than they do. */
const BRIEFLY = ["--liftoff-only"];
/** A replay of at most this many rows is one of them. */
const FEW_ROWS = 15;

/** In kB: how deep the interpreter may nest, and its process a little deeper, so that the former is noticed first. */
const STACK = { engine: 512, process: 3000 } as const;

/**
 * An interpreter is the wall, since an engine is given nothing through which it could reach its host. If that wall has
 * a hole, there is a process behind it that may read and write no file, start no other process or thread, load no native
 * code, and knows nothing of this one's environment; the network is not closed to that.
 */
function withoutRights(memory: number, flags: readonly string[]): readonly string[] {
  const permission = process.allowedNodeEnvironmentFlags.has("--permission")
    ? "--permission"
    : "--experimental-permission"; // its name before Node.js 22.13
  const limits = [`--max-old-space-size=${memory}`, `--stack-size=${STACK.process}`];
  return [permission, "--no-warnings", ...flags, ...limits, "--eval", PROGRAM];
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

/** What engines have said of themselves, by their texts: the same engine proves one file after the other, and never answers otherwise. */
const known = new QuickLRU<string, About>({ maxSize: 8 });

/** An engine as text, each question to it put in a process of its own. All methods throw `EngineProblem`. */
export class EngineProcess implements AskedEngine {
  readonly #code: string;
  readonly #limits: Limits;
  /** Why it could not be run: a log may have many parts, and each would wait for the same engine again, in vain. */
  #failed: EngineProblem | null = null;

  constructor(code: string, limits: Limits = LIMITS) {
    this.#code = code;
    this.#limits = limits;
  }

  about(): About {
    const said = known.get(this.#code) ?? this.#ask({ ask: "about" }, about, BRIEFLY);
    known.set(this.#code, said);
    return said;
  }

  replay(question: Omit<Question & { ask: "replay" }, "ask">): Replayed {
    return this.#ask({ ask: "replay", ...question }, replayed, question.rows.length > FEW_ROWS ? [] : BRIEFLY);
  }

  upgrade(question: Omit<Question & { ask: "upgrade" }, "ask">): Upgraded {
    return this.#ask({ ask: "upgrade", ...question }, upgraded, BRIEFLY);
  }

  #ask<T>(question: Question, answer: z.ZodType<T>, flags: readonly string[] = []): T {
    if (this.#failed) throw this.#failed;
    const { time, memory, answer: longest } = this.#limits;
    const asked: ProgramInput = {
      packages: interpreterPackages(),
      code: this.#code,
      question: JSON.stringify(question),
      memory: memory * 2 ** 20,
      stack: STACK.engine * 2 ** 10,
    };
    const { status, signal, stdout, stderr, error } = spawnSync(process.execPath, withoutRights(memory, flags), {
      input: JSON.stringify(asked),
      encoding: "utf8",
      env: {},
      timeout: time,
      killSignal: "SIGKILL",
      maxBuffer: longest,
    });
    if (error) {
      this.#failed = new EngineProblem(whyNotRun(error, time));
      throw this.#failed;
    }
    if (status !== 0)
      throw new EngineProblem(`it failed (${status === 1 ? stderr : (signal ?? `exit code ${status}`)})`);
    const read = answer.safeParse(jsonIn(stdout));
    if (!read.success) throw new EngineProblem("its answer is not what was agreed");
    return read.data;
  }
}

function whyNotRun({ code, message }: NodeJS.ErrnoException, time: number): string {
  if (code === "ETIMEDOUT") return `it was not done after ${time / 1000} seconds`;
  if (code === "ENOBUFS") return "its answer is too long";
  return `it could not be run (${message})`;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
