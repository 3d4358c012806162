import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";
import ts from "typescript";
import { expect, it } from "vitest";
import { candidates } from "../../scripts/mutants/candidates.ts";
import { chapters } from "../../scripts/mutants/chapters.ts";
import { mutated } from "../../scripts/mutants/mutant.ts";
import { marked } from "../../scripts/mutants/reach.ts";
import { choices, sampled } from "../../scripts/mutants/sample.ts";
import { reachesGoal, share, table } from "../../scripts/mutants/table.ts";
import { Tests } from "../../scripts/mutants/tests.ts";
import { Types } from "../../scripts/mutants/types.ts";
import config from "../../scripts/mutants/vitest.config.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const changed = (code: string, numbers = true): string[] =>
  candidates(code, { numbers }).map((candidate) => mutated(code, candidate));

it.each([
  ["conditions", "x = a ? b : c", [";", "x = !(a) ? b : c"]],
  ["comparisons at their edge", "x = a < b", [";", "x = a <= b"]],
  ["which", "x = a && b", [";", "x = a || b"]],
  ["guards and what they do", "if (a) f();", ["if (!(a)) f();", ";", "if (a) ;"]],
  ["numbers and sums", "x = a + 1", [";", "x = a - 1", "x = a + 2"]],
  ["what is compared, and not the sign of it", "x = a ? -1 : 1", [";", "x = !(a) ? -1 : 1"]],
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
  const code = readFileSync(`${ROOT}/src/engine/several.ts`, "utf8");
  const all = changed(code);
  expect(all.length).toBeGreaterThan(20);
  for (const text of all) {
    expect(text).not.toBe(code);
    expect(ts.transpileModule(text, { reportDiagnostics: true }).diagnostics).toEqual([]);
  }
});

const choicesIn = (...files: string[]) => choices(ROOT, { files, takes: () => true });

it("takes the same sample by the same word, and another by another", () => {
  const all = choicesIn("src/engine/notation.ts", "src/engine/run.ts");
  const lines = (seed: string) => sampled(all, 10, seed).map(({ path, line }) => `${path}:${line}`);
  expect(lines("1")).toEqual(lines("1"));
  expect(lines("1")).toHaveLength(10);
  expect(lines("1")).not.toEqual(lines("2"));
});

it("takes equal changes of one line for as many as they are, and none twice", () => {
  const all = choicesIn("src/games/battle-for-baghdad/view/legend.ts"); // [x - 80, y - 34]
  const minus = all.filter(({ source, was }) => source === "[x - 80, y - 34]," && was === "-");
  expect(minus.map(({ nth }) => nth)).toEqual([0, 1]);
  const alone = sampled(all, all.length, "1").map((choice) => minus.indexOf(choice));
  expect(alone.indexOf(1) - alone.indexOf(0)).not.toBe(1);
  expect(new Set(sampled(all, all.length, "1")).size).toBe(all.length);
});

it("counts positions in pictures as a chapter of their own, without a goal", () => {
  const measuresOf = (path: string) => {
    const of = chapters(ROOT).filter(({ files }) => files.includes(path));
    return of.map(({ name, goal, takes }) => {
      const measures = choices(ROOT, { files: [path], takes }).map((choice) => choice.measures);
      return { name, goal, all: measures.every(Boolean), none: !measures.some(Boolean) };
    });
  };
  for (const [path, name] of [
    ["src/games/battle-for-baghdad/view/legend.ts", "games/battle-for-baghdad"],
    ["src/render/layout/card.ts", "render"],
    ["src/scene/callout-pages.ts", "scene"],
  ] as const)
    expect(measuresOf(path)).toEqual([
      { name, goal: 0.9, all: false, none: true },
      { name: "positions", goal: null, all: true, none: false },
    ]);
  expect(measuresOf("src/games/fitna/rules/map/bans.ts").map(({ name }) => name)).toEqual(["games/fitna"]);
});

it("tells a length or a place from a number of things", () => {
  const measured = (code: string) =>
    candidates(code, { numbers: true })
      .filter(({ measures }) => measures)
      .map(({ was, text }) => `${was} → ${text}`);
  expect(measured("x = [left + 4, Math.max(a, b)]")).toEqual(["+ → -", "4 → 5", "max → min"]);
  expect(measured("x = narrow ? width * 0.5 : width")).toEqual(["narrow → !(narrow)", "0.5 → 1.5"]);
  expect(measured("x = i % 4 === 0 ? 1 : 0.86")).toContain("=== → !==");
  expect(measured('x = at === 0 ? "north" : "south"')).toEqual([]);
  expect(measured("x = [a, unit * b]")).toEqual(["unit * b → "]);
  expect(measured("down += height;")).toEqual(["down += height; → ;"]);
  expect(measured("x = all.length > 0 && all.slice(0, 5).at(-1) && n === 1")).toEqual([]);
});

it("runs all projects with as many workers, as Vitest demands of what runs together", () => {
  const workers = config.test.projects.map(
    (project) => typeof project === "object" && "test" in project && project.test,
  );
  expect(workers).toHaveLength(5);
  for (const project of workers) expect(project).not.toHaveProperty("maxWorkers");
});

it("finds the tests that a change could reach, by whatever way; types reach nothing, and what measures is not asked", () => {
  const tests = new Tests(ROOT);
  const { near, far, rest } = tests.related("src/engine/dice.ts");
  expect(near).toEqual(expect.arrayContaining(["test/engine/dice.test.ts", "test/engine/advance.test.ts"]));
  expect(far).toContain("test/campaign/service/requests/undo.test.ts");
  expect(rest).toContain("test/discord/commands/commands.test.ts");
  expect(far.filter((path) => path.startsWith("test/engine/"))).toEqual([]);
  expect(tests.related("src/store/privacy.ts").near).not.toContain("test/store/lock.test.ts");
  expect(tests.related("src/scene/scene.ts").near).toContain("test/render/inspect.test.ts");
  expect(tests.related("src/render/layout/map.ts").near).toContain("test/games/fitna/made-of.test.ts");
  expect(tests.related("src/cli/verify.ts").near).toContain("test/cli/cli.test.ts"); // in a program that it starts
  expect(tests.related("src/cli/arena/command.ts").near).toContain("test/cli/arena/arena.test.ts"); // loaded when it is asked for
  expect(tests.runsInProgram("src/cli/verify.ts", "test/cli/cli.test.ts")).toBe(true);
  expect(tests.runsInProgram("src/engine/dice.ts", "test/campaign/record/engines/pinned.test.ts")).toBe(false);
  expect(tests.related("src/games/fitna/definition.ts").near).toContain(
    "test/games/fitna/rules/command/command.test.ts",
  );
  expect(tests.related("src/games/fitna/definition.ts").near).not.toContain("test/games/fitna/figures.test.ts");
});

/** What a module of these functions of a number has. */
function evaluated(code: string): { readonly [name: string]: (n: number) => number } {
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  return runInThisContext(`((exports) => { ${outputText}; return exports; })({})`);
}

it("marks the block or the arrow function around a place, and changes nothing else", () => {
  const code =
    "const f = (n: number) => n + 1;\nexport function g(n: number) { if (n > 2) { return f(n); } return n; }";
  const at = (text: string, id: number) => ({ start: code.indexOf(text), id });
  const text = marked(code, [at("+ 1", 1), at("f(n);", 2), at("n > 2", 3), at("const", 4)]);
  const loaded = new Set<number>();
  globalThis.loadedPlaces = loaded;
  const { g } = evaluated(text);
  expect([...loaded]).toEqual([4]);
  const reached = (n: number) => {
    globalThis.reachedPlaces = new Set();
    return [g?.(n), [...globalThis.reachedPlaces].toSorted()];
  };
  expect(reached(2)).toEqual([2, [3]]);
  expect(reached(3)).toEqual([4, [1, 2, 3]]);
});

it("passes over what the compiler refuses", () => {
  const file = `${ROOT}src/engine/bag.ts`;
  const code = readFileSync(file, "utf8");
  const types = new Types(ROOT);
  const refused = (was: string, text: string) => {
    const start = code.indexOf(was);
    return types.refuse({ file, start, end: start + was.length, text });
  };
  expect(refused("bag.splice(at, 1)", "at.splice(bag, 1)")).toBe(true);
  expect(refused("at < 0", "at <= 0")).toBe(false);
  const all = choicesIn("src/engine/bag.ts");
  expect(sampled(all, all.length, "1", ({ was }) => was === "<").map(({ was }) => was)).toEqual(["<"]);
});

it("adds up what came of the changes of each chapter, and leaves out where there were none", () => {
  const all = choicesIn("src/engine/notation.ts");
  const tally = { chapter: "engine", goal: 0.9, possible: 900, killed: 17, survived: all.slice(0, 3) };
  const none = { chapter: "store", goal: 0.9, possible: 400, killed: 0, survived: [] };
  const shown = { ...tally, chapter: "positions", goal: null };
  expect([share(tally), share(none)]).toEqual([0.85, 1]);
  expect([tally, none, shown].map(reachesGoal)).toEqual([false, true, true]);
  expect(table([tally, none, shown]).split("\n")).toEqual([
    "chapter    changes  tried  killed  survived  share  goal",
    "engine         900     20      17         3   85 %  90 %",
    "positions      900     20      17         3   85 %  none",
  ]);
});
