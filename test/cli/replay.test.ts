/** `umpire replay` where it can make no page. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { umpire } from "./in-process.ts";

const EARLIER = new URL("../fixtures/release-0.2/fitna-2018.json.gz", import.meta.url);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-cli-replay-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("says in a sentence that a campaign was played by rules that are gone, and makes no page", async () => {
  const [file, page] = [join(folder, "game.json"), join(folder, "replay.html")];
  writeFileSync(file, gunzipSync(readFileSync(EARLIER)));
  const { code, out, err } = await umpire(["replay", file, page]);
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(/^Row 0 was played by rules 2, .* it takes the engine of that release .*\n$/);
  expect(existsSync(page)).toBe(false);
});
