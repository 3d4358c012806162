/** The code of replays' pages: what shows them, one for all games, and what checks them, one a game; shipped with a bundle, or built from the sources. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundler, withoutLocales } from "../../campaign/record/engines/building.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** Where a bundle has them, beside everything else. */
const SHIPPED = fileURLToPath(new URL("./replay/", import.meta.url));

export interface PageCode {
  /** Runs in the page. */
  readonly script: string;
  readonly style: string;
  /** Runs in the page's worker, and holds the rules. */
  readonly worker: string;
}

/** The names of the files in which a bundle has the code. */
export const SCRIPT = "page.js";
export const STYLE = "page.css";
export const workerOf = (game: string): string => `check-${game}.js`;

const built = new Map<string, Promise<string>>();

/** The code of a game's pages. */
export async function pageCode(game: string): Promise<PageCode> {
  const [script, style, worker] = await Promise.all(
    [SCRIPT, STYLE, workerOf(game)].map((name) => shipped(name) ?? once(name, game)),
  );
  return { script: script ?? "", style: style ?? "", worker: worker ?? "" };
}

function shipped(name: string): string | null {
  const path = join(SHIPPED, name);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

function once(name: string, game: string): Promise<string> {
  const making = built.get(name) ?? buildPart(name, game);
  built.set(name, making);
  return making;
}

/** One of the three, from the sources. */
export async function buildPart(name: string, game: string): Promise<string> {
  if (name === STYLE) return await builtFrom({ entryPoints: ["src/replay/page/page.css"] });
  if (name === SCRIPT) return await builtFrom({ entryPoints: ["src/replay/page/main.ts"] });
  const contents = `
    import { definition } from "./src/games/${game}/definition.ts";
    import { check } from "./src/replay/page/worker.ts";
    check(definition);`;
  return await builtFrom({ stdin: { contents, resolveDir: ROOT, sourcefile: "check.ts", loader: "ts" } });
}

type Entry =
  | { readonly entryPoints: string[] }
  | { readonly stdin: { contents: string; resolveDir: string; sourcefile: string; loader: "ts" } };

/** Everything in one script, which names none of its functions to others. No part of it ends a tag that it stands in. */
async function builtFrom(entry: Entry): Promise<string> {
  const { outputFiles = [] } = await bundler().build({
    ...entry,
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    outdir: "page",
    format: "iife",
    platform: "browser",
    target: "es2022",
    minify: true,
    legalComments: "none",
    tsconfigRaw: "{}",
    plugins: [withoutLocales],
    logLevel: "silent",
  });
  return outputFiles[0]?.text.trim().replaceAll("</", "<\\/") ?? "";
}
