/** The `engines` command: lists or writes out the engines that can prove earlier rows of campaigns. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { rulesCode } from "../campaign/packs/rules-code.ts";
import { releaseEngine } from "../campaign/record/engines/release-engine.ts";
import { readConfig } from "../config.ts";
import { games } from "../games/registry.ts";
import { textHash } from "../proof/state-text.ts";
import { openStorage } from "../store/open.ts";
import type { Engine } from "../store/repository.ts";

interface Flags {
  readonly out?: string;
  readonly release?: true;
}

/** Shows or writes out the engines by which former rows of campaigns can be proved. */
export function enginesCommand(): Command {
  return new Command("engines")
    .description("list the engines that the campaigns of the database were played with, or write them to a folder")
    .option("--out <folder>", "write each to a file, for `verify --engine`")
    .option("--release", "those that this release plays with, in place of the database's")
    .action(async ({ out, release }: Flags) => {
      const engines = release ? await enginesOfRelease() : await enginesOfDatabase();
      if (out !== undefined) mkdirSync(out, { recursive: true });
      for (const engine of engines) process.stdout.write(`${told(engine, out)}\n`);
    });
}

/** The line of an engine, once it is written where it should be. */
function told({ hash, game, text }: Engine, out: string | undefined): string {
  if (textHash(text) !== hash) return `${hash}  ${game}  was changed after it was kept: of no use`;
  if (out === undefined) return `${hash}  ${game}`;
  const file = join(out, `${game}-${hash.slice(0, 16)}.js`);
  writeFileSync(file, text);
  return `${hash}  ${file}`;
}

async function enginesOfRelease(): Promise<readonly Engine[]> {
  const texts = await Promise.all(games.map((game) => releaseEngine(game, rulesCode(game))));
  return games.flatMap(({ id }, i) => {
    const text = texts[i];
    return text ? [{ hash: textHash(text), game: id, text }] : [];
  });
}

async function enginesOfDatabase(): Promise<readonly Engine[]> {
  const storage = await openStorage(readConfig(process.env).database, { readonly: true });
  try {
    if (!storage.isCurrent) return []; // an older release kept none, or will have them taken over
    const { repository } = storage;
    const names = await repository.engines();
    const found = await Promise.all(names.map(({ hash }) => repository.engine(hash)));
    return found.filter((engine) => engine !== null);
  } finally {
    await storage.close();
  }
}
