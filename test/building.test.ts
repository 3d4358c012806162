import { execFile } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../scripts/bundling.ts";

/** A working copy of its own, whose sources may be changed. */
let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "umpire-building-"));
  for (const name of ["src", "scripts", "package.json", "package-lock.json", "tsconfig.json"])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, preserveTimestamps: true });
  for (const name of ["node_modules", "assets", "data", "migrations"]) symlinkSync(join(ROOT, name), join(copy, name));
});
afterAll(() => rmSync(copy, { recursive: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const umpire = (...words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(copy, "scripts/run.mjs"), ...words], (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });
const builds = (): readonly string[] => readdirSync(join(copy, "dist")).filter((name) => /^umpire-\d+$/.test(name));
const BUILT = /^umpire: building it from its sources … done in [\d.]+ s\n$/;

it("builds the program once, whoever starts at the same time, and anew where a source is younger", async () => {
  const both = await Promise.all([umpire("content", "--help"), umpire("content", "--help")]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.map(({ err }) => err).sort()).toEqual(["", expect.stringMatching(BUILT)]);
  expect(new Set(both.map(({ out }) => out)).size).toBe(1); // stdout is only the command's
  expect(both[0]?.out).toContain("Usage: umpire content");
  expect(builds()).toHaveLength(1);
  expect((await umpire("content", "--help")).err).toBe("");

  appendFileSync(join(copy, "src/cli/index.ts"), '\nprocess.stderr.write("changed");\n');
  const later = await umpire("content", "--help");
  expect(later.err).toMatch(/ s\nchanged$/);
  expect(builds()).toHaveLength(2); // a bot may run on the one before

  appendFileSync(join(copy, "src/cli/index.ts"), "\nconst = ;\n");
  const broken = await umpire("content", "--help");
  expect(broken).toMatchObject({ code: 78, out: "" });
  expect(broken.err).toContain("src/cli/index.ts");
  expect(broken.err).toMatch(/umpire: it cannot be built from its sources as they are\n$/);
  expect(builds()).toHaveLength(2);
}, 180_000);
