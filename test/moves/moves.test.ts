import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyTable } from "../../scripts/moves/apply.ts";
import { readTable } from "../../scripts/moves/table.ts";

const BEFORE = {
  "src/a/clock.ts": 'import { hour } from "./hour.ts";\nexport const day = 24 * hour;\n',
  "src/a/hour.ts": "export const hour = 60;\n",
  "src/a/talk/word.ts": 'export { day } from "../clock.ts";\n',
  "src/b/post.ts": [
    'import { day } from "../a/clock.ts";',
    'type Hour = import("../a/hour.ts").Hour;',
    'const later = await import("../a/talk/word.ts");',
    'const PACK = new URL("../../data/pack.json", import.meta.url);',
    'const FAR = join(HERE, "../a/hour.ts");',
    'export const LIST = ["src/a/clock.ts", "a/hour.ts", "src/a/talk"];',
  ].join("\n"),
  "test/a/clock.test.ts": 'vi.mock("../../src/a/hour.ts");\nimport "../../src/a/clock.ts";\n',
  "data/pack.json": "{}",
  "docs/page.md": "See [the clock](../src/a/clock.ts), `src/a/hour.ts`, and `hour.ts`.\n",
  ".rules.cjs": 'module.exports = { path: "^src/a/clock\\\\.ts$" };\n',
} as const;
const TABLE = `
  # the rooms
  src/a/clock.ts → src/time/
  src/a/hour.ts → src/time/units/hours.ts   # by another name
  src/a/talk/ → src/talks/
  src/b/post.ts → src/b/posts/post.ts
  test/a/clock.test.ts → test/time/clock.test.ts`;

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "umpire-moves-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  for (const [path, text] of Object.entries(BEFORE)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  execFileSync("git", ["add", path], { cwd: root });
}
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const apply = (table = TABLE, check = false) => applyTable(root, readTable(table), check);

describe("moves by a table", () => {
  it("take files and whole folders to where the table says", () => {
    const { moved } = apply();
    expect(Object.fromEntries(moved)).toEqual({
      "src/a/clock.ts": "src/time/clock.ts",
      "src/a/hour.ts": "src/time/units/hours.ts",
      "src/a/talk/word.ts": "src/talks/word.ts",
      "src/b/post.ts": "src/b/posts/post.ts",
      "test/a/clock.test.ts": "test/time/clock.test.ts",
    });
    for (const [from, to] of moved)
      expect([existsSync(join(root, from)), existsSync(join(root, to))]).toEqual([false, true]);
  });

  it("rewrite what is imported, also from and between files that are moved", () => {
    apply();
    expect(read("src/time/clock.ts")).toContain('from "./units/hours.ts"');
    expect(read("src/talks/word.ts")).toContain('from "../time/clock.ts"');
    expect(read("src/b/posts/post.ts")).toContain('from "../../time/clock.ts"');
    expect(read("src/b/posts/post.ts")).toContain('import("../../time/units/hours.ts").Hour');
    expect(read("src/b/posts/post.ts")).toContain('await import("../../talks/word.ts")');
    expect(read("test/time/clock.test.ts")).toBe(
      'vi.mock("../../src/time/units/hours.ts");\nimport "../../src/time/clock.ts";\n',
    );
  });

  it("rewrite addresses of files that stay where they are", () => {
    apply();
    expect(read("src/b/posts/post.ts")).toContain('new URL("../../../data/pack.json", import.meta.url)');
  });

  it("rewrite paths in lists, patterns, pages and links", () => {
    apply();
    expect(read("src/b/posts/post.ts")).toContain('["src/time/clock.ts", "time/units/hours.ts", "src/talks"]');
    expect(read(".rules.cjs")).toContain("^src/time/clock\\\\.ts$");
    expect(read("docs/page.md")).toContain("[the clock](../src/time/clock.ts), `src/time/units/hours.ts`");
  });

  it("say what they have not rewritten", () => {
    const { left } = apply();
    expect(left).toEqual([
      "src/b/posts/post.ts: “../a/hour.ts” was the way to src/a/hour.ts, and was not rewritten",
      "docs/page.md: names “hour.ts”, which is elsewhere now",
    ]);
  });

  it("change nothing a second time, and list what is new beside what was moved", () => {
    apply();
    write("src/a/late.ts", 'import { day } from "../time/clock.ts";\n');
    const status = (): string => execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
    const before = status();
    const again = apply();
    expect([again.moved.size, again.rewritten, status()]).toEqual([0, [], before]);
  });

  it("leave files where they are that the table does not name, and say so", () => {
    write("src/a/late.ts", 'import { day } from "./clock.ts";\n');
    const { staying } = apply();
    expect(staying).toEqual(["src/a/late.ts"]);
    expect(read("src/a/late.ts")).toBe('import { day } from "../time/clock.ts";\n');
  });

  it("only say with --check what they would do", () => {
    expect(apply(TABLE, true).moved.size).toBe(5);
    for (const [path, text] of Object.entries(BEFORE)) expect(read(path)).toBe(text);
  });
});

describe("a table of moves is refused", () => {
  it("where a path is missing", () => {
    expect(() => apply("src/a/clocks.ts → src/time/")).toThrow(/not moved already:\nsrc\/a\/clocks\.ts/);
  });

  it("where two files would go to one place", () => {
    expect(() => apply("src/a/clock.ts → src/x.ts\nsrc/a/hour.ts → src/x.ts")).toThrow(/would both be src\/x\.ts/);
    expect(() => apply("src/a/clock.ts → src/b/post.ts")).toThrow(/would both be src\/b\/post\.ts/);
  });

  it("where a path has two lines, or would be moved on", () => {
    expect(() => readTable("a.ts → b.ts\na.ts → c.ts")).toThrow(/a\.ts has two lines/);
    expect(() => readTable("a.ts → b.ts\nb.ts → c.ts")).toThrow(/another line moves on to c\.ts/);
  });

  it("where a line says something else", () => {
    expect(() => readTable("a.ts to b.ts")).toThrow(/line 1 of the table/);
    expect(() => readTable("a/ → b.ts")).toThrow(/cannot become the file/);
  });
});
