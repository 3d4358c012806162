import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp, backUpNow, copyTo, prune } from "../../src/store/backup.ts";
import { type Database, openDatabase } from "../../src/store/database.ts";

let folder = "";
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-backup-"));
  database = openDatabase(join(folder, "umpire.sqlite"));
  database.sqlite.prepare("INSERT INTO guilds (id, settings) VALUES ('g', '{}')").run();
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const guildsIn = (file: string): unknown => {
  const copy = openDatabase(file);
  const ids = copy.sqlite.prepare("SELECT id FROM guilds").pluck().all();
  copy.close();
  return ids;
};

describe("a backup", () => {
  it("holds everything that was written before, made while the database is in use", async () => {
    const file = await backUp(database.sqlite, join(folder, "backups"), Date.UTC(2026, 0, 2, 3, 4, 5), "timed");
    expect(file).toMatch(/umpire-20260102-030405-timed\.sqlite$/);
    database.sqlite.prepare("INSERT INTO guilds (id, settings) VALUES ('later', '{}')").run();
    expect(guildsIn(file)).toEqual(["g"]);
  });

  it("is made at once before a migration", () => {
    const file = backUpNow(database.sqlite, join(folder, "backups"), Date.UTC(2026, 0, 2), "before-migrating");
    expect(guildsIn(file)).toEqual(["g"]);
  });

  it("is restored by putting the file in the database's place", async () => {
    const copy = join(folder, "copy.sqlite");
    await copyTo(database.sqlite, copy);
    database.sqlite.prepare("DELETE FROM guilds").run();
    expect(guildsIn(copy)).toEqual(["g"]);
  });

  it("that fails leaves no half file and says why", async () => {
    writeFileSync(join(folder, "occupied"), "");
    await expect(backUp(database.sqlite, join(folder, "occupied"), 0, "timed")).rejects.toThrow(/could not be written/);
  });

  it("pushes out the oldest ones only, and no other file", async () => {
    const backups = join(folder, "backups");
    for (let day = 1; day <= 5; day++) await backUp(database.sqlite, backups, Date.UTC(2026, 0, day), "timed");
    writeFileSync(join(backups, "notes.txt"), "");
    prune(backups, 2);
    expect(readdirSync(backups).sort()).toEqual([
      "notes.txt",
      "umpire-20260104-000000-timed.sqlite",
      "umpire-20260105-000000-timed.sqlite",
    ]);
  });
});
