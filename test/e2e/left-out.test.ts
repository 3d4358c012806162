import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { sentence } from "./left-out.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** How a run in CI without a browser ends, and what it says of that. */
async function withoutBrowser(): Promise<{ readonly failed: boolean; readonly said: string | undefined }> {
  const args = ["node_modules/vitest/vitest.mjs", "run", "test/sandbox/page-use.test.ts", "-t", "no such test"];
  const env = { ...process.env, CI: "true", UMPIRE_CHROMIUM: "/nowhere/chromium", NO_COLOR: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, env }, (error, stdout) => {
      const said = stdout.split("\n").find((line) => line.includes("for want of a browser"));
      resolve({ failed: error !== null, said });
    });
  });
}

it("a run without a browser fails in CI, and says why", async () => {
  const { failed, said } = await withoutBrowser();
  expect(failed).toBe(true);
  expect(said).toMatch(/^Failed, for want of a browser: .*, \d+ tests, which must not be left out in CI\. Install/);
});

it("elsewhere such a run says what it has left out", () => {
  expect(sentence(7, false)).toMatch(/^Not tested, for want of a browser: the sandbox's page, 7 tests\. Install/);
});
