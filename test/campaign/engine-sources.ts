import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildEngine } from "../../src/campaign/record/engines/building.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The engine of Iraqi Conflict as sources in another folder make it; `changes`: by file of the game, a text and what
 * replaces it.
 */
export async function engineElsewhere(
  changes: { readonly [file: string]: readonly (readonly [string, string])[] } = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "umpire engine-"));
  try {
    for (const part of ["engine", "graph", "scene", "campaign", "proof", "games/iraqi-conflict"])
      cpSync(join(ROOT, "src", part), join(folder, "src", part), { recursive: true });
    cpSync(join(ROOT, "package.json"), join(folder, "package.json")); // it says what "#engine" is
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    for (const [name, list] of Object.entries(changes)) {
      const file = join(folder, "src/games/iraqi-conflict", name);
      let text = readFileSync(file, "utf8");
      for (const [was, is] of list) {
        if (!text.includes(was)) throw new Error(`${name} has no “${was}”`);
        text = text.replace(was, is);
      }
      writeFileSync(file, text);
    }
    return (await buildEngine("iraqi-conflict", folder)).code;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
