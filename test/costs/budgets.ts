/**
 * What a run of `npm test` may cost at most, in units that do not depend on the machine; `.ci/run` plays more. A claim that
 * needs more shares what is played already, or raises a number here, and says why in its commit.
 */
export interface Budget {
  /** As it is counted: `places.mjs`, and whoever calls `count`. */
  readonly cost: string;
  readonly usual: number;
  readonly inCi: number;
}

export const BUDGETS: readonly Budget[] = [
  { cost: "acts submitted", usual: 167_000, inCi: 167_000 },
  { cost: "states hashed", usual: 148_000, inCi: 151_000 },
  { cost: "pictures drawn", usual: 232, inCi: 240 },
  { cost: "processes started", usual: 109, inCi: 127 },
  { cost: "browser pages", usual: 51, inCi: 51 },
  { cost: "simulated days", usual: 8, inCi: 12 },
  { cost: "files imported", usual: 8_250, inCi: 8_350 },
];
