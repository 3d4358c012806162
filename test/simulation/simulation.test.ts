import { execFile, spawn } from "node:child_process";
import { beforeAll, expect, it } from "vitest";
import { amount } from "../amounts.ts";
import { BRIEF } from "../brief.ts";
import { program } from "../programs.ts";

/** All four games, and whatever befalls a bot and those who play, in a few days. Where it counts, a week of more people. */
const [days, people, seed] = process.env.CI ? [7, 24, "c3"] : [5, 14, "a1"];
const FLAGS = [
  ...["--seed", seed, "--days", amount(days, 30), "--campaigns", 4, "--people", people],
  ...["--kills", 3, "--long-away", 1, "--failing", 200],
].map(String);
/** Its time and chance are those of a process of its own. */
const SIMULATION = ["--max-semi-space-size=64", "--single-threaded-gc", ...BRIEF, program("simulate"), ...FLAGS];

/** What a simulation says of itself. */
const simulated = (): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, SIMULATION, (_, out, errors) => resolve(out + errors));
  });

/** What all that was posted comes to at the beginning of each day: a few digits of a hash. */
const mornings = (said: string): readonly string[] =>
  [...said.matchAll(/^day \d+ of .*: ([0-9a-f]{16})$/gm)].map(([, digits = ""]) => digits);

/** How many mornings are compared. */
const MORNINGS = 2;

/** The same as far as the last of these. */
const begunAgain = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, SIMULATION, { stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (mornings(said).length >= MORNINGS) child.kill("SIGKILL");
    });
    child.once("error", reject).once("close", () => resolve(said));
  });

let said = "";
beforeAll(async () => {
  said = await simulated();
}, 600_000);

it("some days of a server: whatever is open can be answered or stands by a rule, nobody is called in vain, and all is proved", () => {
  expect(said).toContain("no rule was broken");
});

it("people read, stay away in holidays, and fill in what they do not submit; what was decided for them is told", () => {
  const [, happened = ""] = /^what happened: (.*)$/m.exec(said) ?? [];
  const told = ["default told", "recap tells defaults"];
  const read = ["map", "recap", "log", "status"].map((page) => `read: ${page}`);
  for (const what of [...read, "stayed away in holidays", "filled in, not submitted: never submits", ...told])
    expect(happened).toContain(`${what} `);
});

it("each game was played, the bot died, its disk and its connection failed, and what it needs was taken from it", () => {
  const [happened = "", faults = ""] = [/^what happened: (.*)$/m, /^faults: (.*)$/m].map(
    (line) => line.exec(said)?.[1],
  );
  const games = ["iraqi-conflict", "battle-for-baghdad", "next-war-in-lebanon", "fitna"].map(
    (game) => `opened ${game}`,
  );
  for (const what of [...games, "act", "default", "order", "bot", "reminder", "repaired", "killed", "gone for long"])
    expect(happened).toContain(`${what} `);
  expect(faults).toMatch(/^(?:.*\b(?:full disk|locked database|session lost|channel deleted|5xx|429)){6}/);
  expect(faults).not.toMatch(/ 0\b/);
});

it("the same seed gives the same run, to the letter of all that is posted", { timeout: 600_000 }, async () => {
  const begun = mornings(await begunAgain()).slice(0, MORNINGS);
  expect(new Set(begun).size).toBe(MORNINGS);
  expect(begun).toEqual(mornings(said).slice(0, MORNINGS));
});
