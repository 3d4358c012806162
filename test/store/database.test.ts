import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseProblem } from "../../src/store/problems.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { keepPrivate } from "../../src/store/sqlite/private-file.ts";

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-store-"));
  file = join(folder, "umpire.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the database file", () => {
  it("is made with all tables, in WAL mode, fully synchronous, with foreign keys", () => {
    const { sqlite, close } = openDatabase(file);
    const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
    for (const name of ["guilds", "games", "seats", "members", "log", "snapshots", "sheets", "outbox", "clocks"])
      expect(tables).toContain(name);
    for (const name of [
      "standing_orders",
      "handled_interactions",
      "threads",
      "preferences",
      "results",
      "packs",
      "live_posts",
    ])
      expect(tables).toContain(name);
    expect(sqlite.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(sqlite.pragma("synchronous", { simple: true })).toBe(2);
    expect(sqlite.pragma("foreign_keys", { simple: true })).toBe(1);
    close();
  });

  it("lies in a folder of its owner's alone, where it has to be made", () => {
    openDatabase(join(folder, "var", "umpire.sqlite")).close();
    expect(statSync(join(folder, "var")).mode & 0o777).toBe(0o700);
  });

  it("is its owner's alone, though it was anybody's before, and so is what lies beside it", () => {
    const first = openDatabase(file);
    const paths = [file, `${file}-wal`];
    for (const path of paths) chmodSync(path, 0o644);
    keepPrivate(file);
    for (const path of paths) expect(statSync(path).mode & 0o777, path).toBe(0o600);
    first.close();
    chmodSync(file, 0o644);
    openDatabase(file).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("opens again as it was", () => {
    const first = openDatabase(file);
    first.sqlite.exec("INSERT INTO preferences (person, settings) VALUES ('ada', '{}')");
    first.close();
    const beforeMigrating = () => {
      throw new Error("there is nothing to migrate");
    };
    const again = openDatabase(file, { beforeMigrating });
    expect(again.sqlite.prepare("SELECT person FROM preferences").pluck().all()).toEqual(["ada"]);
    again.close();
  });

  it("is refused if newer code wrote it, and is not touched", () => {
    openDatabase(file).close();
    const sqlite = new Sqlite(file);
    sqlite.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('future', ?)").run(9e15);
    sqlite.close();
    const before = readFileSync(file);
    expect(() => openDatabase(file)).toThrow(/newer release/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("is refused if it is not a database", () => {
    writeFileSync(file, "this is a letter to my aunt, and quite a long one at that".repeat(20));
    expect(() => openDatabase(file)).toThrow(DatabaseProblem);
    expect(() => openDatabase(file)).toThrow(/is damaged, or is not a database/);
  });

  it("can be read beside a running bot", () => {
    const { close } = openDatabase(file);
    const reader = openDatabase(file, { readonly: true });
    expect(reader.sqlite.prepare("SELECT count(*) FROM games").pluck().get()).toBe(0);
    reader.close();
    close();
  });

  it("is missing where none is", () => {
    expect(() => openDatabase(join(folder, "none.sqlite"), { readonly: true })).toThrow(/no database/);
  });
});
