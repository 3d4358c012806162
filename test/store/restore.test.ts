import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUpNow } from "../../src/store/sqlite/backup.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { restore } from "../../src/store/sqlite/restore.ts";
import { umpire } from "../cli/in-process.ts";
import { writeBehind } from "../write-behind.ts";
import { GAME, record } from "./in-memory.ts";

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

let folder = "";
let file = "";
let backup = "";
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-restore-"));
  file = join(folder, "umpire.sqlite");
  const database = openDatabase(file);
  const repository = sqliteRepository(database);
  await repository.keepPack("h", "g", {});
  const outbox = [{ destination: "channel:1", slot: null, payload: { kind: "close-thread", phase: "p" } as const }];
  await writeBehind(repository, { game: GAME, create: record(GAME), outbox, at: 1 });
  backup = backUpNow(database.sqlite, join(folder, "backups"), NOW, "timed");
  await writeBehind(repository, { game: GAME, set: { name: "later" }, outbox, at: 2 });
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const nameIn = (of: string): unknown => {
  const sqlite = new Sqlite(of);
  const name = sqlite.prepare("SELECT name FROM games").pluck().get();
  sqlite.close();
  return name;
};

const others = (): string[] => readdirSync(folder).filter((name) => !["backups", "umpire.sqlite.lock"].includes(name));

describe("restoring a backup", () => {
  it("puts it in the database's place, and keeps what was there", () => {
    const { aside, ...figures } = restore(backup, file, NOW);
    for (const path of [file, aside ?? ""]) expect(statSync(path).mode & 0o777, path).toBe(0o600);
    expect(figures).toEqual({ campaigns: 1, running: 1 });
    expect(aside).toBe(`${file}.replaced-20260102-030405`);
    expect([nameIn(file), nameIn(aside ?? "")]).toEqual(["n", "later"]);
    expect(others().sort()).toEqual(["umpire.sqlite", "umpire.sqlite.replaced-20260102-030405"]);
    openDatabase(file).close();
  });

  it("looks for messages that may have been sent since, and gives new ones numbers of their own", async () => {
    const old = openDatabase(file);
    const last = Number(old.sqlite.prepare("SELECT max(id) FROM outbox").pluck().get());
    old.close();
    restore(backup, file, NOW);
    const database = openDatabase(file);
    const repository = sqliteRepository(database);
    expect((await repository.outbox.heads(NOW, NOW)).map(({ attempts }) => attempts)).toEqual([1]);
    const outbox = [{ destination: "channel:2", slot: null, payload: { kind: "close-thread", phase: "p" } as const }];
    await writeBehind(repository, { game: GAME, outbox, at: 3 });
    expect((await repository.outbox.heads(NOW, NOW)).at(-1)?.id).toBeGreaterThan(last);
    database.close();
  });

  it("works where the database is damaged, or gone", () => {
    writeFileSync(file, "this is a letter to my aunt, and quite a long one at that".repeat(100));
    writeFileSync(`${file}-wal`, "of another database");
    const { aside } = restore(backup, file, NOW);
    expect(readFileSync(aside ?? "", "utf8")).toMatch(/^this is a letter/);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(nameIn(file)).toBe("n");
    rmSync(file);
    expect(restore(backup, file, NOW + 1000).aside).toBeNull();
    expect(nameIn(file)).toBe("n");
    const elsewhere = join(folder, "a new", "place", "umpire.sqlite");
    restore(backup, elsewhere, NOW + 2000);
    expect(nameIn(elsewhere)).toBe("n");
  });

  it("is refused while a process has the database open, even if nobody can read in it which one", () => {
    const running = openDatabase(file);
    expect(() => restore(backup, file, NOW)).toThrow(/has .* open: stop it first/);
    running.sqlite.exec("DELETE FROM lock");
    expect(() => restore(backup, file, NOW)).toThrow(/Another process has .* open/);
    running.close();
    expect(nameIn(file)).toBe("later");
  });

  it.each([
    ["there is none", () => rmSync(backup), /There is no file/],
    ["is not a database", () => writeFileSync(backup, "x".repeat(5000)), /cannot be restored: .*not a database/],
    [
      "is cut short",
      () => writeFileSync(backup, readFileSync(backup).subarray(0, 20_000)),
      /cannot be restored: (database disk image|SQLite finds)/,
    ],
    [
      "is not a database of ours",
      () => {
        rmSync(backup);
        new Sqlite(backup).exec("CREATE TABLE tulips (id)").close();
      },
      /not a database of Umpire/,
    ],
    [
      "was written by a newer release",
      () => {
        const sqlite = new Sqlite(backup);
        sqlite.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e15)");
        sqlite.close();
      },
      /newer release/,
    ],
    ["is the database itself", () => renameSync(file, backup), /There is no file|is the database itself/],
  ])("that %s is refused, and changes nothing", (what, spoil, why) => {
    if (what !== "is the database itself") spoil();
    expect(() => restore(what === "is the database itself" ? file : backup, file, NOW)).toThrow(why);
    expect(nameIn(file)).toBe("later");
    expect(others()).toEqual(["umpire.sqlite"]);
  });

  it("that was interrupted is not taken for a new beginning", () => {
    restore(backup, file, NOW);
    renameSync(file, `${file}.restoring`); // the power failed just before the last step
    expect(() => openDatabase(file)).toThrow(/interrupted: run `umpire restore` again/);
    restore(backup, file, NOW);
    openDatabase(file).close();
  });

  it("is one command", async () => {
    const { out } = await umpire(["restore", backup], { UMPIRE_DATABASE: file });
    expect(out).toMatch(/is restored from .*: 1 campaigns, 1 of them running\. What was there is kept as .*replaced-/);
    expect(nameIn(file)).toBe("n");
  });
});
