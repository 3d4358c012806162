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
  { cost: "acts submitted", usual: 168_000, inCi: 168_000 },
  { cost: "states hashed", usual: 150_000, inCi: 154_500 },
  { cost: "pictures drawn", usual: 232, inCi: 240 },
  { cost: "processes started", usual: 110, inCi: 130 },
  { cost: "browser pages", usual: 51, inCi: 51 },
  { cost: "simulated days", usual: 8, inCi: 12 },
  { cost: "files imported", usual: 8_500, inCi: 8_650 },
];
