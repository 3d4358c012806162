/** The code of replays' pages: what shows them, one for all games, and what checks them, one a game; shipped with a bundle, or built from the sources. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPlain, bundler } from "../campaign/record/engines/building.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Where a bundle has them, apart from everything else. */
const SHIPPED = fileURLToPath(new URL("./replay/", import.meta.url));

/** The names of the files in which a bundle has the code. */
const SCRIPT = "page.js";
const STYLE = "page.css";
const workerOf = (game: string): string => `check-${game}.js`;

const built = new Map<string, Promise<string>>();

/** What shows a page, of whatever game. */
export async function showingCode(): Promise<{ readonly script: string; readonly style: string }> {
  const [script = "", style = ""] = await Promise.all([SCRIPT, STYLE].map((name) => shipped(name) ?? once(name, "")));
  return { script, style };
}

/** What checks a campaign of a game in its page's worker, with the rules. */
export const checkerOf = async (game: string): Promise<string> =>
  shipped(workerOf(game)) ?? (await once(workerOf(game), game));

function shipped(name: string): string | null {
  const path = join(SHIPPED, name);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

function once(name: string, game: string): Promise<string> {
  const making = built.get(name) ?? buildPart(name, game);
  built.set(name, making);
  return making;
}

/** All of it, by the names of the files in which a bundle has it. */
export const allPageCode = (
  games: readonly string[],
): Promise<readonly { readonly name: string; readonly code: string }[]> =>
  Promise.all(
    [[SCRIPT, ""], [STYLE, ""], ...games.map((game) => [workerOf(game), game])].map(async ([name = "", game = ""]) => ({
      name,
      code: await buildPart(name, game),
    })),
  );

/** One of the three, from the sources. */
async function buildPart(name: string, game: string): Promise<string> {
  if (name === STYLE) return await builtFrom("src/replay/page/page.css");
  if (name === SCRIPT) return await builtFrom("src/replay/page/main.ts");
  const { code } = await buildPlain({
    name: "checker",
    contents: `
        import "./src/replay/page/without-eval.ts";
        import * as game from "./src/games/${game}/index.ts";
        import { answer } from "./src/replay/page/worker.ts";
        answer(Object.values(game).find((one) => one.id === "${game}"));`,
    banner: `/* Checks a campaign of ${game}, in the worker of its replay. */`,
  });
  return code;
}

/** A file with all that it needs. No part of it ends the tag in which it stands. */
async function builtFrom(entry: string): Promise<string> {
  const { outputFiles = [] } = await bundler().build({
    entryPoints: [entry],
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
    logLevel: "silent",
  });
  return outputFiles[0]?.text.trim().replaceAll("</", "<\\/") ?? "";
}
