import { execFile } from "node:child_process";
import { expect, it } from "vitest";
import { amount } from "../amounts.ts";
import { program } from "../programs.ts";

/** What a simulation says in the end. Its time and chance are those of a process of its own. */
const simulated = (...flags: readonly (string | number)[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program("simulate"), ...flags.map(String)], (_, out, errors) => resolve(out + errors));
  });

const SMALL = ["--campaigns", 2, "--people", 6, "--kills", 2, "--long-away", 0, "--failing", 200];

it("a week of a server: whatever is open can be answered or stands by a rule, nobody is called in vain, and all is proved", {
  timeout: 600_000,
}, async () => {
  const days = amount(7, 30);
  const said = await simulated(
    "--seed",
    "week",
    "--days",
    days,
    "--campaigns",
    4,
    "--people",
    24,
    "--kills",
    2,
    "--long-away",
    1,
  );
  expect(said).toContain("no rule was broken");
});

it("the same seed gives the same run, to the letter of all that is posted", { timeout: 600_000 }, async () => {
  const same = ["--seed", "twice", "--days", 4, ...SMALL];
  const [one, other] = await Promise.all([simulated(...same), simulated(...same)]);
  const fingerprint = /fingerprint [0-9a-f]{64}/;
  expect(fingerprint.exec(one)?.[0]).toBeDefined();
  expect(fingerprint.exec(other)?.[0]).toBe(fingerprint.exec(one)?.[0]);
});
