import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chapters, DRAWING, LEFT_OUT } from "../../scripts/mutants/chapters.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.[jt]s$/.test(path) && !path.endsWith(".d.ts"))
  .map((path) => `src/${path}`);

describe("the chapters of the code whose changes are tried", () => {
  /** The same files, with nothing in them. */
  let elsewhere = "";

  beforeAll(() => {
    elsewhere = mkdtempSync(join(tmpdir(), "umpire-chapters-"));
    for (const path of SOURCES) {
      mkdirSync(dirname(join(elsewhere, path)), { recursive: true });
      writeFileSync(join(elsewhere, path), "");
    }
  });
  afterAll(() => rmSync(elsewhere, { recursive: true }));

  it("have every source once, but for those that are left out for a reason", () => {
    const found = chapters(ROOT).flatMap(({ name, files }) => (name === "positions" ? [] : files));
    const isExcused = (path: string): boolean =>
      Object.keys(LEFT_OUT).some((place) => path === place || path.startsWith(`${place}/`));
    expect(found.toSorted()).toEqual(SOURCES.filter((path) => !isExcused(path)).toSorted());
    for (const reason of Object.values(LEFT_OUT)) expect(reason).not.toBe("");
  });

  it("are the folders of the code and the games, and one of what lies loose", () => {
    const names = chapters(ROOT).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["engine", "drawing", "threads", "games/fitna", "start", "positions"]),
    );
    expect(names).not.toContain("games");
  });

  it("have a folder that is new", () => {
    const path = "src/weather/rain.ts";
    mkdirSync(dirname(join(elsewhere, path)));
    writeFileSync(join(elsewhere, path), "");
    expect(chapters(elsewhere).find(({ name }) => name === "weather")?.files).toEqual([path]);
    rmSync(dirname(join(elsewhere, path)), { recursive: true });
  });

  it.each([...Object.keys(LEFT_OUT), ...DRAWING])("cannot be told once %s has moved away", (path) => {
    const [here, away] = [join(elsewhere, path), join(elsewhere, "moved-away")];
    renameSync(here, away);
    expect(() => chapters(elsewhere)).toThrow(`${path} is not there, but scripts/mutants/chapters.ts names it`);
    renameSync(away, here);
  });
});
