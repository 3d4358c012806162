import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { PROGRAMS } from "../../test/programs.ts";
import { bundle, compile, ROOT } from "../bundling.ts";
import { type Mutant, mutated } from "./mutant.ts";

const IN_PROGRAMS = /^src\/(cli\/|[^/]+$)/;

/** Whether a file hardly runs outside of programs that tests start: the command line, and how the bot starts. */
export const isInPrograms = (path: string): boolean => IN_PROGRAMS.test(path);

/** The folder in `dist` of the programs that tests start while mutants are tried. */
export const FOLDER = "mutants";
const PATH = join(ROOT, "dist", FOLDER);

/** The programs that tests start: those of the code as it is, or of a mutant. */
export class Programs {
  /** What they are made of; undefined: there are none yet. */
  #madeOf: Mutant | null | undefined;

  constructor() {
    rmSync(PATH, { recursive: true, force: true }); // they may be those of a mutant of an earlier run
  }

  async become(mutant: Mutant | null): Promise<void> {
    if (this.#madeOf === undefined) await bundle(PATH, PROGRAMS);
    const isSame = JSON.stringify(mutant) === JSON.stringify(this.#madeOf ?? null);
    this.#madeOf = mutant;
    if (!isSame) await compile(PATH, PROGRAMS, mutant ? [swapping(mutant)] : []);
  }
}

/** Has esbuild read a source file as the mutant has it. */
const swapping = (mutant: Mutant): Plugin => ({
  name: "mutant",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path === mutant.file ? { contents: mutated(readFileSync(path, "utf8"), mutant), loader: "ts" } : undefined,
    ),
});
