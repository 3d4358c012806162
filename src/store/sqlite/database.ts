/** Opens a database file, brings it up to date and locks it. */
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { MIGRATIONS } from "../migrations.ts";
import { DatabaseProblem } from "../problems.ts";
import type { StorageOptions } from "../storage.ts";
import { DatabaseLock } from "./lock.ts";
import { openingProblem, refuseImpossible } from "./opening.ts";
import { keepPrivate, makeFolder } from "./private-file.ts";
import * as schema from "./schema.ts";
import { Transactions } from "./transactions.ts";

/**
 * How long, in ms, a statement keeps everything else waiting for somebody else's lock: at the start, and from then on.
 */
const PATIENCE = { opening: 5000, running: 20 } as const;

export interface Database {
  readonly sqlite: Sqlite.Database;
  readonly orm: BetterSQLite3Database<typeof schema>;
  /** Whether no migration is due; one that may be written has had them all. */
  readonly isCurrent: boolean;
  /** The one way to write, see `Transactions`. */
  write<T>(work: () => T): Promise<T>;
  /** To be asked before something is done outside that only one process may do. Throws `DatabaseProblem`. */
  requireLock(): void;
  /** Why nothing can be stored at the moment; null: it can. */
  trouble(): string | null;
  close(): void;
}

interface DatabaseOptions extends Pick<StorageOptions, "readonly" | "events"> {
  /** What a database in memory begins with: another one, serialized. */
  readonly copyOf?: Buffer;
  /** Called before the first pending migration of a database that holds something. */
  readonly beforeMigrating?: (sqlite: Sqlite.Database) => void;
}

/** Opens a database file (":memory:" for none), brings it up to date and locks it. Throws `DatabaseProblem`. */
export function openDatabase(file: string, options: DatabaseOptions = {}): Database {
  const sqlite = openFile(file, options);
  try {
    sqlite.pragma("foreign_keys = ON");
    return options.readonly ? reading(sqlite, file) : writing(sqlite, file, options);
  } catch (error) {
    sqlite.close();
    throw openingProblem(file, error) ?? error;
  }
}

function reading(sqlite: Sqlite.Database, file: string): Database {
  const pending = checkVersion(sqlite, file);
  return {
    sqlite,
    isCurrent: !pending,
    orm: drizzle({ client: sqlite, schema }),
    write: () => Promise.reject(new DatabaseProblem(`The database ${file} is open to be read only.`)),
    requireLock() {
      throw new DatabaseProblem(`The database ${file} is open to be read only.`);
    },
    trouble: () => null,
    close: () => sqlite.close(),
  };
}

function writing(sqlite: Sqlite.Database, file: string, { beforeMigrating, events = {} }: DatabaseOptions): Database {
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma(`busy_timeout = ${PATIENCE.opening}`);
  const pending = checkVersion(sqlite, file);
  const lock = new DatabaseLock(sqlite, file);
  try {
    lock.refuseOthers();
    if (pending && hasTable(sqlite, "games")) beforeMigrating?.(sqlite);
    const orm = drizzle({ client: sqlite, schema });
    if (pending) bringUpToDate(sqlite, orm);
    lock.take();
    sqlite.pragma(`busy_timeout = ${PATIENCE.running}`);
    const transactions = new Transactions(sqlite, lock, events);
    return {
      sqlite,
      orm,
      isCurrent: true,
      write: (work) => transactions.write(work),
      requireLock: () => transactions.requireLock(),
      trouble: () => transactions.trouble,
      close() {
        transactions.close();
        lock.release();
        sqlite.close();
      },
    };
  } catch (error) {
    lock.leave();
    throw error;
  }
}

function openFile(file: string, { readonly = false, copyOf }: DatabaseOptions): Sqlite.Database {
  refuseImpossible(file);
  if (!existsSync(file) && existsSync(`${file}.restoring`))
    throw new DatabaseProblem(`The last restoring of ${file} was interrupted: run \`umpire restore\` again.`);
  if (readonly && !existsSync(file)) throw new DatabaseProblem(`There is no database at ${file}.`);
  try {
    if (file !== ":memory:" && !readonly) makeFolder(dirname(file));
    if (file !== ":memory:" && !readonly) keepPrivate(file);
    const sqlite = new Sqlite(file === ":memory:" && copyOf ? copyOf : file, { readonly });
    sqlite.pragma("schema_version"); // reads the file's head: fails here if it is not a database
    return sqlite;
  } catch (error) {
    throw openingProblem(file, error) ?? error;
  }
}

export const hasTable = (sqlite: Sqlite.Database, name: string): boolean =>
  sqlite.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;

/** Whether migrations are due. Throws if the database was written by newer code. */
function checkVersion(sqlite: Sqlite.Database, file: string): boolean {
  if (isNewer(sqlite))
    throw new DatabaseProblem(
      `The database ${file} was written by a newer release of Umpire. Start that release, or restore a backup.`,
    );
  return lastMigration(sqlite) < newestMigration();
}

/** Whether newer code wrote the database. */
export const isNewer = (sqlite: Sqlite.Database): boolean => lastMigration(sqlite) > newestMigration();

function lastMigration(sqlite: Sqlite.Database): number {
  if (!hasTable(sqlite, "__drizzle_migrations")) return Number.NEGATIVE_INFINITY;
  return Number(sqlite.prepare("SELECT max(created_at) FROM __drizzle_migrations").pluck().get() ?? 0);
}

function newestMigration(): number {
  const journal = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, "utf8")) as {
    entries: { when: number }[];
  }; // drizzle-kit's own file
  return journal.entries.at(-1)?.when ?? 0;
}

/** Foreign keys are off meanwhile: a table rebuilt by a migration would delete its children otherwise. */
function bringUpToDate(sqlite: Sqlite.Database, orm: Database["orm"]): void {
  sqlite.pragma("foreign_keys = OFF");
  migrate(orm, { migrationsFolder: MIGRATIONS });
  const broken = sqlite.pragma("foreign_key_check");
  if (Array.isArray(broken) && broken.length > 0)
    throw new DatabaseProblem(`A migration left ${broken.length} broken references.`);
  sqlite.pragma("foreign_keys = ON");
}
