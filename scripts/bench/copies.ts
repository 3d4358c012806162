/** Copies of one running game in the database, for measurements that need thousands of them. */
import type { Database } from "../../src/store/sqlite/database.ts";

/** What a running game has rows in, besides its record. */
const OF_GAMES = [
  "members",
  "councils",
  "council_votes",
  "seats",
  "log",
  "snapshots",
  "checks",
  "clocks",
  "live_posts",
  "notified",
  "news",
] as const;

/** Puts the same running game into the database a number of times, as "copy 1", "copy 2", … */
export function copyGame({ sqlite }: Database, id: string, times: number): void {
  const columnsOf = sqlite.prepare<[string], string>("SELECT name FROM pragma_table_info(?)").pluck();
  const copy = (table: string, key: string): void => {
    const columns = columnsOf.all(table).filter((name) => table !== "members" || name !== "id"); // that one is counted up
    const values = columns.map((name) => (name === key ? "'copy ' || n" : name)).join(", ");
    sqlite
      .prepare(`
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :times)
        INSERT INTO ${table} (${columns.join(", ")})
        SELECT ${values} FROM ${table}, numbers WHERE ${table}.${key} = :id`)
      .run({ id, times });
  };
  sqlite.transaction(() => {
    copy("games", "id");
    for (const table of OF_GAMES) copy(table, "game");
  })();
}
