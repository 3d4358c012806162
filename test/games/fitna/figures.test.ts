import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { program } from "../../programs.ts";
import type { FitnaFigures } from "./measuring.ts";

describe("figures of Fitna", () => {
  let figures: FitnaFigures;
  beforeAll(() => {
    figures = JSON.parse(execFileSync(process.execPath, [program("fitna")], { encoding: "utf8" })); // as it has printed them
  });

  it("a state is never larger than 40 kB", () => {
    expect(figures.largestKB).toBeLessThanOrEqual(40);
    expect(figures.largestKB).toBeGreaterThan(10);
  });

  it("whether an action is possible, its shortcuts and all its choices together take at most 5 ms each", () => {
    expect(figures.asked).toBeGreaterThan(200);
    expect(figures.possible).toBeLessThanOrEqual(5);
    expect(figures.shortcuts).toBeLessThanOrEqual(5);
    expect(figures.walked).toBeLessThanOrEqual(5);
  });

  it("supply of all units takes at most 0.2 ms", () => {
    expect(figures.supply).toBeLessThanOrEqual(0.2);
  });
});
