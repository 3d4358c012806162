/** What moves from a file to a server: every table of the server, in an order in which rows find those that they name. */
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../postgres/schema.ts";

export interface MovedColumn {
  readonly name: string;
  /** As the server has it: "bigint", "text", "boolean", "bytea". */
  readonly type: string;
}

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly MovedColumn[];
  /** The columns that tell its rows apart, in the order of its key. */
  readonly key: readonly MovedColumn[];
  /** Whether the database counts up the ids of its rows. */
  readonly isCounted: boolean;
}

/** Those that rows of a table name come before it. */
export function movedTables(): readonly MovedTable[] {
  const left = new Map(
    Object.values(schema)
      .filter((table) => is(table, PgTable))
      .map((table) => getTableConfig(table))
      .map((table) => [table.name, { table, needs: namedBy(table) }]),
  );
  const inOrder: MovedTable[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(([name, { needs }]) => needs.every((one) => one === name || !left.has(one)));
    if (ready.length === 0) throw new Error(`the tables ${[...left.keys()].join(", ")} name each other`);
    for (const [name, { table }] of ready) {
      inOrder.push(movedTable(table));
      left.delete(name);
    }
  }
  return inOrder;
}

type Table = ReturnType<typeof getTableConfig>;

const namedBy = ({ foreignKeys }: Table): readonly string[] =>
  foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);

function movedTable({ name, columns, primaryKeys }: Table): MovedTable {
  const own = columns.map((column) => ({ column, name: column.name, type: column.getSQLType() }));
  const [together] = primaryKeys;
  const keyed = together ? together.columns.map((column) => column.name) : [];
  const names = keyed.length > 0 ? keyed : own.filter(({ column }) => column.primary).map((one) => one.name);
  const key = names.flatMap((one) => own.filter((column) => column.name === one));
  if (key.length === 0) throw new Error(`the table ${name} has no key`);
  const plain = (all: typeof own): readonly MovedColumn[] => all.map((one) => ({ name: one.name, type: one.type }));
  const isCounted = own.some(({ column }) => column.generatedIdentity !== undefined);
  return { name, columns: plain(own), key: plain(key), isCounted };
}
