import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Sandbox, startSandbox } from "../src/sandbox/index.ts";
import { startUmpire, type Umpire } from "../src/umpire.ts";
import { dot } from "./crash/dot.ts";

let sandbox: Sandbox;
let umpire: Umpire;
beforeEach(async () => {
  sandbox = await startSandbox();
  umpire = await startUmpire({
    database: ":memory:",
    packs: null,
    botDelay: 0,
    backupHours: 0,
    token: sandbox.token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: "silent" }),
    illustrator: dot(),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await umpire.stop();
  await sandbox.close();
});

it("a bot is not well once Discord has been away for two minutes, and is when it is back", async () => {
  const { controls } = sandbox;
  expect(umpire.trouble()).toBeNull();
  const figures = await umpire.metrics.metrics();
  for (const line of [
    "umpire_gateway_up 1",
    "umpire_store_up 1",
    "umpire_campaigns_running 0",
    "umpire_outbox_waiting 0",
  ])
    expect(figures).toContain(line);
  controls.ignoreResume(true);
  controls.dropConnections();
  await expect.poll(() => umpire.discord.ready()).toBe(false);
  const read = vi.spyOn(umpire.campaigns, "tick");
  const now = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now() + ahead);
  expect(umpire.trouble()).toBeNull();
  ahead = 119_000;
  expect(umpire.trouble()).toBeNull();
  ahead = 125_000;
  expect(umpire.trouble()).toBe("it has had no connection to Discord for 2 minutes");
  await sleep(5500);
  expect(read).not.toHaveBeenCalled(); // no clock runs out while nobody can do anything
  controls.ignoreResume(false);
  controls.invalidateSessions({ resumable: false });
  await expect.poll(() => umpire.discord.ready(), { timeout: 20_000 }).toBe(true);
  expect(umpire.trouble()).toBeNull();
  await expect.poll(() => read.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
});
