import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loaders, oneThread, threads } from "../../src/threads/threads.ts";

it("threads run TypeScript as this process does, by loaders that they find from wherever they are", () => {
  const [one, other] = ["/umpire/one.mjs", "/umpire/other.mjs"];
  const given = ["--import", one, "--max-semi-space-size=32", "--import", "tsx", "--inspect", "--import", other];
  expect(loaders(given)).toEqual(["--import", one, "--import", other]);
});

it.each([[[]], [["--import", "tsx"]], [["--import"]], [["/umpire/one.mjs"]]])("or else by tsx: %o", (given) => {
  const [word, address = "", ...more] = loaders(given);
  expect([word, more]).toEqual(["--import", []]);
  expect(fileURLToPath(address)).toMatch(/\/node_modules\/tsx\/.*\.mjs$/);
});

describe("threads for a module that stands in TypeScript", () => {
  /** How they are started, of which none is yet. */
  const optionsOf = (room: { readonly oldMb?: number; readonly youngMb?: number }) =>
    threads("file:///umpire/asking.ts", "working", { minThreads: 0, ...room }).options;

  it("run the one of that name beside the module that asks, by a loader", () => {
    const { filename, execArgv } = optionsOf({});
    expect(filename).toBe("/umpire/working.ts");
    expect(execArgv).toEqual(loaders(process.execArgv));
  });

  it("are one at most where one is enough, none until there is work, and none after a minute without", () => {
    const one = oneThread("file:///umpire/asking.ts", "working", { oldMb: 400 });
    expect(one.options).toMatchObject({ minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
    expect(one.options.resourceLimits).toEqual({ maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 400 });
    expect(one.threads).toEqual([]);
    expect(oneThread("file:///umpire/asking.ts", "working", { idleTimeout: 10 }).options.idleTimeout).toBe(10);
  });

  it("have little room for what they have just made, and all there is for what lives, unless it is said", () => {
    expect(optionsOf({}).resourceLimits).toEqual({ maxYoungGenerationSizeMb: 8 });
    const said = optionsOf({ youngMb: 32, oldMb: 512 }).resourceLimits;
    expect(said).toEqual({ maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 });
  });
});
