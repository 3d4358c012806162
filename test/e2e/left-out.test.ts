import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

it("a run without a browser says in its last lines what it has left out", async () => {
  const args = ["node_modules/vitest/vitest.mjs", "run", "test/sandbox/page-use.test.ts", "-t", "no such test"];
  const env = { ...process.env, CI: "", UMPIRE_CHROMIUM: "/nowhere/chromium", NO_COLOR: "1" };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  expect(stdout.trim().split("\n").at(-1)).toMatch(/^Not tested, for want of a browser: .*, \d+ tests\. Install/);
});
