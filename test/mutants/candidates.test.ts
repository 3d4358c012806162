import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";
import { candidates } from "../../scripts/mutants/candidates.ts";
import { mutated } from "../../scripts/mutants/mutant.ts";
import { choices, sampled } from "../../scripts/mutants/sample.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const changed = (code: string, numbers = true): string[] =>
  candidates(code, { numbers }).map((candidate) => mutated(code, candidate));

it.each([
  ["conditions", "a ? b : c", ["!(a) ? b : c"]],
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
  const code = readFileSync(`${ROOT}/src/engine/notation.ts`, "utf8");
  const all = changed(code);
  expect(all.length).toBeGreaterThan(50);
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
