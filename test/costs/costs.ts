import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { isLong } from "../amounts.ts";
import { BUDGETS, type Budget } from "./budgets.ts";

/** What something has cost, compared with what it may cost. */
export interface Cost {
  readonly cost: string;
  readonly counted: number;
  /** undefined: it has no budget. */
  readonly most: number | undefined;
}

/** What was counted in a folder, by `count.mjs`: each thing that has a budget, and whatever else was counted. */
export function costsIn(folder: string, budgets: readonly Budget[], inCi: boolean): readonly Cost[] {
  const counted = new Map(readdirSync(folder).map((cost) => [cost, statSync(join(folder, cost)).size]));
  const known = budgets.map(({ cost, usual, inCi: most }) => ({
    cost,
    counted: counted.get(cost) ?? 0,
    most: inCi ? most : usual,
  }));
  const others = [...counted].filter(([cost]) => !budgets.some((budget) => budget.cost === cost));
  return [...known, ...others.map(([cost, times]) => ({ cost, counted: times, most: undefined }))];
}

/** What must not be: more than its budget, or no budget at all. */
export const excesses = (costs: readonly Cost[]): readonly string[] =>
  costs.flatMap(({ cost, counted, most }) => {
    if (most === undefined) return [`${cost}: ${counted}, and no budget`];
    return counted > most ? [`${cost}: ${counted}, and ${most} at most`] : [];
  });

/** What measures plays as much as its figures need: the budgets are those of `npm test`. */
const MEASURING = ["figures", "quiet"];

/** Counts what a run costs, says it below the summary, and has the run fail where it is more than the budgets allow. */
export class Costs implements Reporter {
  /** A run that a test starts counts for the run that the test is part of. */
  readonly #isWhole = process.env.VITEST_WORKER_ID === undefined;

  constructor() {
    // read by workers, and by the programs that they start; the configuration is read once for each project
    if (this.#isWhole) process.env.UMPIRE_COSTS ??= mkdtempSync(join(tmpdir(), "umpire-costs-"));
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const folder = process.env.UMPIRE_COSTS;
    if (!this.#isWhole || folder === undefined) return;
    const costs = costsIn(folder, BUDGETS, Boolean(process.env.CI));
    rmSync(folder, { recursive: true });
    if (modules.some(({ project }) => MEASURING.includes(project.name))) return;
    const width = Math.max(...costs.map(({ cost }) => cost.length));
    const lines = costs.map(
      ({ cost, counted, most }) => `  ${cost.padEnd(width)} ${String(counted).padStart(9)} of ${most ?? "?"}`,
    );
    console.log(`\n${["What this run has cost, of what it may (test/costs/budgets.ts):", ...lines].join("\n")}\n`);
    const found = isLong || process.env.UMPIRE_SOAK ? [] : excesses(costs);
    if (found.length === 0) return;
    console.error(`This run costs too much:\n${found.map((line) => `  ${line}`).join("\n")}\n`);
    process.exitCode = 1;
  }
}
