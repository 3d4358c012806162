/** The database on a server that a file's is moved to: locked, empty or begun before, and how far it has come. */
import pg from "pg";
import { databaseName } from "../address.ts";
import { openingProblem } from "../postgres/faults.ts";
import { WriterLock } from "../postgres/lock.ts";
import { MOVING, prepare } from "../postgres/preparing.ts";
import { DatabaseProblem } from "../problems.ts";
import { addRows, type Row } from "./rows.ts";
import type { MovedTable } from "./tables.ts";

/** How far apart the ids of messages of before and after are: Discord knows those of before. */
const MORE_MESSAGES = 1_000_000;

export class Target {
  readonly name: string;
  readonly client: pg.Client;
  readonly #lock: WriterLock;

  private constructor(name: string, client: pg.Client, lock: WriterLock) {
    this.name = name;
    this.client = client;
    this.#lock = lock;
  }

  /** Brings it up to date and locks it. Throws `DatabaseProblem`. */
  static async open(address: string): Promise<Target> {
    const name = databaseName(address);
    const lock = new WriterLock(address, name, {});
    const client = new pg.Client({ connectionString: address, application_name: "umpire move-to" });
    client.on("error", () => undefined); // whoever waits for an answer is told
    try {
      await lock.take();
      await prepare(address, name, { isReadOnly: false, mayBeMoving: true });
      await client.connect();
      return new Target(name, client, lock);
    } catch (error) {
      await client.end().catch(() => undefined);
      await lock.release();
      throw openingProblem(name, error) ?? error;
    }
  }

  /** Whether a move into it has begun and is not complete. */
  async isMoving(): Promise<boolean> {
    const { rows } = await this.client.query<{ it: string | null }>(`SELECT to_regclass('${MOVING}') AS it`);
    return (rows[0]?.it ?? null) !== null;
  }

  /**
   * Begins a move from the file that is known by this token, or goes on with it. Throws `DatabaseProblem` where there are
   * campaigns already, or those of another file.
   */
  async begin(token: string, tables: readonly MovedTable[]): Promise<void> {
    if (!(await this.isMoving())) return await this.#beginAnew(token, tables);
    const { rows } = await this.client.query<{ token: string }>(`SELECT token FROM ${MOVING} LIMIT 1`);
    if (rows[0]?.token !== token)
      throw new DatabaseProblem(
        `Another file is being moved to ${this.name}: name an empty database, or go on with that one.`,
      );
  }

  async #beginAnew(token: string, tables: readonly MovedTable[]): Promise<void> {
    const { rows } = await this.client.query<{ n: string }>("SELECT count(*) AS n FROM games");
    const held = Number(rows[0]?.n ?? 0);
    if (held > 0)
      throw new DatabaseProblem(
        `The database ${this.name} holds ${held === 1 ? "a campaign" : `${held} campaigns`} already: name an empty one.`,
      );
    await this.#together(async () => {
      await this.client.query(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(", ")}`); // what a first start has left there
      await this.client.query(`CREATE TABLE ${MOVING} (token text NOT NULL, name text PRIMARY KEY, last text)`);
      for (const { name } of tables)
        await this.client.query(`INSERT INTO ${MOVING} (token, name) VALUES ($1, $2)`, [token, name]);
    });
  }

  /** The key of the last row that has come over; null: none has. */
  async lastOf({ name }: MovedTable): Promise<Row | null> {
    const text = `SELECT last FROM ${MOVING} WHERE name = $1`;
    const { rows } = await this.client.query<{ last: string | null }>(text, [name]);
    const last = rows[0]?.last ?? null;
    return last === null ? null : (JSON.parse(last) as Row); // we wrote it
  }

  /** Adds rows, and notes the last one's key, both or neither. */
  async add(table: MovedTable, rows: readonly Row[], last: Row): Promise<void> {
    await this.#together(async () => {
      await addRows(this.client, table, rows);
      await this.client.query(`UPDATE ${MOVING} SET last = $1 WHERE name = $2`, [JSON.stringify(last), table.name]);
    });
  }

  /** Ids are counted on from here: `from`, or the largest that there is. */
  async countOn({ name }: MovedTable, from: number): Promise<void> {
    const more = name === "outbox" ? MORE_MESSAGES : 0;
    await this.client.query(
      `SELECT setval(pg_get_serial_sequence('"${name}"', 'id'),
        greatest($1::bigint, (SELECT coalesce(max(id), 0) FROM "${name}")) + $2::bigint + 1, false)`,
      [from, more],
    );
  }

  /** It is complete: bots may use it. */
  async end(): Promise<void> {
    await this.client.query(`DROP TABLE ${MOVING}`);
    await this.client.query("ANALYZE");
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.#lock.release();
  }

  async #together(work: () => Promise<void>): Promise<void> {
    await this.client.query("BEGIN");
    try {
      await work();
      await this.client.query("COMMIT");
    } catch (error) {
      await this.client.query("ROLLBACK").catch(() => undefined); // the connection may be gone
      throw error;
    }
  }
}
