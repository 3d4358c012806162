/** Rows of a table, page by page in the order of its key, from a file and from a server, in the same form. */
import { createHash } from "node:crypto";
import type Sqlite from "better-sqlite3";
import type pg from "pg";
import { Damaged } from "../problems.ts";
import { unpacked } from "../sqlite/packed.ts";
import { MOVED_TO } from "../sqlite/storage.ts";
import type { MovedTable } from "./tables.ts";

export type Value = string | number | boolean | null | Buffer;
export type Row = readonly Value[];

/** How many rows are read at once: a state or a picture may have 50 kB. */
export const AT_ONCE = 200;

/** What tells installations apart, and what becomes of them: of no use to the next one. */
export const TOKEN = "moving";
const STAYS = `name NOT IN ('${TOKEN}', '${MOVED_TO}')`;

const quoted = (names: readonly { readonly name: string }[]): string => names.map(({ name }) => `"${name}"`).join(", ");

const where = ({ name }: MovedTable, more: readonly string[]): string => {
  const all = [...(name === "keys" ? [STAYS] : []), ...more];
  return all.length > 0 ? `WHERE ${all.join(" AND ")}` : "";
};

export const countOf = (sqlite: Sqlite.Database, table: MovedTable): number =>
  Number(
    sqlite
      .prepare(`SELECT count(*) FROM "${table.name}" ${where(table, [])}`)
      .pluck()
      .get(),
  );

/** The file's rows behind this key; null: from the first on. Throws `Damaged`. */
export function rowsOfFile(sqlite: Sqlite.Database, table: MovedTable, after: Row | null): readonly Row[] {
  const { name, columns, key } = table;
  const behind = after ? [`(${quoted(key)}) > (${key.map(() => "?").join(", ")})`] : [];
  const text = `SELECT ${quoted(columns)} FROM "${name}" ${where(table, behind)} ORDER BY ${quoted(key)} LIMIT ${AT_ONCE}`;
  const rows = sqlite
    .prepare<unknown[], readonly (string | number | null | Buffer)[]>(text)
    .raw()
    .all(...(after ?? []));
  return rows.map((row) => row.map((value, i) => onServer(value, columns[i]?.type ?? "", name)));
}

/**
 * As the server has it: flags are true and false, what the file packs by itself is text, and U+0000, which nobody sees and the
 * server cannot keep, is left out, as it is of all that is stored there.
 */
function onServer(value: string | number | null | Buffer, type: string, table: string): Value {
  if (typeof value === "string") return value.replaceAll("\0", "");
  if (type === "boolean" && typeof value === "number") return value !== 0;
  if (type !== "text" || !Buffer.isBuffer(value)) return value;
  const text = unpacked(value);
  if (text === null) throw new Damaged(`a row of ${table} cannot be unpacked`);
  return text;
}

/** The server's rows, in the order that the file has them in: by the bytes of text. */
export async function* rowsOnServer(client: pg.Client, { name, columns, key }: MovedTable): AsyncGenerator<Row> {
  const order = key.map((column) => `"${column.name}"${column.type === "text" ? ' COLLATE "C"' : ""}`).join(", ");
  await client.query("BEGIN READ ONLY");
  try {
    await client.query(`DECLARE moved CURSOR FOR SELECT ${quoted(columns)} FROM "${name}" ORDER BY ${order}`);
    for (;;) {
      const { rows } = await client.query<Value[]>({ text: `FETCH ${AT_ONCE} FROM moved`, rowMode: "array" });
      for (const row of rows)
        yield row.map((value, i) => (columns[i]?.type === "bigint" && value !== null ? Number(value) : value));
      if (rows.length < AT_ONCE) return;
    }
  } finally {
    await client.query("ROLLBACK");
  }
}

/** Adds rows on the server. */
export async function addRows(client: pg.Client, { name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const places = rows.map((row, i) => `(${row.map((_, j) => `$${i * columns.length + j + 1}`).join(", ")})`);
  await client.query(`INSERT INTO "${name}" (${quoted(columns)}) VALUES ${places.join(", ")}`, rows.flat());
}

/** The key of a row. */
export const keyOf = ({ columns, key }: MovedTable, row: Row): Row =>
  key.map(({ name }) => row[columns.findIndex((column) => column.name === name)] ?? null);

/** Counts rows and hashes them, to be compared with others. */
export class Tally {
  readonly #hash = createHash("sha256");
  count = 0;

  add(row: Row): void {
    this.count++;
    this.#hash.update(JSON.stringify(row.map((value) => (Buffer.isBuffer(value) ? value.toString("hex") : value))));
  }

  digest(): string {
    return `${this.count} ${this.#hash.digest("hex")}`;
  }
}
