import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { KERNEL, rulesCode } from "../../../src/campaign/packs/rules-code.ts";
import { buildEngine } from "../../../src/campaign/record/engines/building.ts";
import { games } from "../../../src/games/registry.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const FILES = [
  ...KERNEL.map((place) => (place.endsWith(".ts") ? place : `${place}/page.ts`)),
  "campaign/service/queue.ts",
  "scene/map.ts",
];
const GAMES = ["games/chess/moves.ts", "games/go/moves.ts"];

/** Sources in which one file, or none, is not as usual. */
function sources(changed: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), "umpire-code-"));
  folders.push(folder);
  for (const file of [...FILES, ...GAMES]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file === changed ? "changed" : "usual");
  }
  return folder;
}

const CHESS = { id: "chess", rules: "1", stateVersion: 1 };
const code = (changed: string | null, game = CHESS): string => rulesCode(game, sources(changed));

/** Besides our sources an engine has the script that joins them, and packages, which the name says nothing of. */
const BESIDE = /^engine\.ts$|\bnode_modules\/(zod|@noble\/hashes|fastest-levenshtein)\//;

describe("the name of the code that leads from a log to its states", () => {
  it.each(["engine/page.ts", "graph/page.ts", "proof/history.ts", "games/chess/moves.ts"])(
    "is another once %s has changed",
    (file) => {
      expect(code(file)).not.toBe(code(null));
    },
  );

  it.each(["games/go/moves.ts", "campaign/service/queue.ts", "scene/map.ts"])(
    "is the same though %s has changed",
    (file) => {
      expect(code(file)).toBe(code(null));
    },
  );

  it("is another for other rules or another shape of the state", () => {
    const usual = code(null);
    expect(code(null, { id: "chess", rules: "2", stateVersion: 1 })).not.toBe(usual);
    expect(code(null, { id: "chess", rules: "1", stateVersion: 2 })).not.toBe(usual);
  });

  it.each([...KERNEL, "games/chess"])("cannot be had once %s has moved away", (place) => {
    const folder = sources(null);
    rmSync(join(folder, place), { recursive: true });
    expect(() => rulesCode(CHESS, folder)).toThrow(`There is no code at ${join(folder, place)},`);
  });

  it("asks for no sources in a bundle", () => {
    expect(rulesCode(CHESS, null)).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each(games.map(({ id }) => id))("knows of every source that the engine of %s is built of", async (game) => {
    const { inputs } = await buildEngine(game);
    const known = [...KERNEL, `games/${game}`].map((place) => `src/${place}`);
    const isKnown = (path: string): boolean => known.some((place) => path === place || path.startsWith(`${place}/`));
    expect(inputs).toContain(`src/games/${game}/definition.ts`);
    expect(inputs.filter((path) => !isKnown(path) && !BESIDE.test(path))).toEqual([]);
  });
});
