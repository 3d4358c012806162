import type { Plugin, ViteUserConfig } from "vitest/config";
import tests from "../../vitest.config.ts";
import { MUTANT, type Mutant, mutated } from "./mutant.ts";

/** Gives tests one source file as the mutant in the environment has it; the file itself stays as it is. */
const swapping: Plugin = {
  name: "mutant",
  enforce: "pre",
  transform(code, id) {
    const given = process.env[MUTANT];
    if (given === undefined) return null;
    const { file, ...change } = JSON.parse(given) as Mutant; // as the runner put it there
    return id === file ? { code: mutated(code, change), map: null } : null;
  },
};

export default { ...tests, plugins: [swapping] } satisfies ViteUserConfig;
