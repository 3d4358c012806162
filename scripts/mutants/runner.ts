import { basename, relative } from "node:path";
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from "vitest/node";
import { MUTANT, type Mutant } from "./mutant.ts";
import { isInPrograms, Programs } from "./programs.ts";
import { PLACES, type Place } from "./reach.ts";

/**
 * A process of its own that runs tests for another one: Vitest stays, and with it what it has read and compiled. Started
 * by `Trial`, which ends it when a mutant hangs.
 */

/** What is asked of it: to run these test files in this order, up to the first failure. Paths from the root of the repository. */
export interface Question {
  readonly mutant: Mutant | null;
  /** To be marked where there is no mutant. */
  readonly places: readonly Place[];
  readonly tests: readonly string[];
}

export interface Answer {
  /** The first test that failed; null: none. */
  readonly failed: string | null;
  /** How long each file took, in ms. */
  readonly took: { readonly [test: string]: number };
  /** How many tests of each file have passed. */
  readonly passed: { readonly [test: string]: number };
  /** The places that each file's tests have reached. */
  readonly reached: { readonly [test: string]: readonly number[] };
  /** Those that were reached while modules were loaded. */
  readonly loaded: readonly number[];
}

const [root = "", config = ""] = process.argv.slice(2);
let order: readonly string[] = [];
/** The files of the present run that have ended. */
let ended: TestModule[] = [];

const nameOf = ({ moduleId }: { readonly moduleId: string }): string => relative(root, moduleId);

class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b))));
  }
}

const programs = new Programs();

async function run(vitest: Vitest, { mutant, places, tests }: Question): Promise<Answer> {
  order = tests;
  ended = [];
  await programs.become(mutant && isInPrograms(relative(root, mutant.file)) ? mutant : null);
  const changed = mutant ? [mutant.file] : places.map(({ file }) => file);
  delete process.env[MUTANT];
  if (mutant) process.env[MUTANT] = JSON.stringify(mutant);
  process.env[PLACES] = JSON.stringify(places);
  for (const file of changed) vitest.invalidateFile(file);
  const all = await vitest.globTestSpecifications();
  const specifications = all.filter((one) => tests.includes(nameOf(one)));
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const file of changed) vitest.invalidateFile(file); // as they are again
  const failed = ended.flatMap(failuresOf)[0] ?? (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null);
  const took = Object.fromEntries(ended.map((module) => [nameOf(module), timeOf(module)]));
  const passed = Object.fromEntries(ended.map((module) => [nameOf(module), passesOf(module)]));
  const reached = Object.fromEntries(ended.map((module) => [nameOf(module), module.meta().reached ?? []]));
  return { failed, took, passed, reached, loaded: ended.flatMap((module) => module.meta().loaded ?? []) };
}

function failuresOf(module: TestModule): string[] {
  const tests = [...module.children.allTests("failed")].map(({ fullName }) => `${nameOf(module)} > ${fullName}`);
  const broken = [module, ...module.children.allSuites()].flatMap((part) => part.errors()); // by what they begin with
  return [...tests, ...broken.map(({ message }) => `${nameOf(module)}: ${message.split("\n")[0]}`)];
}

const passesOf = ({ children }: TestModule): number => [...children.allTests("passed")].length;

function timeOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return collectDuration + duration;
}

const vitest = await createVitest("test", {
  root,
  config,
  watch: false,
  bail: 1,
  maxWorkers: 1,
  reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
  sequence: { sequencer: AsAsked },
});
await vitest.standalone();

process.on("message", async (question: Question) => {
  try {
    process.send?.(await run(vitest, question));
  } catch (error) {
    console.error(`${basename(import.meta.filename)}:`, error);
    process.exit(1);
  }
});

/** Whoever asked is gone: so is this process, with the workers that it has started. */
process.on("disconnect", () => process.kill(-process.pid, "SIGKILL"));
