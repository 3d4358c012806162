import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CompiledSources, isYounger, ROOT } from "../../scripts/sources/compiled.mjs";
import { BUDGETS } from "./budgets.ts";
import { costsIn, excesses } from "./costs.ts";
import { COUNTERS, counting, PLACES } from "./places.mjs";

let folder = "";
beforeAll(() => {
  mkdirSync(join(ROOT, "test-output"), { recursive: true });
  folder = mkdtempSync(join(ROOT, "test-output/costs-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("what a run costs", () => {
  it("is counted by all processes together, those included that are killed", () => {
    const counted = mkdtempSync(join(folder, "counted-"));
    const program = `import { count } from ${JSON.stringify(join(ROOT, "test/costs/count.mjs"))};
      count("acts submitted", 2); count("acts submitted"); process.kill(process.pid, "SIGKILL");`;
    for (let n = 0; n < 2; n++)
      expect(() =>
        execFileSync(process.execPath, ["--input-type=module", "-e", program], {
          env: { ...process.env, UMPIRE_COSTS: counted },
        }),
      ).toThrow();
    const budgets = [
      { cost: "acts submitted", usual: 6, inCi: 5 },
      { cost: "states hashed", usual: 1, inCi: 1 },
    ];
    expect(costsIn(counted, budgets, false)).toEqual([
      { cost: "acts submitted", counted: 6, most: 6 },
      { cost: "states hashed", counted: 0, most: 1 },
    ]);
    expect(excesses(costsIn(counted, budgets, false))).toEqual([]);
    expect(excesses(costsIn(counted, budgets, true))).toEqual(["acts submitted: 6, and 5 at most"]);
  });

  it("is too much where nobody has said how much it may be", () => {
    const counted = mkdtempSync(join(folder, "counted-"));
    writeFileSync(join(counted, "letters posted"), "...");
    expect(excesses(costsIn(counted, [], false))).toEqual(["letters posted: 3, and no budget"]);
  });

  it("is counted where the sources come by, each thing under a budget, and moves no line", () => {
    for (const { path, cost } of PLACES) {
      const code = readFileSync(join(ROOT, path), "utf8");
      const counted = counting(path, code);
      expect(counted.split("\n")).toHaveLength(code.split("\n").length);
      expect(counted).toContain(`{ count(${JSON.stringify(cost)});`);
      expect(BUDGETS.map((budget) => budget.cost)).toContain(cost);
    }
    expect(counting("src/engine/index.ts", "export {};")).toBe("export {};");
  });

  it("says which function is not there any more", () => {
    expect(() => counting("src/engine/kernel.ts", "export const submit = 1;")).toThrow(
      "src/engine/kernel.ts has no function submit that could be counted: see test/costs/places.mjs",
    );
    for (const path of COUNTERS) expect(statSync(join(ROOT, path)).isFile()).toBe(true);
  });
});

describe("a compiled source", () => {
  it("is made once, again when its source is another, also an older one, and keeps every line and column", () => {
    let prepared = 0;
    const sources = new CompiledSources(`../${folder.slice(ROOT.length)}/compiled`, (_, code) => {
      prepared++;
      return code;
    });
    const file = join(folder, "source.ts");
    writeFileSync(file, "export const n: number = 1;\nexport const m = n as number;\n");
    const text = sources.textOf(file);
    expect(text.trimEnd()).toBe("export const n         = 1;\nexport const m = n          ;");
    expect(sources.textOf(file)).toBe(text);
    expect(prepared).toBe(1);
    writeFileSync(file, "export const n = 2;\n");
    utimesSync(file, 1, 1);
    expect(sources.textOf(file)).toContain("n = 2");
    expect(prepared).toBe(2);
  });

  it("of something is younger than all that it was made of, unless one is gone", () => {
    expect(isYounger(Date.now() + 1000, ["package.json", "src/main.ts"])).toBe(true);
    expect(isYounger(0, ["package.json"])).toBe(false);
    expect(isYounger(Date.now() + 1000, ["src/not-there.ts"])).toBe(false);
    expect(isYounger(undefined, [])).toBe(false);
  });
});
