import { createRequire } from "node:module";
import { extname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";

type PoolOptions = Omit<ConstructorParameters<typeof Piscina>[0] & {}, "filename" | "execArgv" | "resourceLimits">;

/** A thread's garbage is looked for often: what pictures leave behind would else lie about by the tens of megabytes. */
const LIMITS = { maxYoungGenerationSizeMb: 8 } as const;

/**
 * Threads that run a module of ours, in TypeScript or as the bundle has it: there it lies beside all others. `from`: the
 * address of the module that asks, `name`: that of the one that works, without its ending.
 */
export function threads(from: string, name: string, options: PoolOptions): Piscina {
  const ending = extname(fileURLToPath(import.meta.url));
  const loader = ending === ".ts" ? { execArgv: ["--import", tsxLoader()] } : {};
  return new Piscina({
    ...options,
    ...loader,
    resourceLimits: LIMITS,
    filename: fileURLToPath(new URL(`./${name}${ending}`, from)),
  });
}

/** The loader that lets a thread run TypeScript, by its full address: the working directory may be anywhere. */
const tsxLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
