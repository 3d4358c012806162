// @ts-check
import { openSync, writeSync } from "node:fs";
import { join } from "node:path";

/*
 * Counts what a run of the tests costs in units that no machine changes. A cost is a file, and each time a byte in it:
 * so all threads and processes count together, also those that are killed.
 */

/** @type {Map<string, number>} */
const files = new Map();

/**
 * @param {string} cost its name in `budgets.ts`
 * @param {number} [times]
 */
export function count(cost, times = 1) {
  const folder = process.env.UMPIRE_COSTS;
  if (!folder) return;
  let file = files.get(cost);
  if (file === undefined) {
    file = openSync(join(folder, cost), "a");
    files.set(cost, file);
  }
  writeSync(file, ".".repeat(times));
}
