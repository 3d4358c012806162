/** Whether a server is one that Umpire can use, before anything is locked or written there. */
import pg from "pg";
import { DatabaseProblem } from "../problems.ts";
import { MOST_CONNECTIONS, PATIENCE } from "./database.ts";

/** The oldest release of PostgreSQL that Umpire was tried with. */
const OLDEST = 15;
/** Beside those of the pool: the lock's, and one that brings the tables up to date. */
const OTHER_CONNECTIONS = 2;

interface Server {
  readonly number: number;
  readonly release: string;
  readonly encoding: string;
  readonly connections: number;
  readonly process: number;
}

/** Whoever is no superuser may have what the server keeps for nobody else, and what the database and the user may have. */
const ASK = `
  SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS release,
    current_setting('server_encoding') AS encoding, pg_backend_pid() AS process,
    CASE WHEN role.rolsuper THEN current_setting('max_connections')::int ELSE least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      nullif(role.rolconnlimit, -1), nullif(base.datconnlimit, -1)) END AS connections
  FROM pg_roles role, pg_database base
  WHERE role.rolname = current_user AND base.datname = current_database()`;

/** `client`: connected to the address; `name`: of its database, without password. Throws `DatabaseProblem`. */
export async function checkServer(client: pg.Client, address: string, name: string): Promise<void> {
  const { rows } = await client.query<Server>(ASK);
  for (const { number, release, encoding, connections, process } of rows) {
    if (number < OLDEST * 10_000)
      throw new DatabaseProblem(
        `Umpire needs PostgreSQL ${OLDEST} or later, and the server of ${name} is ${release}: bring it up to date.`,
      );
    if (encoding !== "UTF8")
      throw new DatabaseProblem(`The database ${name} keeps text as ${encoding}: create it with ENCODING 'UTF8'.`);
    const needed = MOST_CONNECTIONS + OTHER_CONNECTIONS;
    if (connections < needed)
      throw new DatabaseProblem(
        `The server of ${name} allows ${connections} connections, and Umpire takes up to ${needed}: raise max_connections, ` +
          "or the CONNECTION LIMIT of the user or the database.",
      );
    if (process !== processOf(client) && (await isShared(client, address, process)))
      throw new DatabaseProblem(
        `Something between Umpire and ${name} shares connections between transactions (PgBouncer with pool_mode = ` +
          "transaction): name the server itself in UMPIRE_DATABASE, or let it pool sessions.",
      );
  }
}

/** As the greeting of a connection has it: another one's than the server's where a pooler stands between. */
const processOf = (client: pg.Client): number | null =>
  "processID" in client && typeof client.processID === "number" ? client.processID : null;

/** Whether others are given the connection to the server that this client has just had, or this one is given another. */
async function isShared(client: pg.Client, address: string, before: number): Promise<boolean> {
  const other = new pg.Client({ connectionString: address, connectionTimeoutMillis: PATIENCE.connecting });
  other.on("error", () => undefined); // whoever waits for an answer is told
  await other.connect();
  try {
    await other.query("BEGIN"); // it keeps what it has been given
    const [theirs, ours] = [await processAt(other), await processAt(client)];
    await other.query("ROLLBACK");
    return theirs === before || ours !== before;
  } finally {
    await other.end();
  }
}

async function processAt(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ process: number }>("SELECT pg_backend_pid() AS process");
  return rows[0]?.process ?? null;
}
