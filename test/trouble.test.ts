import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PackError, Refused } from "#engine";
import { ConfigProblem } from "../src/config.ts";
import { FontProblem } from "../src/render/node/fonts.ts";
import { RulesProblem } from "../src/rules-of-play/book.ts";
import { SandboxProblem } from "../src/sandbox/problem.ts";
import { DatabaseProblem } from "../src/store/problems.ts";
import { runUnderSupervision, tellAndExit } from "../src/trouble.ts";

class Exit extends Error {
  readonly code: unknown;
  constructor(code: unknown) {
    super("exit");
    this.code = code;
  }
}

let said = "";
beforeEach(() => {
  said = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Exit(code);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** What a process ends with for this reason. */
function codeFor(error: unknown): unknown {
  try {
    tellAndExit(error);
  } catch (thrown) {
    if (thrown instanceof Exit) return thrown.code;
    throw thrown;
  }
  return "none";
}

it.each([
  ["a mistake in what was asked", new Refused({ code: "no", text: "No such game." }), 2],
  ["a pack", new PackError("a.json", "", "no cards"), 78],
  ["the configuration", new ConfigProblem(["  A is wrong"]), 78],
  ["the fonts", new FontProblem("no fonts"), 78],
  ["the rules that people read", new RulesProblem("they are missing"), 78],
  ["the sandbox", new SandboxProblem("its port is taken"), 78],
  ["a database that somebody has to mend", new DatabaseProblem("it is damaged"), 78],
  ["a database that another process holds", new DatabaseProblem("it is taken", true), 75],
])("a process says what is wrong with %s, and ends with a code of its own", (_, error, code) => {
  expect(codeFor(error)).toBe(code);
  expect(said).toBe(`${error instanceof Refused ? error.text : error.message}\n`);
});

it("what is our own fault is thrown on, with its stack", () => {
  expect(() => codeFor(new TypeError("x is undefined"))).toThrow("x is undefined");
  expect(said).toBe("");
});

it("under Docker, a process that somebody has to mend something for waits until it is stopped", async () => {
  vi.stubEnv("UMPIRE_ON_FAILURE", "wait");
  const before = process.listeners("SIGTERM");
  let ended: unknown = null;
  const waiting = runUnderSupervision(() => Promise.reject(new FontProblem("no fonts"))).catch((error: unknown) => {
    ended = error;
  });
  await expect.poll(() => process.listeners("SIGTERM").length).toBeGreaterThan(before.length);
  expect(said).toMatch(/^The font no fonts is missing/);
  expect(said).toContain("\nUmpire does nothing now, and waits to be stopped.\n");
  expect(ended).toBeNull();
  for (const listener of process.listeners("SIGTERM")) if (!before.includes(listener)) listener("SIGTERM");
  await waiting;
  expect(ended).toMatchObject({ code: 78 });
});

it.each([
  ["what passes by itself", "wait", new Refused({ code: "no", text: "No." })],
  ["anything where no supervisor starts again for ever", "exit", new FontProblem("no fonts")],
])("is not waited for: %s", async (_, onFailure, error) => {
  vi.stubEnv("UMPIRE_ON_FAILURE", onFailure);
  await expect(runUnderSupervision(() => Promise.reject(error))).rejects.toBe(error);
});
