import { is, SQL } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import * as schema from "../../src/store/sqlite/schema.ts";

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable));

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
}

/** A default as SQL has it; null: none. */
function written(value: unknown): string | null {
  if (value === undefined || value === null || value instanceof SQL) return null;
  if (typeof value === "object") return `'${JSON.stringify(value)}'`;
  return typeof value === "string" ? `'${value}'` : String(value);
}

it("the tables that the code reads are those that the migrations make", () => {
  const { sqlite, close } = openDatabase(":memory:");
  const made = (table: string) => sqlite.prepare<[], Column>(`PRAGMA table_info("${table}")`).all();
  for (const table of tables) {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
    const described = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      isNeeded: column.notNull,
      starts: written(column.default),
      isKey: column.primary || keys.includes(column.name),
    }));
    const found = made(name).map((column) => ({
      name: column.name,
      type: column.type.toLowerCase(),
      isNeeded: column.notnull === 1,
      starts: column.dflt_value,
      isKey: column.pk > 0,
    }));
    const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);
    expect({ name, columns: described.toSorted(byName) }).toEqual({ name, columns: found.toSorted(byName) });
  }
  expect(tables.length).toBeGreaterThan(20);
  close();
});

it("the indexes that the code knows are those that the migrations make", () => {
  const { sqlite, close } = openDatabase(":memory:");
  const made = sqlite.prepare<[string], string>("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ?");
  for (const table of tables) {
    const { name, indexes } = getTableConfig(table);
    const found = made
      .pluck()
      .all(name)
      .filter((index) => !index.startsWith("sqlite_autoindex_"));
    expect({ name, indexes: indexes.map(({ config }) => config.name).toSorted() }).toEqual({
      name,
      indexes: found.toSorted(),
    });
  }
  close();
});
