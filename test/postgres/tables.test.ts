import { is } from "drizzle-orm";
import { PgTable, getTableConfig as servedTable } from "drizzle-orm/pg-core";
import { getTableConfig as fileTable, SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as served from "../../src/store/postgres/schema.ts";
import * as inFile from "../../src/store/sqlite/schema.ts";
import { type Store, storeWith } from "../store/in-memory.ts";

/** What only files have: their lock, and scenes of releases that did not know PostgreSQL. */
const OF_FILES = ["lock", "bases", "outbox.base", "pictures.base", "pictures.scene"];

interface Column {
  readonly name: string;
  readonly notNull: boolean;
  readonly hasDefault: boolean;
  readonly primary: boolean;
}

const columnsOf = (table: string, columns: readonly Column[]): readonly string[] =>
  columns
    .map(({ name, notNull, hasDefault, primary }) => ({
      name,
      is: [notNull && "not null", hasDefault && "default", primary && "key"],
    }))
    .map(({ name, is: words }) => [`${table}.${name}`, ...words.filter(Boolean)].join(" "));

const tablesOfServer = Object.values(served).filter((table) => is(table, PgTable));
const tablesOfFile = Object.values(inFile).filter((table) => is(table, SQLiteTable));

describe("the tables of both kinds of databases", () => {
  it("have the same columns", () => {
    const columns = tablesOfFile
      .map((table) => fileTable(table))
      .filter(({ name }) => !OF_FILES.includes(name))
      .flatMap((table) =>
        columnsOf(table.name, table.columns).filter((column) => !OF_FILES.includes(column.split(" ")[0] ?? "")),
      );
    const ids = (column: string): string => column.replace(/(\.id not null) default( key)$/, "$1$2"); // counted up by either
    const found = tablesOfServer
      .map((table) => servedTable(table))
      .flatMap((table) => columnsOf(table.name, table.columns));
    expect(found.map(ids).toSorted()).toEqual(columns.map(ids).toSorted());
  });

  it("have the same keys and indexes", () => {
    const names = (
      tables: readonly {
        readonly name: string;
        readonly primaryKeys: readonly { readonly columns: readonly { readonly name: string }[] }[];
        readonly indexes: readonly { readonly config: { readonly name?: string | undefined } }[];
      }[],
    ) =>
      tables
        .filter(({ name }) => !OF_FILES.includes(name))
        .flatMap(({ name, primaryKeys, indexes }) => [
          ...primaryKeys.map(({ columns }) => `${name} by ${columns.map((column) => column.name).join()}`),
          ...indexes.map(({ config }) => `${name} ${config.name}`),
        ])
        .toSorted();
    expect(names(tablesOfServer.map((table) => servedTable(table)))).toEqual(
      names(tablesOfFile.map((table) => fileTable(table))),
    );
  });
});

describe("the tables that the migrations make", () => {
  let store: Store;
  beforeAll(async () => {
    store = await storeWith();
  });
  afterAll(() => store.close());

  it("are those that the code reads", async () => {
    const made = await store.beneath(
      `SELECT table_name || '.' || column_name || ' ' || data_type || CASE is_nullable WHEN 'NO' THEN ' not null' ELSE '' END
        FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const described = tablesOfServer
      .map((table) => servedTable(table))
      .flatMap(({ name, columns }) =>
        columns.map((column) => `${name}.${column.name} ${column.getSQLType()}${column.notNull ? " not null" : ""}`),
      );
    expect(made.toSorted()).toEqual(described.toSorted());
  });

  it("compare text byte by byte, as SQLite does, whatever language the server speaks", async () => {
    const others = await store.beneath(
      `SELECT table_name || '.' || column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'`,
    );
    expect(others).toEqual([]);
  });
});
