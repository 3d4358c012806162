/** Puts a backup in a database's place, checked first; what was there is kept beside it. */
import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Sqlite from "better-sqlite3";
import { DatabaseProblem } from "../problems.ts";
import { copyTo, requireSound, settleOnDisk, stampOf } from "./backup.ts";
import { hasTable, isNewer } from "./database.ts";
import { DatabaseLock } from "./lock.ts";
import { keepPrivate, makeFolder } from "./private-file.ts";

/** Numbers of messages that were given away after the backup are not used again: Discord knows these. */
const MORE_MESSAGES = 1_000_000;

export interface Restored {
  /** Where the database that was replaced lies now; null: there was none. */
  readonly aside: string | null;
  readonly campaigns: number;
  readonly running: number;
}

/**
 * Puts a backup in a database's place. It is checked and made ready first; what was there is kept beside. Throws
 * `DatabaseProblem`, and has changed nothing then.
 */
export function restore(backup: string, database: string, now: number): Restored {
  requireBackup(backup, database);
  const leave = standStill(database);
  try {
    const next = `${database}.restoring`;
    const figures = makeReady(backup, next);
    const aside = moveAside(database, stampOf(now));
    renameSync(next, database);
    settleOnDisk(dirname(database));
    return { aside, ...figures };
  } finally {
    leave();
  }
}

function requireBackup(backup: string, database: string): void {
  if (database === ":memory:") throw new DatabaseProblem("UMPIRE_DATABASE names no file to restore to.");
  if (!existsSync(backup)) throw new DatabaseProblem(`There is no file ${backup}.`);
  if (resolve(backup) === resolve(database))
    throw new DatabaseProblem(`${backup} is the database itself; name one of its backups.`);
  const refused = (why: string): DatabaseProblem => new DatabaseProblem(`${backup} cannot be restored: ${why}.`);
  try {
    requireSound(backup);
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error));
  }
  const sqlite = new Sqlite(backup, { readonly: true });
  try {
    if (!hasTable(sqlite, "games") || !hasTable(sqlite, "log")) throw refused("it is not a database of Umpire");
    if (isNewer(sqlite)) throw refused("a newer release of Umpire wrote it; start that release");
    if ((sqlite.pragma("foreign_key_check") as unknown[]).length > 0) throw refused("rows that belong together do not");
  } finally {
    sqlite.close();
  }
}

/** Nobody opens the database until it is released. The only lock of one that cannot be read any more is its file. */
function standStill(database: string): () => void {
  makeFolder(dirname(database));
  if (existsSync(database)) keepPrivate(database);
  const sqlite = new Sqlite(existsSync(database) ? database : ":memory:");
  const lock = new DatabaseLock(sqlite, database);
  const leave = (): void => {
    lock.leave();
    if (sqlite.open) sqlite.close();
  };
  try {
    lock.refuseOthers();
    if (!lock.isGuarded) throw new DatabaseProblem(`Another process has ${database} open: stop it first.`);
  } catch (error) {
    leave();
    throw error;
  }
  sqlite.close(); // the last to close it empties its WAL
  return leave;
}

/** A copy of the backup, for a bot whose messages of later days stand in Discord. */
function makeReady(backup: string, next: string): Pick<Restored, "campaigns" | "running"> {
  rmSync(`${next}-journal`, { force: true }); // of a restoring that was interrupted
  const source = new Sqlite(backup, { readonly: true });
  try {
    copyTo(source, next);
  } finally {
    source.close();
  }
  const sqlite = new Sqlite(next);
  try {
    sqlite.pragma("synchronous = FULL");
    if (hasTable(sqlite, "lock")) sqlite.exec("DELETE FROM lock");
    sqlite.prepare("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'outbox'").run(MORE_MESSAGES);
    // what waited then may have been sent since, and is looked for
    sqlite.exec("UPDATE outbox SET attempts = max(attempts, 1) WHERE status = 'waiting'");
    const count = (where: string): number =>
      Number(sqlite.prepare(`SELECT count(*) FROM games WHERE ${where}`).pluck().get());
    return { campaigns: count("true"), running: count("status = 'running'") };
  } finally {
    sqlite.close();
  }
}

/** With SQLite's own files: they belong to this database, and to no other. Null: there is none. */
function moveAside(database: string, stamp: string): string | null {
  const aside = `${database}.replaced-${stamp}`;
  for (const suffix of ["", "-wal", "-shm", "-journal"])
    if (existsSync(database + suffix)) renameSync(database + suffix, aside + suffix);
  return existsSync(aside) ? aside : null;
}
