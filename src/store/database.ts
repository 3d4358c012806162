import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import * as schema from "./schema.ts";

const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));
/** A lock older than this belongs to a process that is gone, if it cannot be asked. */
const LOCK_DIES_AFTER = 30_000;
const LOCK_BEATS_EVERY = 10_000;

/** The database cannot be used as it is: one sentence for the operator. */
export class DatabaseProblem extends Error {
  constructor(text: string) {
    super(text);
    this.name = "DatabaseProblem";
  }
}

export interface Database {
  readonly sqlite: Sqlite.Database;
  readonly orm: BetterSQLite3Database<typeof schema>;
  close(): void;
}

export interface DatabaseOptions {
  /** Only reads, beside a running bot: takes no lock, migrates nothing. */
  readonly readonly?: boolean;
  /** Called before the first pending migration of a database that holds something. */
  readonly beforeMigrating?: (sqlite: Sqlite.Database) => void;
}

/** Opens a database file (":memory:" for none), brings it up to date and locks it. Throws `DatabaseProblem`. */
export function openDatabase(file: string, options: DatabaseOptions = {}): Database {
  const sqlite = openFile(file, options.readonly === true);
  try {
    sqlite.pragma("foreign_keys = ON");
    if (options.readonly) {
      checkVersion(sqlite, file);
      return { sqlite, orm: drizzle({ client: sqlite, schema }), close: () => sqlite.close() };
    }
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma("synchronous = FULL");
    sqlite.pragma("busy_timeout = 5000");
    const pending = checkVersion(sqlite, file);
    if (pending && hasTable(sqlite, "lock")) refuseSecondProcess(sqlite, file);
    if (pending && hasTable(sqlite, "games")) options.beforeMigrating?.(sqlite);
    const orm = drizzle({ client: sqlite, schema });
    if (pending) bringUpToDate(sqlite, orm);
    refuseSecondProcess(sqlite, file);
    const beat = beating(sqlite);
    return {
      sqlite,
      orm,
      close() {
        clearInterval(beat);
        sqlite.prepare("DELETE FROM lock WHERE pid = ? AND host = ?").run(process.pid, hostname());
        sqlite.close();
      },
    };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function openFile(file: string, readonly: boolean): Sqlite.Database {
  if (readonly && !existsSync(file)) throw new DatabaseProblem(`There is no database at ${file}.`);
  try {
    if (file !== ":memory:" && !readonly) mkdirSync(dirname(file), { recursive: true });
    const sqlite = new Sqlite(file, { readonly });
    sqlite.pragma("schema_version"); // reads the file's head: fails here if it is no database
    return sqlite;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(`The database ${file} cannot be opened: ${why}.`);
  }
}

const hasTable = (sqlite: Sqlite.Database, name: string): boolean =>
  sqlite.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;

/** Whether migrations are due. Throws if the database was written by newer code. */
function checkVersion(sqlite: Sqlite.Database, file: string): boolean {
  const journal = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, "utf8")) as {
    entries: { when: number }[];
  }; // drizzle-kit's own file
  const newest = journal.entries.at(-1)?.when ?? 0;
  if (!hasTable(sqlite, "__drizzle_migrations")) return true;
  const applied = sqlite.prepare("SELECT max(created_at) FROM __drizzle_migrations").pluck().get();
  const last = Number(applied ?? 0);
  if (last > newest)
    throw new DatabaseProblem(
      `The database ${file} was written by a newer release of Umpire. Start that release, or restore a backup.`,
    );
  return last < newest;
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

function refuseSecondProcess(sqlite: Sqlite.Database, file: string): void {
  const take = sqlite.transaction(() => {
    const row = sqlite.prepare("SELECT pid, host, beat FROM lock WHERE id = 1").get() as LockRow | undefined; // our own table
    if (row && holds(row)) throw new DatabaseProblem(`Another process (${row.pid} on ${row.host}) has ${file} open.`);
    sqlite
      .prepare("INSERT OR REPLACE INTO lock (id, pid, host, beat) VALUES (1, ?, ?, ?)")
      .run(process.pid, hostname(), Date.now());
  });
  take.immediate();
}

interface LockRow {
  readonly pid: number;
  readonly host: string;
  readonly beat: number;
}

function holds({ pid, host, beat }: LockRow): boolean {
  if (host === hostname()) return pid !== process.pid && isAlive(pid) && Date.now() - beat < LOCK_DIES_AFTER;
  return Date.now() - beat < LOCK_DIES_AFTER;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function beating(sqlite: Sqlite.Database): NodeJS.Timeout {
  const beat = sqlite.prepare("UPDATE lock SET beat = ? WHERE id = 1");
  const timer = setInterval(() => beat.run(Date.now()), LOCK_BEATS_EVERY);
  timer.unref();
  return timer;
}
