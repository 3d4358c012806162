import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";

/** Reads sources as far as it matters where they lie: what they import, and how they begin. */

export interface Source {
  /** From the root, as `src/campaign/time/clocks.ts`. */
  readonly path: string;
  readonly text: string;
  /** Files of this repository by their paths, everything else as it is named; types count. */
  readonly imports: readonly string[];
}

export type Sources = ReadonlyMap<string, Source>;

/** All of a folder and its folders, but what runs in browsers. */
export function readSources(root: string, folder = "src"): Sources {
  const aliases = aliasesOf(root);
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))
    .toSorted();
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return [path, { path, text, imports: importsOf(path, text, aliases) }];
    }),
  );
}

interface Aliases {
  readonly [name: string]: string;
}

function aliasesOf(root: string): Aliases {
  const { imports = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { imports?: Aliases };
  return Object.fromEntries(Object.entries(imports).map(([name, path]) => [name, posix.normalize(path)]));
}

function importsOf(path: string, text: string, aliases: Aliases): readonly string[] {
  const named = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const found = named.map((name) => (name.startsWith(".") ? posix.join(posix.dirname(path), name) : name));
  return [...new Set(found.map((name) => aliases[name] ?? name))];
}
