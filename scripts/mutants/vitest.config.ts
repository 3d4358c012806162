import type { Plugin, ViteUserConfig } from "vitest/config";
import tests from "../../vitest.config.ts";
import { MUTANT, type Mutant, mutated } from "./mutant.ts";
import { marked, PLACES, type Place } from "./reach.ts";

/** Gives tests source files as the environment wants them, as a mutant or with marks; the files themselves stay as they are. */
const swapping: Plugin = {
  name: "mutant",
  enforce: "pre",
  transform(code, id) {
    const swapped = swappedIn(code, id);
    return swapped === code ? null : { code: swapped, map: null };
  },
};

function swappedIn(code: string, id: string): string {
  const { [MUTANT]: mutant, [PLACES]: places } = process.env;
  if (mutant !== undefined) {
    const { file, ...change } = JSON.parse(mutant) as Mutant; // as the runner put it there
    return id === file ? mutated(code, change) : code;
  }
  if (places === undefined) return code;
  const here = (JSON.parse(places) as readonly Place[]).filter(({ file }) => file === id); // as the runner put it there
  return here.length === 0 ? code : marked(code, here);
}

/** All run with as many workers as the runner says. */
const projects = (tests.test?.projects ?? []).map((project) => {
  if (typeof project !== "object" || !("test" in project)) return project;
  const { maxWorkers: _, sequence: __, ...test } = project.test ?? {};
  return { ...project, test };
});

export default {
  ...tests,
  plugins: [swapping],
  test: {
    ...tests.test,
    setupFiles: ["scripts/mutants/reached.ts"],
    execArgv: [],
    experimental: {}, // sources are loaded as this gives them
    projects,
  },
} satisfies ViteUserConfig;
