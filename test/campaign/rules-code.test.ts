import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { rulesCode } from "../../src/campaign/rules-code.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const FILES = ["engine/kernel.ts", "graph/reach.ts", "campaign/history.ts", "campaign/queue.ts", "scene/map.ts"];
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

const code = (changed: string | null, game = { id: "chess", rules: "1", stateVersion: 1 }): string =>
  rulesCode(game, sources(changed));

describe("the name of the code that leads from a log to its states", () => {
  it.each(["engine/kernel.ts", "graph/reach.ts", "campaign/history.ts", "games/chess/moves.ts"])(
    "is another once %s has changed",
    (file) => {
      expect(code(file)).not.toBe(code(null));
    },
  );

  it.each(["games/go/moves.ts", "campaign/queue.ts", "scene/map.ts"])("is the same though %s has changed", (file) => {
    expect(code(file)).toBe(code(null));
  });

  it("is another for other rules or another shape of the state", () => {
    const usual = code(null);
    expect(code(null, { id: "chess", rules: "2", stateVersion: 1 })).not.toBe(usual);
    expect(code(null, { id: "chess", rules: "1", stateVersion: 2 })).not.toBe(usual);
  });
});
