/** Builds scripts that need nothing but the language from sources: a game's engine, which replays its logs, and what proves them. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type * as Esbuild from "esbuild";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
/** Where what an engine is made with lies from the root; in earlier sources, all in one folder. */
const FOLDERS = ["src/campaign/record/engines", "src/proof", "src/campaign/pinned"];

/**
 * Wherever sources run, tsx runs them, and brings its own esbuild, by the lock file the same one everywhere: its version is
 * part of what an engine is made of.
 */
export function bundler(): typeof Esbuild {
  const tsx = createRequire(import.meta.url).resolve("tsx");
  return createRequire(tsx)("esbuild") as typeof Esbuild; // the package's own types
}

interface Built {
  readonly code: string;
  /** The paths of all that it is built of, from the root. */
  readonly inputs: readonly string[];
}

/**
 * The engine of a game: kernel, graph, replay and that game's rules as one script, which defines `engine.ask` and needs
 * nothing but the language. The same sources give the same bytes, wherever they lie.
 */
export const buildEngine = (game: string, root = ROOT): Promise<Built> =>
  buildPlain({
    root,
    name: "engine",
    contents: `
        import { rules } from "./${rulesOf(game, root)}";
        import { answering } from "./${partOf(root, "replaying.ts")}";
        export const ask = answering(rules);`,
    banner: `/* The rules of ${game} as Umpire plays campaigns again with them: umpire verify --engine */`,
  });

/** A script to be built from sources: what it exports becomes a variable with this name. */
interface Plain {
  readonly root?: string;
  readonly name: string;
  readonly contents: string;
  readonly banner: string;
}

/** One script that needs nothing but the language: where these sources ask Node.js for something, it brings its own. */
export async function buildPlain({ root = ROOT, name, contents, banner }: Plain): Promise<Built> {
  const { outputFiles, metafile } = await bundler().build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, sourcefile: `${name}.ts`, loader: "ts" },
    bundle: true,
    write: false,
    metafile: true,
    format: "iife",
    globalName: name,
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    minify: true,
    legalComments: "eof",
    banner: { js: banner },
    tsconfigRaw: "{}",
    alias: { "node:crypto": join(root, partOf(root, "plain-crypto.ts")) },
    inject: [join(root, partOf(root, "plain-text-encoder.ts"))],
    plugins: [withoutLocales, partsOfZod],
    logLevel: "silent",
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`the script ${name} was not made`);
  return { code: output.text, inputs: Object.keys(metafile.inputs) };
}

/** One of the modules that an engine is made with. Throws where it is in none of their folders. */
function partOf(root: string, name: string): string {
  const found = FOLDERS.map((folder) => `${folder}/${name}`).find((path) => existsSync(join(root, path)));
  if (found === undefined) throw new Error(`the sources in ${root} have no ${name}`);
  return found;
}

/** Where the rules of a game are found by themselves. */
function rulesOf(game: string, root: string): string {
  const [layered, flat] = ["definition", "rules"].map((name) => `src/games/${game}/${name}.ts`);
  return layered && existsSync(join(root, layered)) ? layered : `${flat}`;
}

/** Asked for as one object, zod comes whole; asked for as a namespace, with what is used of it: the same names either way. */
const partsOfZod: Esbuild.Plugin = {
  name: "parts-of-zod",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const contents = text.replace(/^import \{ z \} from "zod";$/m, 'import * as z from "zod";');
      return contents === text ? null : { contents, loader: "ts" };
    });
  },
};

/** The words of zod's messages in other languages are half of it, and no rule reads them. */
const withoutLocales: Esbuild.Plugin = {
  name: "without-locales",
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export {};",
    }));
  },
};
