import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scoutsSubject } from "./games/scouts.ts";
import { digestOf, Passed } from "./passed.ts";

const variant = { label: "default options" };
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-passed-"));
  vi.stubEnv("CI", "");
  vi.stubEnv("UMPIRE_FRESH", "");
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const passed = (read = () => "code") => new Passed(scoutsSubject, folder, read);

describe("games that have passed", () => {
  it("are remembered for their variant and their code", () => {
    passed().note(variant, 3);
    expect(passed().games(variant)).toBe(3);
    expect(passed().games({ label: "random options" })).toBe(0);
    expect(passed(() => "other code").games(variant)).toBe(0);
  });

  it("are played again where it counts, and where somebody wants them to be", () => {
    passed().note(variant, 3);
    vi.stubEnv("CI", "true");
    expect(passed().games(variant)).toBe(0);
    vi.stubEnv("CI", "");
    vi.stubEnv("UMPIRE_FRESH", "1");
    expect(passed().games(variant)).toBe(0);
  });

  it("are not remembered if the code was changed while they were played, or is not that on the disk", () => {
    let reads = 0;
    passed(() => `code ${reads++}`).note(variant, 3);
    vi.stubEnv("UMPIRE_FRESH", "1");
    passed().note(variant, 3);
    vi.stubEnv("UMPIRE_FRESH", "");
    expect(passed().games(variant)).toBe(0);
  });

  it("have a code of their own game", () => {
    expect(digestOf("fitna")).toBe(digestOf("fitna"));
    expect(digestOf("fitna")).not.toBe(digestOf("iraqi-conflict"));
  });
});
