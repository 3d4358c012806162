import { pino } from "pino";
import { expect, it } from "vitest";
import { lines } from "../src/progress.ts";

/** What is logged of checks that are done at these times, in ms: a line each. */
function logged(of: number, done: readonly number[]): readonly string[] {
  const told: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line) => void told.push(line) });
  let now = 0;
  const progress = lines(logger, () => now);
  progress.begin(of);
  for (const [i, at] of done.entries()) {
    now = at;
    progress.done(i + 1);
  }
  progress.end();
  return told.map((line) => {
    const { campaigns = null, done = null, msg } = JSON.parse(line);
    return [campaigns, done, msg].filter((part) => part !== null).join(" ");
  });
}

it("a long start says every five seconds how far it is, and then that it is done", () => {
  expect(logged(4, [2000, 5000, 9999, 10_000])).toEqual([
    "4 checking campaigns against this release",
    "2 checking campaigns against this release",
    "4 all campaigns are checked",
  ]);
  expect(logged(2, [1, 2])).toEqual(["2 checking campaigns against this release", "2 all campaigns are checked"]);
});

it("a start with nothing to check says nothing", () => {
  expect(logged(0, [])).toEqual([]);
});
