import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as everythingElse } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailable } from "../../src/store/problems.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import type { DatabaseLock } from "../../src/store/sqlite/lock.ts";
import { Transactions } from "../../src/store/sqlite/transactions.ts";
import { fillDisk, makeRoom } from "./disk.ts";

let folder = "";
let database: Database;
let told: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-trouble-"));
  told = [];
  database = openDatabase(join(folder, "umpire.sqlite"), {
    events: {
      troubled: (reason) => void told.push(reason),
      recovered: () => void told.push("recovered"),
    },
  });
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const settings = "x".repeat(20_000);
const write = (id: string) =>
  database.write(() => database.sqlite.prepare("INSERT INTO guilds (id, settings) VALUES (?, ?)").run(id, settings));
const written = (): unknown => database.sqlite.prepare("SELECT id FROM guilds ORDER BY rowid").pluck().all();

const recovered = () => expect.poll(() => told.at(-1), { timeout: 5000 }).toBe("recovered");

describe("a full disk", () => {
  it("refuses what would be written, keeps what was, and goes on by itself when there is room again", async () => {
    await write("before");
    fillDisk(database);
    await expect(write("meanwhile")).rejects.toThrow(/cannot store anything at the moment \(its disk is full\)/);
    await expect(write("again")).rejects.toThrow(StoreUnavailable);
    expect([written(), database.trouble(), told]).toEqual([["before"], "its disk is full", ["its disk is full"]]);
    makeRoom(database);
    await recovered();
    await write("after");
    expect([written(), database.trouble()]).toEqual([["before", "after"], null]);
  });

  it("is not over because a small write finds room", async () => {
    fillDisk(database);
    await expect(write("meanwhile")).rejects.toThrow(StoreUnavailable);
    await database.write(() => database.sqlite.prepare("UPDATE lock SET beat = beat").run());
    expect(database.trouble()).toBe("its disk is full");
  });
});

describe("a lock of another program", () => {
  let other: Sqlite.Database;
  beforeEach(() => {
    other = new Sqlite(join(folder, "umpire.sqlite"));
    other.exec("BEGIN IMMEDIATE");
  });
  afterEach(() => other.close());

  it("is waited for, without keeping anything else waiting, and in the order of the writes", async () => {
    const both = Promise.all([write("first"), write("second")]);
    for (let rounds = 0; rounds < 1000; rounds++) await everythingElse(); // a thread that is kept waiting makes none
    other.exec("COMMIT");
    await both;
    expect([written(), told]).toEqual([["first", "second"], []]);
  });

  it("that stays is a reason to refuse what would be written", async () => {
    await expect(write("meanwhile")).rejects.toThrow(/another program has locked its database/);
    other.exec("COMMIT");
    await recovered();
    await write("after");
    expect(written()).toEqual(["after"]);
  });
});

it("what is wrong with a write itself is no trouble of the store", async () => {
  await write("once");
  await expect(write("once")).rejects.toThrow(/UNIQUE/);
  expect([database.trouble(), told]).toEqual([null, []]);
});

it("in trouble the store looks whether it is over, in place of its signs of life", async () => {
  vi.useFakeTimers();
  const sqlite = new Sqlite(":memory:");
  sqlite.exec("CREATE TABLE lock (id, ballast)");
  const full = new Sqlite.SqliteError("database or disk is full", "SQLITE_FULL");
  let isFull = false;
  const require = () => {
    if (isFull) throw full;
  };
  const lock = { nextBeat: 5000, require, beat: () => {} } as unknown as DatabaseLock;
  const transactions = new Transactions(sqlite, lock, {});
  try {
    isFull = true;
    await expect(transactions.write(() => {})).rejects.toThrow(StoreUnavailable);
    expect(vi.getTimerCount()).toBe(1);
    isFull = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect([transactions.trouble, vi.getTimerCount()]).toEqual([null, 1]);
  } finally {
    transactions.close();
    vi.useRealTimers();
    sqlite.close();
  }
});
