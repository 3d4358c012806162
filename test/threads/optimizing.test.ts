/** How soon the JavaScript engine optimizes is said once, and not against whoever started the process. */
import { syncBuiltinESMExports } from "node:module";
import v8 from "node:v8";
import { afterEach, expect, it, vi } from "vitest";
import { optimizeSooner } from "../../src/threads/optimizing.ts";

const usual = process.execArgv;

afterEach(() => {
  process.execArgv = usual;
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** The flags that are set in a process that was started with these. */
function set(given: string[]): readonly string[] {
  const flags: string[] = [];
  vi.spyOn(v8, "setFlagsFromString").mockImplementation((flag) => void flags.push(flag));
  syncBuiltinESMExports();
  process.execArgv = given;
  optimizeSooner();
  return flags;
}

it("is sooner where nothing was said of it", () => {
  expect(set(["--import", "tsx"])).toEqual(["--interrupt-budget=30000"]);
});

it("is as the process was started", () => {
  expect(set(["--import", "tsx", "--interrupt-budget=1000000"])).toEqual([]);
});
