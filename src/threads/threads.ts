/** Worker threads that run a module of ours, whether in TypeScript or bundled. */
import { createRequire } from "node:module";
import { extname, isAbsolute } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";

interface PoolOptions
  extends Omit<ConstructorParameters<typeof Piscina>[0] & {}, "filename" | "execArgv" | "resourceLimits"> {
  /** Room for what a thread has just made, megabytes: where much of that lives on for a while, it is moved less often. */
  readonly youngMb?: number;
  /** Room for all that lives, megabytes: a thread that needs more ends. Left out: as much as there is. */
  readonly oldMb?: number;
}

/**
 * A thread's garbage is collected often: what pictures leave behind would otherwise pile up by the tens of megabytes.
 */
const YOUNG_MB = 8;

/**
 * Threads that run a module of ours, in TypeScript or as the bundle has it: there it lies beside all others. `from`: the
 * address of the module that asks, `name`: that of the one that works, without its ending.
 */
export function threads(from: string, name: string, { youngMb = YOUNG_MB, oldMb, ...options }: PoolOptions): Piscina {
  const ending = extname(fileURLToPath(import.meta.url));
  const loader = ending === ".ts" ? { execArgv: [...loaders(process.execArgv)] } : {};
  return new Piscina({
    ...options,
    ...loader,
    resourceLimits: {
      maxYoungGenerationSizeMb: youngMb,
      ...(oldMb === undefined ? {} : { maxOldGenerationSizeMb: oldMb }),
    },
    filename: fileURLToPath(new URL(`./${name}${ending}`, from)),
  });
}

/** How long, in ms, one thread waits for the next task: whoever asks for something often asks again soon. */
const IDLE_MS = 60_000;

/**
 * One thread that starts with the first task, does one after the other, and ends when none has come for a while. `from`,
 * `name`: as for `threads`.
 */
export const oneThread = (
  from: string,
  name: string,
  options: Pick<PoolOptions, "youngMb" | "oldMb" | "idleTimeout"> = {},
): Piscina => threads(from, name, { minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, ...options });

/**
 * What lets a thread run TypeScript: the loader of this process, or tsx where it has none that threads can be given, by its
 * full address, for the working directory may be anywhere. `given`: what this process was started with.
 */
export function loaders(given: readonly string[]): readonly string[] {
  const own = given.flatMap((word, i) =>
    word === "--import" && isAbsolute(given[i + 1] ?? "") ? given.slice(i, i + 2) : [],
  );
  return own.length === 0 ? ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href] : own;
}
