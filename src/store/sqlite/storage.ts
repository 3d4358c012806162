/** Everything that is stored, in one file with one writer: how it is opened, cleaned up, backed up and closed. */
import { DatabaseProblem } from "../problems.ts";
import type { Repository } from "../repository.ts";
import type { Retention } from "../retention.ts";
import type { Backups, Storage, StorageOptions } from "../storage.ts";
import { backUp, backUpNow, backupFolder, newestIn, prune } from "./backup.ts";
import { cleanUp } from "./cleaning.ts";
import { type Database, openDatabase } from "./database.ts";
import { sqliteRepository } from "./repository.ts";

/** Everything in one file, with one writer. */
class SqliteStorage implements Storage {
  readonly database: Database;
  readonly backups: Backups | null;
  readonly #file: string;
  #repository: Repository | null = null;

  constructor(file: string, database: Database) {
    this.#file = file;
    this.database = database;
    this.backups = file === ":memory:" ? null : backupsOf(file);
  }

  get isCurrent(): boolean {
    return this.database.isCurrent;
  }

  get repository(): Repository {
    if (!this.isCurrent)
      throw new DatabaseProblem(
        `The database ${this.#file} was written by an older release of Umpire: start the bot once, which brings it up to date.`,
      );
    this.#repository ??= sqliteRepository(this.database);
    return this.#repository;
  }

  requireLock(): void {
    this.database.requireLock();
  }

  trouble(): string | null {
    return this.database.trouble();
  }

  async cleanUp(keep: Retention, now: number, signal?: AbortSignal): Promise<number> {
    return await cleanUp(this.database, keep, now, signal);
  }

  async close(): Promise<void> {
    this.database.close();
  }
}

const backupsOf = (file: string): Backups => ({
  make: (now, why, copy) => backUp(file, backupFolder(file), now, why, copy),
  newest: () => newestIn(backupFolder(file)),
  prune: (keep) => prune(backupFolder(file), keep),
});

/**
 * Opens a database file (":memory:" for none), brings it up to date and locks it. An older release's is copied first. Throws
 * `DatabaseProblem`.
 */
export function openStorage(
  file: string,
  { now = Date.now, ...options }: StorageOptions = {},
  { mayBeMoved = false }: { readonly mayBeMoved?: boolean } = {},
): Storage {
  const database = openDatabase(file, {
    ...options,
    beforeMigrating: (sqlite) => backUpNow(sqlite, backupFolder(file), now(), "before-migrating"),
  });
  if (!options.readonly && !mayBeMoved) refuseMoved(file, database);
  return new SqliteStorage(file, database);
}

/** The name of the key that says where a database was moved to. */
export const MOVED_TO = "moved to";

/** Throws `DatabaseProblem` for a database that goes on elsewhere. */
function refuseMoved(file: string, database: Database): void {
  const { sqlite } = database;
  const to = sqlite.prepare<[string], string>("SELECT key FROM keys WHERE name = ?").pluck().get(MOVED_TO);
  if (to === undefined) return;
  database.close();
  throw new DatabaseProblem(
    `The database ${file} was moved to ${to}: set UMPIRE_DATABASE to that. What has happened since is not in the file; to go ` +
      "on with it all the same, run `umpire move-to --take-back`.",
  );
}

/** The database beneath a storage, for measurements and for tests that damage it. Throws if it is none of SQLite's. */
export function databaseOf(storage: Storage): Database {
  if (storage instanceof SqliteStorage) return storage.database;
  throw new Error("this storage is no SQLite database");
}
