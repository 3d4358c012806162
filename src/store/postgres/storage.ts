/** Everything that is stored, in a database on a server: how it is opened, brought up to date, cleaned up and closed. */
import { readFileSync } from "node:fs";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { addressProblem, databaseName } from "../address.ts";
import { POSTGRES_MIGRATIONS } from "../migrations.ts";
import { DatabaseProblem } from "../problems.ts";
import type { Repository } from "../repository.ts";
import type { Storage, StorageOptions } from "../storage.ts";
import { cleanUp } from "./cleaning.ts";
import { connect, PATIENCE } from "./database.ts";
import { openingProblem } from "./faults.ts";
import { WriterLock } from "./lock.ts";
import { postgresRepository } from "./repository.ts";

/** The oldest release of PostgreSQL that Umpire was tried with. */
const OLDEST = 15;
/** Any number that nothing else on the server locks: two processes must not migrate at a time. */
const MIGRATING = 7_216_015;

/** Opens a database on a server, brings it up to date and locks it. Throws `DatabaseProblem`. */
export async function openPostgres(
  address: string,
  { readonly: isReadOnly = false, events = {} }: StorageOptions = {},
): Promise<Storage> {
  const problem = addressProblem(address);
  if (problem !== null) throw new DatabaseProblem(`UMPIRE_DATABASE ${problem}.`);
  const name = databaseName(address);
  const lock = new WriterLock(address, name, events);
  try {
    if (!isReadOnly) await lock.take();
    return storageOf(address, { name, lock, events, isReadOnly, isCurrent: await prepare(address, name, isReadOnly) });
  } catch (error) {
    await lock.release();
    throw openingProblem(name, error) ?? error;
  }
}

interface Opened {
  readonly name: string;
  readonly lock: WriterLock;
  readonly events: NonNullable<StorageOptions["events"]>;
  readonly isReadOnly: boolean;
  readonly isCurrent: boolean;
}

function storageOf(address: string, { name, lock, events, isReadOnly, isCurrent }: Opened): Storage {
  const requireLock = (): void => {
    if (isReadOnly) throw new DatabaseProblem(`The database ${name} is open to be read only.`);
    lock.require();
  };
  const database = connect(address, events, requireLock);
  const repository: Repository | null = isCurrent ? postgresRepository(database) : null;
  return {
    isCurrent,
    get repository() {
      if (repository) return repository;
      throw new DatabaseProblem(
        `The database ${name} was written by an older release of Umpire: start the bot once, which brings it up to date.`,
      );
    },
    backups: null,
    requireLock,
    trouble: () => lock.lost ?? database.trouble,
    cleanUp: (keep, now, signal) => cleanUp(database, keep, now, signal),
    async close() {
      await database.close();
      await lock.release();
    },
  };
}

/** Whether the database has the shape of this release; if it may be written it has it then. Throws `DatabaseProblem`. */
async function prepare(address: string, name: string, isReadOnly: boolean): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: PATIENCE.connecting });
  client.on("error", () => undefined); // whoever waits for an answer is told
  await client.connect();
  try {
    await checkServer(client, name);
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATING]);
    const [last, newest] = [await lastMigration(client), newestMigration()];
    if (last > newest)
      throw new DatabaseProblem(
        `The database ${name} was written by a newer release of Umpire. Start that release, or restore a backup.`,
      );
    if (last === newest || isReadOnly) return last === newest;
    await migrate(drizzle({ client }), { migrationsFolder: POSTGRES_MIGRATIONS });
    return true;
  } finally {
    await client.end();
  }
}

async function checkServer(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ number: number; release: string; encoding: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS release,
      current_setting('server_encoding') AS encoding`,
  );
  for (const { number, release, encoding } of rows) {
    if (number < OLDEST * 10_000)
      throw new DatabaseProblem(
        `Umpire needs PostgreSQL ${OLDEST} or later, and the server of ${name} is ${release}: bring it up to date.`,
      );
    if (encoding !== "UTF8")
      throw new DatabaseProblem(`The database ${name} keeps text as ${encoding}: create it with ENCODING 'UTF8'.`);
  }
}

/** When the last migration that was made was written, ms since 1970. */
async function lastMigration(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query<{ it: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS it",
  );
  if ((tables[0]?.it ?? null) === null) return Number.NEGATIVE_INFINITY;
  const { rows } = await client.query<{ at: string | null }>(
    "SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations",
  );
  const at = rows[0]?.at ?? null;
  return at === null ? Number.NEGATIVE_INFINITY : Number(at);
}

function newestMigration(): number {
  const journal = JSON.parse(readFileSync(`${POSTGRES_MIGRATIONS}/meta/_journal.json`, "utf8")) as {
    entries: { when: number }[];
  }; // drizzle-kit's own file
  return journal.entries.at(-1)?.when ?? 0;
}
