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
  { cost: "acts submitted", usual: 1e9, inCi: 1e9 },
  { cost: "states hashed", usual: 1e9, inCi: 1e9 },
  { cost: "pictures drawn", usual: 1e9, inCi: 1e9 },
  { cost: "processes started", usual: 1e9, inCi: 1e9 },
  { cost: "browser pages", usual: 1e9, inCi: 1e9 },
  { cost: "simulated days", usual: 1e9, inCi: 1e9 },
  { cost: "files imported", usual: 1e9, inCi: 1e9 },
];
