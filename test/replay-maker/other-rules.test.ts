/** The page of a campaign that an earlier release has played in part by rules that this one plays otherwise. */
import { expect, it } from "vitest";
import { lacksLog } from "../../src/replay-maker/page-check.ts";
import make from "../../src/replay-maker/replay-worker.ts";
import { EDITIONS, eventful } from "../replay/recorded.ts";

const BAGHDAD = EDITIONS[0];

it("is made of what stood in the channel, and says why it cannot check itself", async () => {
  if (!BAGHDAD) throw new Error("there is no edition");
  const { file, channel } = await eventful(BAGHDAD);
  const row = file.rows.findIndex(({ kind, seq }) => kind === "act" && seq > 20);
  const rows = file.rows.map((one, i) => (i === row ? { ...one, rules: "1", state: "0".repeat(64) } : one));
  const about = { title: "Tigris", names: [], promises: [] };
  const instead = { ...channel, posted: { ...channel.posted, isRunning: false } };
  const replay = await make({ task: { file: { ...file, rows }, about, instead }, films: false });
  expect(replay.lacksLog).toBe("other rules");
  expect(lacksLog(replay.html)).toBe(true);
  expect(replay.story.length).toBeGreaterThan(0);
});

it("is none where rows of today's rules have been changed", async () => {
  if (!BAGHDAD) throw new Error("there is no edition");
  const { file, channel } = await eventful(BAGHDAD);
  const rows = file.rows.map((one, i) => (i === 21 ? { ...one, state: "0".repeat(64) } : one));
  const task = { file: { ...file, rows }, about: { title: "Tigris", names: [], promises: [] }, instead: channel };
  await expect(make({ task, films: false })).rejects.toThrow("differs");
});
