/** The interpreter that runs the rules of an earlier release, and the program of the process that asks them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The packages that make an interpreter of JavaScript, as the texts of their modules by name. */
export interface InterpreterPackages {
  readonly [name: string]: string;
}

let read: InterpreterPackages | undefined;

/** Read once: a process that runs engines may read no file itself. */
export function interpreterPackages(): InterpreterPackages {
  read ??= packages();
  return read;
}

function packages(): InterpreterPackages {
  const require = createRequire(import.meta.url);
  const core = require.resolve("quickjs-emscripten-core");
  const quickjs = require.resolve("@jitl/quickjs-singlefile-cjs-release-sync");
  const types = createRequire(core).resolve("@jitl/quickjs-ffi-types");
  return {
    "quickjs-emscripten-core": readFileSync(core, "utf8"),
    "@jitl/quickjs-singlefile-cjs-release-sync": readFileSync(quickjs, "utf8"),
    "@jitl/quickjs-ffi-types": readFileSync(types, "utf8"),
  };
}

/** What the program below is given on its standard input, as JSON. */
export interface ProgramInput {
  readonly packages: InterpreterPackages;
  /** The engine, and the question as it is given it. */
  readonly code: string;
  readonly question: string;
  /** In bytes: how much an engine may remember, and how deep it may nest. */
  readonly memory: number;
  readonly stack: number;
}

/**
 * What a process does that asks an engine: it runs the engine in QuickJS, an interpreter in WebAssembly that is given nothing
 * of the host's, puts the question to it, and prints the answer; why there is none it says on its standard error. An engine
 * has no clock and no chance, so that it cannot answer otherwise another time. What it leaves behind as promises never runs.
 */
export const PROGRAM = `
let asked = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (part) => { asked += part; });
process.stdin.on("end", () => answer(JSON.parse(asked)).then(
  (text) => process.stdout.write(text),
  (error) => {
    process.exitCode = 1;
    process.stderr.write(error.cause && error.cause.name ? error.cause.name + ": " + error.cause.message : String(error.message));
  },
));
async function answer({ packages, code, question, memory, stack }) {
  const loaded = new Map();
  const load = (name) => {
    if (!Object.hasOwn(packages, name)) return require(name);
    if (!loaded.has(name)) {
      const module = { exports: {} };
      loaded.set(name, module);
      new Function("module", "exports", "require", "__filename", "__dirname", packages[name])(module, module.exports, load, name, ".");
    }
    return loaded.get(name).exports;
  };
  const { newQuickJSWASMModuleFromVariant } = load("quickjs-emscripten-core");
  const quickjs = await newQuickJSWASMModuleFromVariant(load("@jitl/quickjs-singlefile-cjs-release-sync").default);
  const context = quickjs.newContext();
  context.runtime.setMemoryLimit(memory);
  context.runtime.setMaxStackSize(stack);
  const run = (text, name) => context.unwrapResult(context.evalCode(text, name));
  run("delete globalThis.Date; delete Math.random; delete globalThis.performance;");
  run(code, "engine.js");
  context.setProp(context.global, "question", context.newString(question));
  const answered = run("engine.ask(question)", "question.js");
  if (context.typeof(answered) !== "string") throw new Error("its answer is no text");
  return context.getString(answered);
}`;
