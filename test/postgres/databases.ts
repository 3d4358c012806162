import pg from "pg";
import { inject } from "vitest";
import { openPostgres } from "../../src/store/postgres/storage.ts";
import type { Repository } from "../../src/store/repository.ts";
import type { Database } from "../../src/store/sqlite/database.ts";
import type { Storage } from "../../src/store/storage.ts";
import { beneath } from "./beneath.ts";

/** The server that this test runs on; null: it runs on SQLite. */
export const serverAddress = (): string | null => inject("postgres") ?? null;

/** Whether tests run on PostgreSQL: what concerns SQLite's files is left out then. */
export const IS_SERVED = serverAddress() !== null;

function within(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

const pools = new Map<string, pg.Pool>();

/** Runs a statement on the server, on a connection that ends with the process. */
async function onServer(server: string, statement: string): Promise<void> {
  const pool = pools.get(server) ?? new pg.Pool({ connectionString: server, max: 1, allowExitOnIdle: true });
  pools.set(server, pool);
  await pool.query(statement);
}

let made = 0;
const freshName = (): string => `t${process.pid}_${made++}`;

const templates = new Map<string, Promise<string>>();

/** A database that others are copied from: to migrate each takes longer than most tests. */
function templateOf(server: string, kind: string, fill: (repository: Repository) => Promise<unknown>): Promise<string> {
  const make = async (): Promise<string> => {
    const name = freshName();
    await onServer(server, `CREATE DATABASE ${name}`);
    const storage = await openPostgres(within(server, name));
    await fill(storage.repository);
    await storage.close();
    return name;
  };
  const template = templates.get(kind) ?? make();
  templates.set(kind, template);
  return template;
}

/** A database on the server, and a way to what lies in it. */
export interface Served {
  readonly address: string;
  readonly storage: Storage;
  /** Runs a statement, with `?` for values; the first column of what it gives. */
  beneath(statement: string, ...values: readonly unknown[]): Promise<unknown[]>;
  /** Closes it, and removes it from the server. */
  drop(): Promise<void>;
}

const byFile = new Map<string, string>();

/**
 * Campaigns on the server, where others have them in a file: one of the same name is opened again. `kind`, `fill`: as in
 * `servedBy`. What stands in for SQLite's database can be closed, and no more.
 */
export async function servedInPlaceOf(
  server: string,
  file: string,
  kind: string,
  fill: (repository: Repository) => Promise<unknown>,
): Promise<{ readonly repository: Repository; readonly database: Database }> {
  const known = byFile.get(file);
  const name = known ?? freshName();
  if (known === undefined)
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${await templateOf(server, kind, fill)}`);
  if (file !== ":memory:") byFile.set(file, name);
  const storage = await openPostgres(within(server, name));
  const close = async (): Promise<void> => {
    await storage.close();
    if (file === ":memory:") await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  const database: Database = {
    get sqlite() {
      return beneath();
    },
    get orm() {
      return beneath();
    },
    isCurrent: true,
    write: beneath,
    requireLock: () => storage.requireLock(),
    trouble: () => storage.trouble(),
    close: () => void close().catch(() => undefined), // by then the server may have ended
  };
  return { repository: storage.repository, database };
}

/** A new database on the server; `kind`: those of one begin with the same, which `fill` writes. */
export async function servedBy(
  server: string,
  kind: string,
  fill: (repository: Repository) => Promise<unknown>,
): Promise<Served> {
  const name = freshName();
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${await templateOf(server, kind, fill)}`);
  const address = within(server, name);
  const storage = await openPostgres(address);
  const beneath = new pg.Pool({ connectionString: address, max: 1 }); // connects when it is first asked
  beneath.on("connect", (client) => client.on("error", () => undefined)); // it may still be there when the database goes
  beneath.on("error", () => undefined);
  return {
    address,
    storage,
    async beneath(statement, ...values) {
      let n = 0;
      const text = statement.replace(/\?/g, () => `$${++n}`);
      const { rows } = await beneath.query<unknown[]>({ text, values: [...values], rowMode: "array" });
      return rows.map(([first]) => first);
    },
    async drop() {
      await beneath.end();
      await storage.close();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
