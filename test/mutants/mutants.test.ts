import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { candidates } from "../../scripts/mutants/candidates.ts";
import { mutated } from "../../scripts/mutants/mutant.ts";
import { choices, sampled } from "../../scripts/mutants/sample.ts";
import { share, table } from "../../scripts/mutants/table.ts";
import { Tests } from "../../scripts/mutants/tests.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const changed = (code: string, numbers = true): string[] =>
  candidates(code, { numbers }).map((candidate) => mutated(code, candidate));

it.each([
  ["conditions", "x = a ? b : c", [";", "x = !(a) ? b : c"]],
  ["comparisons at their edge", "x = a < b", [";", "x = a <= b"]],
  ["which", "x = a && b", [";", "x = a || b"]],
  ["guards and what they do", "if (a) f();", ["if (!(a)) f();", ";", "if (a) ;"]],
  ["numbers and sums", "x = a + 1", [";", "x = a - 1", "x = a + 2"]],
  ["choices", "x = a.filter(f).some(g)", [";", "x = a.filter(f).every(g)", "x = a.some(g)"]],
  ["lists", "x = [a, b]", [";", "x = [a, ]"]],
  ["yes and no", "x = true", [";", "x = false"]],
])("changes %s", (_, code, all) => {
  expect(changed(code)).toEqual(all);
});

it.each([
  ["types", "type A = 1 | 2; interface B { c: true }"],
  ["imports", 'import { a } from "b";'],
  ["what is logged", 'logger.info({ n: 1 }, "done");'],
  ["errors that never come", 'throw new Error(a ? "b" : "c");'],
  ["texts that are joined", 'const x = "a" + b;'],
])("leaves %s alone", (_, code) => {
  expect(changed(code)).toEqual([]);
});

it("leaves numbers alone where it is told to", () => {
  expect(changed("const x = 1;", false)).toEqual([]);
});

it("changes a file to others that can still be read", () => {
  const code = readFileSync(`${ROOT}/src/engine/dice.ts`, "utf8");
  const all = changed(code);
  expect(all.length).toBeGreaterThan(20);
  for (const text of all) {
    expect(text).not.toBe(code);
    expect(ts.transpileModule(text, { reportDiagnostics: true }).diagnostics).toEqual([]);
  }
});

it("takes the same sample by the same word, and another by another", () => {
  const all = choices(ROOT, ["src/engine/notation.ts", "src/engine/run.ts"]);
  const lines = (seed: string) => sampled(all, 10, seed).map(({ path, line }) => `${path}:${line}`);
  expect(lines("1")).toEqual(lines("1"));
  expect(lines("1")).toHaveLength(10);
  expect(lines("1")).not.toEqual(lines("2"));
});

it("finds the tests that a change could reach, by whatever way; types reach nothing", () => {
  const tests = new Tests(ROOT);
  const { near, far } = tests.related("src/engine/dice.ts", "engine");
  expect(near).toEqual(expect.arrayContaining(["test/engine/dice.test.ts", "test/engine/advance.test.ts"]));
  expect(far).toContain("test/campaign/undo.test.ts");
  expect(far.filter((path) => path.startsWith("test/engine/"))).toEqual([]);
  expect(tests.related("src/store/privacy.ts", "store").near).not.toContain("test/store/lock.test.ts");
});

it("adds up what came of the changes of each folder, and leaves out where there were none", () => {
  const all = choices(ROOT, ["src/engine/notation.ts"]);
  const tally = { chapter: "src/engine", possible: 900, killed: 17, survived: all.slice(0, 3) };
  const none = { chapter: "src/store", possible: 400, killed: 0, survived: [] };
  expect([share(tally), share(none)]).toEqual([0.85, 1]);
  expect(table([tally, none]).split("\n")).toEqual([
    "folder      changes  tried  killed  survived  share",
    "src/engine      900     20      17         3   85 %",
  ]);
});
