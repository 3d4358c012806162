import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Housekeeping } from "../src/housekeeping.ts";
import { KEPT } from "../src/store/retention.ts";
import { backupFolder } from "../src/store/sqlite/backup.ts";
import { openStorage } from "../src/store/sqlite/storage.ts";
import type { Storage } from "../src/store/storage.ts";

let folder = "";
let file = "";
let storage: Storage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-housekeeping-"));
  file = join(folder, "umpire.sqlite");
  storage = openStorage(file);
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true });
});

/** In hours. */
const SECOND = 1 / 3600;

const house = (backupHours: number): Housekeeping => {
  let now = Date.UTC(2026, 0, 1);
  const clock = { now: () => (now += 60_000) };
  return new Housekeeping({ storage, backupHours, keep: KEPT, clock, logger: pino({ level: "silent" }) });
};
const backups = (): readonly string[] => (existsSync(backupFolder(file)) ? readdirSync(backupFolder(file)) : []);

it("a database is copied from time to time, and no more once that is stopped", async () => {
  const housekeeping = house(SECOND);
  housekeeping.start();
  await expect.poll(() => backups().length).toBeGreaterThan(0);
  await housekeeping.stop();
  await housekeeping.copied();
  const made = backups();
  await sleep(1100);
  expect(backups()).toEqual(made);
});

it("nothing keeps a process alive once that is stopped", async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  const before = timers();
  const housekeeping = house(1000);
  housekeeping.start();
  expect(timers()).toBe(before + 2);
  await housekeeping.stop();
  await expect.poll(timers).toBeLessThanOrEqual(before);
});

it("no copies are made where none are wanted", async () => {
  const housekeeping = house(0);
  housekeeping.start();
  await sleep(60);
  await housekeeping.stop();
  expect(backups()).toEqual([]);
});
