import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take a minute or so each: begun last, one of them would keep all others waiting. The longest comes first. */
const LONG = [
  "test/cli/play/battle-for-baghdad",
  "test/cli/bench",
  "test/crash/faults",
  "test/crash/crash",
  "test/discord/secrecy/two-worlds",
  "test/games/battle-for-baghdad/rules",
  "test/games/fitna/rules",
  "test/games/next-war-in-lebanon/rules",
  "test/e2e/",
];

/** Where nothing is known of an earlier run, the largest files come first otherwise. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex((part) => moduleId.includes(part));
  return at === -1 ? LONG.length : at;
}
