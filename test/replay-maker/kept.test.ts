import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KeptReplays } from "../../src/replay-maker/kept.ts";
import type { MadeReplay } from "../../src/replay-maker/made.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-kept-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const replay = (html: string): MadeReplay => ({
  html,
  story: ["It was short."],
  points: [],
  lacksLog: null,
  film: { gif: Buffer.from("GIF89a"), alt: "Boards." },
});
const MB = "x".repeat(1_000_000);

/** As if it had been kept this many minutes ago. */
function age(game: string, minutes: number): void {
  const at = new Date(Date.now() - minutes * 60_000);
  for (const name of readdirSync(join(folder, game))) utimesSync(join(folder, game, name), at, at);
}

it("keeps one replay of a campaign, for what it was made of", async () => {
  const kept = new KeptReplays(folder, 10);
  await kept.keep("abc", "first", replay("one"));
  await kept.keep("abc", "second", replay("two"));
  expect(await kept.find("abc", "second")).toEqual(replay("two"));
  await kept.keep("abc", "second", { ...replay("two"), film: null });
  expect((await kept.find("abc"))?.film).toBeNull();
  expect(await kept.find("abc", "first")).toBeNull();
  expect((await kept.find("abc"))?.html).toBe("two");
  expect(await kept.find("other")).toBeNull();
  await kept.remove("abc");
  expect(await kept.find("abc")).toBeNull();
});

it("throws the oldest away where there are too many, and never the newest", async () => {
  const kept = new KeptReplays(folder, 2.5);
  for (const [game, minutes] of [
    ["a", 3],
    ["b", 9],
  ] as const) {
    await kept.keep(game, "it", replay(MB));
    age(game, minutes);
  }
  await kept.keep("c", "it", replay(MB));
  expect(readdirSync(folder).sort()).toEqual(["a", "c"]);
  await kept.keep("d", "it", replay(MB + MB + MB));
  expect(readdirSync(folder)).toEqual(["d"]);
});

it("lets nobody but its owner read it", async () => {
  const kept = new KeptReplays(join(folder, "replays"), 1);
  await kept.keep("abc", "it", replay("one"));
  const paths = [join(folder, "replays", "abc"), join(folder, "replays", "abc", "replay.html")];
  expect(paths.map((path) => (statSync(path).mode & 0o077).toString(8))).toEqual(["0", "0"]);
});

it("makes again what was damaged, or left half written", async () => {
  const kept = new KeptReplays(folder, 1);
  await kept.keep("abc", "it", replay("one"));
  writeFileSync(join(folder, "abc", "words.json"), "{");
  expect(await kept.find("abc")).toBeNull();
});
