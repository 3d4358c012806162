import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseProblem } from "../../src/store/problems.ts";
import { backUpNow, backupFolder } from "../../src/store/sqlite/backup.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { program } from "../programs.ts";

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-opening-"));
  file = join(folder, "umpire.sqlite");
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
});

/** What somebody is told who starts Umpire with this database. */
function told(path: string): DatabaseProblem {
  try {
    openDatabase(path).close();
  } catch (error) {
    if (error instanceof DatabaseProblem) return error;
    throw error;
  }
  throw new Error(`${path} was opened`);
}

describe("a database that is damaged", () => {
  const NOBODY = 65_534;

  it.each([
    ["at its head", (bytes: Buffer) => bytes.fill(120, 0, 100)],
    ["in its list of tables", (bytes: Buffer) => bytes.fill(120, 100, 4096)],
  ])("%s is called so, with the backups that there are", (_, damage) => {
    const database = openDatabase(file);
    backUpNow(database.sqlite, backupFolder(file), Date.UTC(2026, 0, 1), "timed");
    backUpNow(database.sqlite, backupFolder(file), Date.UTC(2026, 0, 2), "timed");
    database.close();
    writeFileSync(file, damage(readFileSync(file)));
    const { message, passes } = told(file);
    expect(message).toContain(`${file} is damaged`);
    expect(message).toContain("umpire restore");
    expect(message).toMatch(/umpire-20260102-000000-timed\.sqlite, .*umpire-20260101-000000-timed\.sqlite/);
    expect(passes).toBe(false);
  });

  it("says so where there is no backup", () => {
    writeFileSync(file, "a letter, and not a database at all".repeat(100));
    expect(told(file).message).toMatch(/is damaged, or is not a database\..*no backup/);
  });

  /** As `told`, for a user who may not do everything. */
  function toldNobody(path: string): string {
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    return execFileSync(process.execPath, [program("opener"), path], { ...user, encoding: "utf8" });
  }

  it("is told from one that this user may not write", () => {
    openDatabase(file).close();
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    const message = toldNobody(file);
    expect(message).toMatch(/may not write/);
    expect(message).toContain(file);
    expect(message).not.toContain("damaged");
  });

  it("is told from one that this user may not read, and from a folder that is closed to them", () => {
    openDatabase(file).close();
    chmodSync(file, 0o000);
    expect(toldNobody(file)).toMatch(/may not write/);
    chmodSync(folder, 0o700);
    expect(toldNobody(join(folder, "deeper", "umpire.sqlite"))).toMatch(/may not write/);
  });
});

describe("a path that cannot be a database", () => {
  it.each([
    ["a folder", () => folder, /names a folder, .*: name a file in it/],
    ["a device", () => "/dev/null", /is no ordinary file/],
    ["below a file", () => join(file, "deeper", "umpire.sqlite"), /is a file and no folder/],
    ["too long", () => join(folder, "x".repeat(300)), /too long/],
  ])("is called so: %s", (_, path, words) => {
    writeFileSync(file, "");
    const { message, passes } = told(path());
    expect(message).toMatch(words);
    expect(message).toContain("UMPIRE_DATABASE");
    expect(passes).toBe(false);
  });

  it("an empty file becomes a database, and folders are made", () => {
    writeFileSync(file, "");
    openDatabase(file).close();
    mkdirSync(join(folder, "a"));
    openDatabase(join(folder, "a", "b", "c", "umpire.sqlite")).close();
  });
});
