import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take a minute or so each: begun last, one of them would keep all others waiting. The longest comes first. */
const LONG = [
  "test/bench/play/battle-for-baghdad",
  "test/bench/bench",
  "test/crash/faults",
  "test/crash/crash",
  "test/discord/secrecy/two-worlds",
  "test/games/battle-for-baghdad/rules",
  "test/games/fitna/rules",
  "test/games/next-war-in-lebanon/rules",
  "test/e2e/",
];

/**
 * Where nothing is known of an earlier run, the largest files come first otherwise. Those that run alone come before all
 * others: a process that has begun to take one file after the other would end with the first of them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => turn(a) - turn(b) || rank(a) - rank(b));
  }
}

const turn = ({ project }: TestSpecification): number => (project.config.isolate ? 0 : 1);

function rank({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex((part) => moduleId.includes(part));
  return at === -1 ? LONG.length : at;
}
