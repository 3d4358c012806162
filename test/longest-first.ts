import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take ten seconds or more each: begun last, one of them would keep all others waiting. Those that compute and
 * those that wait for clocks and browsers take turns, so that the processors have work all the time.
 */
const LONG = [
  "test/bench/play/battle-for-baghdad",
  "test/bench/bench",
  "test/crash/faults",
  "test/crash/crash",
  "test/discord/secrecy/two-worlds",
  "test/e2e/battle-for-baghdad",
  "test/discord/seat/page/own-page",
  "test/e2e/thumb-battle-for-baghdad",
  "test/campaign/record/engines/pinned",
  "test/discord/start",
  "test/e2e/iraqi-conflict",
  "test/building",
  "test/crash/stopping",
  "test/e2e/thumb-fitna",
  "test/games/battle-for-baghdad/rules",
  "test/discord/sending/flood",
  "test/e2e/thumb-next-war-in-lebanon",
  "test/games/fitna/rules",
  "test/away",
  "test/e2e/page",
  "test/games/next-war-in-lebanon/rules",
  "test/discord/sending/barred",
  "test/crash/two-processes",
  "test/e2e/",
];

/**
 * Where nothing is known of an earlier run, the largest files come first otherwise. Those that run alone come before all
 * others: a process that has begun to take one file after the other would end with the first of them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const part of LONG) requireFile(part);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => turn(a) - turn(b) || rank(a) - rank(b));
  }
}

const turn = ({ project }: TestSpecification): number => (project.config.isolate ? 0 : 1);

function rank({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex((part) => moduleId.includes(part));
  return at === -1 ? LONG.length : at;
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** After a move, a part that names nothing any more would put nothing first, and nobody would notice. */
function requireFile(part: string): void {
  const folder = part.endsWith("/") ? part : dirname(part);
  const beginning = part.endsWith("/") ? "" : basename(part);
  if (!readdirSync(join(ROOT, folder)).some((name) => name.startsWith(beginning)))
    throw new Error(`test/longest-first.ts: nothing begins with ${part}`);
}
