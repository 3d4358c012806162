import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp, backUpNow, copyTo, prune } from "../../src/store/sqlite/backup.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";

let folder = "";
let backups = "";
let file = "";
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-backup-"));
  backups = join(folder, "backups");
  file = join(folder, "umpire.sqlite");
  database = openDatabase(file);
  database.sqlite.prepare("INSERT INTO guilds (id, settings) VALUES ('g', '{}')").run();
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const guildsIn = (copy: string): unknown => {
  const opened = openDatabase(copy, { readonly: true });
  const ids = opened.sqlite.prepare("SELECT id FROM guilds").pluck().all();
  opened.close();
  return ids;
};

const DAY = Date.UTC(2026, 0, 2, 3, 4, 5);

describe("a backup", () => {
  it("holds everything that was written before, made while the database is in use", async () => {
    const made = backUp(file, backups, DAY, "timed");
    await database.write(() => database.sqlite.prepare("UPDATE guilds SET settings = '{ }'").run());
    expect(await made).toMatch(/umpire-20260102-030405-timed\.sqlite$/);
    database.sqlite.prepare("INSERT INTO guilds (id, settings) VALUES ('later', '{}')").run();
    expect(guildsIn(await made)).toEqual(["g"]);
    expect(readdirSync(backups)).toEqual(["umpire-20260102-030405-timed.sqlite"]);
  });

  it("is its owner's alone, as its folder, older ones, the database and the files beside it are", async () => {
    const copy = await backUp(file, backups, DAY, "timed");
    expect(statSync(backups).mode & 0o777).toBe(0o700);
    chmodSync(copy, 0o644); // as an earlier release left it
    const newer = await backUp(file, backups, DAY + 1000, "timed");
    const files = readdirSync(folder).filter((name) => name.startsWith("umpire.sqlite"));
    expect(files).toEqual(expect.arrayContaining(["", "-shm", "-wal", ".lock"].map((end) => `umpire.sqlite${end}`)));
    for (const path of [copy, newer, ...files.map((name) => join(folder, name))])
      expect(statSync(path).mode & 0o777, path).toBe(0o600);
  });

  it("is made at once before a migration", () => {
    expect(guildsIn(backUpNow(database.sqlite, backups, DAY, "before-migrating"))).toEqual(["g"]);
  });

  it("that fails leaves no half file and says why", async () => {
    writeFileSync(join(folder, "occupied"), "");
    await expect(backUp(file, join(folder, "occupied"), 0, "timed")).rejects.toThrow(/could not be written/);
    mkdirSync(join(backups, "umpire-20260102-030405-asked.sqlite"), { recursive: true });
    expect(() => backUpNow(database.sqlite, backups, DAY, "asked")).toThrow(/could not be written/);
    expect(readdirSync(backups)).toEqual(["umpire-20260102-030405-asked.sqlite"]);
  });

  it("of a damaged database is none", () => {
    const spoilt = join(folder, "spoilt.sqlite");
    copyTo(database.sqlite, spoilt);
    writeFileSync(spoilt, readFileSync(spoilt).fill("x", 3 * 4096, 9 * 4096));
    const sqlite = new Sqlite(spoilt);
    expect(() => copyTo(sqlite, join(backups, "copy.sqlite"))).toThrow(/could not be written/);
    sqlite.close();
    expect(readdirSync(backups)).toEqual([]);
  });

  it("removes what unfinished ones have left behind, and no other file; one under way stays", () => {
    mkdirSync(backups);
    const left = [
      ".umpire-20260101-000000-timed.sqlite.part",
      "umpire-20260101-000000-timed.sqlite.part",
      `umpire-20260101-000000-timed.sqlite.${process.pid}.part`,
      `umpire-20260101-000000-timed.sqlite.${process.pid}.part-journal`,
    ];
    const others = ["film.part", "notes.txt", `umpire-20260101-000000-asked.sqlite.${process.ppid}.part`];
    for (const name of [...left, ...others]) writeFileSync(join(backups, name), "");
    backUpNow(database.sqlite, backups, DAY, "timed");
    expect(readdirSync(backups).sort()).toEqual([...others, "umpire-20260102-030405-timed.sqlite"].sort());
  });

  it("pushes out the oldest ones only, and no other file; an unfinished one does not count", () => {
    for (let day = 1; day <= 5; day++) backUpNow(database.sqlite, backups, Date.UTC(2026, 0, day), "timed");
    const others = ["notes.txt", "umpire-20260109-000000-timed.sqlite.1.part"];
    for (const name of others) writeFileSync(join(backups, name), "");
    prune(backups, 2);
    expect(readdirSync(backups).sort()).toEqual([
      "notes.txt",
      "umpire-20260104-000000-timed.sqlite",
      "umpire-20260105-000000-timed.sqlite",
      "umpire-20260109-000000-timed.sqlite.1.part",
    ]);
  });
});
