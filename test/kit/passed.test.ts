import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../../src/games/registry.ts";
import { scoutsSubject } from "./games/scouts.ts";
import { digestOf, ownOf, Passed, SHARED } from "./passed.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const KIT_GAMES = ["skirmish", "summit", "scouts", "raiders", "provinces"];
const variant = { label: "default options" };
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-passed-"));
  vi.stubEnv("CI", "");
  vi.stubEnv("UMPIRE_FRESH", "");
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const passed = (read = () => "code") => new Passed(scoutsSubject, folder, read);

describe("games that have passed", () => {
  it("are remembered for their variant and their code", () => {
    passed().note(variant, 3);
    expect(passed().games(variant)).toBe(3);
    expect(passed().games({ label: "random options" })).toBe(0);
    expect(passed(() => "other code").games(variant)).toBe(0);
  });

  it("are played again where it counts, and where somebody wants them to be", () => {
    passed().note(variant, 3);
    vi.stubEnv("CI", "true");
    expect(passed().games(variant)).toBe(0);
    vi.stubEnv("CI", "");
    vi.stubEnv("UMPIRE_FRESH", "1");
    expect(passed().games(variant)).toBe(0);
  });

  it("are not remembered if the code was changed while they were played, or is not that on the disk", () => {
    let reads = 0;
    passed(() => `code ${reads++}`).note(variant, 3);
    vi.stubEnv("UMPIRE_FRESH", "1");
    passed().note(variant, 3);
    vi.stubEnv("UMPIRE_FRESH", "");
    expect(passed().games(variant)).toBe(0);
  });

  it("have a code of their own game", () => {
    expect(digestOf("fitna")).toBe(digestOf("fitna"));
    expect(digestOf("fitna")).not.toBe(digestOf("iraqi-conflict"));
  });
});

describe("what decides how the games of a kit go", () => {
  it.each([...SHARED, ...ownOf("fitna")])("cannot be read once %s has moved away", (moved) => {
    for (const path of [...SHARED, ...ownOf("fitna"), "package-lock.json"].filter((one) => one !== moved)) {
      const file = join(folder, path.endsWith(".ts") || path.endsWith(".json") ? path : `${path}/page.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, "");
    }
    expect(() => digestOf("fitna", folder)).toThrow(`${moved} is not there, but the kit's games are made of it`);
  });

  it("is all there for every game, and for those of the kit itself", () => {
    for (const game of [...games.map(({ id }) => id), ...KIT_GAMES]) expect(digestOf(game)).toMatch(/^[0-9a-f]{64}$/);
    expect(() => digestOf("chess")).toThrow("src/games/chess is not there");
  });

  it.each([
    ...games.map(({ id }) => [`test/games/${id}/rules.test.ts`, ownOf(id)] as const),
    ["test/kit/games.test.ts", []] as const,
  ])("is all that %s imports", async (path, own) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
    const { metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: [path],
      bundle: true,
      packages: "external",
      platform: "node",
      format: "esm",
      write: false,
      outdir: "nowhere",
      metafile: true,
    });
    const known = [...SHARED, ...own];
    const isKnown = (input: string): boolean => known.some((place) => input === place || input.startsWith(`${place}/`));
    expect(Object.keys(metafile.inputs).filter((input) => !isKnown(input))).toEqual([]);
  });
});
