/** Brings a database on a server up to date, once it is seen to be one that Umpire can use. */
import { readFileSync } from "node:fs";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { POSTGRES_MIGRATIONS } from "../migrations.ts";
import { DatabaseProblem } from "../problems.ts";
import { PATIENCE } from "./database.ts";
import { checkServer } from "./server-check.ts";

/** Any number that nothing else on the server locks: two processes must not migrate at a time. */
const MIGRATING = 7_216_015;
/** A table that is there while a file's database is moved into this one. */
export const MOVING = "umpire_moving";

interface Preparing {
  readonly isReadOnly: boolean;
  /** A move into it may be under way; else it is refused then. */
  readonly mayBeMoving?: boolean;
}

/** Whether the database has the shape of this release; if it may be written it has it then. Throws `DatabaseProblem`. */
export async function prepare(
  address: string,
  name: string,
  { isReadOnly, mayBeMoving = false }: Preparing,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: PATIENCE.connecting });
  client.on("error", () => undefined); // whoever waits for an answer is told
  await client.connect();
  try {
    await checkServer(client, address, name);
    if (!mayBeMoving) await requireWhole(client, name);
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

/** Throws `DatabaseProblem` where a move from a file is not complete. */
async function requireWhole(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ it: string | null }>(`SELECT to_regclass('${MOVING}') AS it`);
  if ((rows[0]?.it ?? null) !== null)
    throw new DatabaseProblem(
      `The move of a file's database to ${name} is not complete: \`umpire move-to\` goes on with it.`,
    );
}
