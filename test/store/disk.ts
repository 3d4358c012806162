import type { Database } from "../../src/store/sqlite/database.ts";

const EVENTS = ["INSERT", "UPDATE"] as const;

const tables = ({ sqlite }: Pick<Database, "sqlite">): readonly string[] =>
  sqlite
    .prepare<[], string>(
      "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite*' AND name NOT GLOB '__*'",
    )
    .pluck()
    .all();

/** From now on the database finds no room for another page, and every write needs one. */
export function fillDisk(database: Pick<Database, "sqlite">): void {
  const { sqlite } = database;
  sqlite.pragma(`max_page_count = ${sqlite.pragma("page_count", { simple: true })}`);
  for (const table of tables(database).filter((name) => name !== "lock"))
    for (const event of EVENTS)
      sqlite.exec(
        `CREATE TEMP TRIGGER full_${table}_${event} BEFORE ${event} ON main.${table}
         BEGIN INSERT INTO guilds (id, settings) VALUES (hex(randomblob(8)), hex(zeroblob(9000))); END`,
      );
}

export function makeRoom(database: Pick<Database, "sqlite">): void {
  const { sqlite } = database;
  for (const table of tables(database))
    for (const event of EVENTS) sqlite.exec(`DROP TRIGGER IF EXISTS temp.full_${table}_${event}`);
  sqlite.pragma("max_page_count = 4294967294");
}
