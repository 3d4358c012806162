import type { Plugin, ViteUserConfig } from "vitest/config";
import tests from "../../vitest.config.ts";
import { MUTANT, type Mutant, mutated } from "./mutant.ts";

/** Gives tests one source file as the mutant in the environment has it; the file itself stays as it is. */
function swapping({ file, ...change }: Mutant): Plugin {
  return {
    name: "mutant",
    enforce: "pre",
    transform: (code, id) => (id === file ? { code: mutated(code, change), map: null } : null),
  };
}

const given = process.env[MUTANT];

export default {
  ...tests,
  plugins: given === undefined ? [] : [swapping(JSON.parse(given) as Mutant)], // as the trial put it there
} satisfies ViteUserConfig;
