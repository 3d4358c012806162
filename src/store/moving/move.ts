/** Moves a database from a file to a server: copied table by table, compared, and the file marked as moved. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type Sqlite from "better-sqlite3";
import { addressProblem, isAddress } from "../address.ts";
import { openingProblem } from "../postgres/faults.ts";
import { DatabaseProblem } from "../problems.ts";
import { databaseOf, MOVED_TO, openStorage } from "../sqlite/storage.ts";
import { AT_ONCE, countOf, keyOf, type Row, rowsOfFile, rowsOnServer, Tally, TOKEN } from "./rows.ts";
import { type MovedTable, movedTables } from "./tables.ts";
import { Target } from "./target.ts";

/** How far a move is, in rows that are copied or compared. */
export interface MoveProgress {
  begin(total: number): void;
  done(rows: number): void;
  end(): void;
}

export interface Moved {
  readonly campaigns: number;
  readonly rows: number;
  readonly tables: number;
}

/**
 * Moves the database in a file to the empty one at an address of PostgreSQL, while the bot is stopped. Broken off, it goes on
 * where it was when it is called again; no bot starts on either until it is complete, and none on the file after that. Throws
 * `DatabaseProblem`.
 */
export async function moveTo(file: string, address: string, progress: MoveProgress): Promise<Moved> {
  requirePlaces(file, address);
  const storage = openStorage(file, {}, { mayBeMoved: true });
  const { sqlite } = databaseOf(storage);
  try {
    const target = await Target.open(address);
    try {
      return await moved(sqlite, target, progress);
    } catch (error) {
      throw openingProblem(target.name, error) ?? error;
    } finally {
      await target.close();
    }
  } finally {
    await storage.close();
  }
}

/** Forgets that a file's database was moved: bots may use it again, as it was then. Throws `DatabaseProblem` if it was not. */
export async function takeBack(file: string): Promise<void> {
  if (isAddress(file) || !existsSync(file)) throw new DatabaseProblem(`There is no database in a file at ${file}.`);
  const storage = openStorage(file, {}, { mayBeMoved: true });
  const { sqlite } = databaseOf(storage);
  const { changes } = sqlite.prepare("DELETE FROM keys WHERE name IN (?, ?)").run(MOVED_TO, TOKEN);
  await storage.close();
  if (changes === 0) throw new DatabaseProblem(`The database ${file} was not moved.`);
}

function requirePlaces(file: string, address: string): void {
  const problem = addressProblem(address);
  if (problem !== null) throw new DatabaseProblem(`The address ${problem}.`);
  if (isAddress(file))
    throw new DatabaseProblem("UMPIRE_DATABASE names a server: what moves there is the database in a file.");
  if (!existsSync(file)) throw new DatabaseProblem(`There is no database at ${file}.`);
}

async function moved(sqlite: Sqlite.Database, target: Target, progress: MoveProgress): Promise<Moved> {
  const before = noted(sqlite, MOVED_TO);
  const isUnderWay = await target.isMoving();
  if (before !== null && !(before === target.name && isUnderWay))
    throw new DatabaseProblem(`This database was moved to ${before} before.`);
  const token = noted(sqlite, TOKEN) ?? note(sqlite, TOKEN, randomUUID());
  const tables = movedTables();
  await target.begin(token, tables);
  const counts = new Map(tables.map((table) => [table, countOf(sqlite, table)]));
  const rows = [...counts.values()].reduce((sum, n) => sum + n, 0);
  progress.begin(2 * rows);
  let done = 0;
  const step = (n: number): void => {
    done += n;
    progress.done(done);
  };
  try {
    for (const table of tables) await copied(sqlite, target, table, step);
    step(rows - done); // what had come over before counts as well
    for (const table of tables) await compared(sqlite, target, table, step);
  } finally {
    progress.end();
  }
  for (const table of tables) if (table.isCounted) await target.countOn(table, lastIdOf(sqlite, table));
  note(sqlite, MOVED_TO, target.name);
  await target.end();
  const campaigns = [...counts].find(([{ name }]) => name === "games")?.[1] ?? 0;
  return { campaigns, rows, tables: tables.length };
}

async function copied(
  sqlite: Sqlite.Database,
  target: Target,
  table: MovedTable,
  step: (rows: number) => void,
): Promise<void> {
  for (let last = await target.lastOf(table); ; ) {
    const rows = rowsOfFile(sqlite, table, last);
    const newest = rows.at(-1);
    if (!newest) return;
    last = keyOf(table, newest);
    await target.add(table, rows, last);
    step(rows.length);
  }
}

/** Throws `DatabaseProblem` where the server does not hold what the file does. */
async function compared(
  sqlite: Sqlite.Database,
  target: Target,
  table: MovedTable,
  step: (rows: number) => void,
): Promise<void> {
  const here = new Tally();
  const there = new Tally();
  const source = rowsInOrder(sqlite, table);
  for await (const row of rowsOnServer(target.client, table)) {
    there.add(row);
    const own = source.next();
    if (!own.done) here.add(own.value);
    if (there.count % AT_ONCE === 0) step(AT_ONCE);
  }
  for (const row of source) here.add(row);
  if (here.digest() !== there.digest())
    throw new DatabaseProblem(
      `The table ${table.name} is not on ${target.name} as it is in the file: somebody else has changed it. Empty that ` +
        "database, and move again.",
    );
}

function* rowsInOrder(sqlite: Sqlite.Database, table: MovedTable): Generator<Row, undefined> {
  for (let last: Row | null = null; ; ) {
    const rows = rowsOfFile(sqlite, table, last);
    yield* rows;
    const newest = rows.at(-1);
    if (!newest) return;
    last = keyOf(table, newest);
  }
}

/** The largest that was given away, whether or not its row is still there. */
const lastIdOf = (sqlite: Sqlite.Database, { name }: MovedTable): number =>
  Number(sqlite.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?").pluck().get(name) ?? 0);

const noted = (sqlite: Sqlite.Database, name: string): string | null =>
  (sqlite.prepare("SELECT key FROM keys WHERE name = ?").pluck().get(name) as string | undefined) ?? null;

function note(sqlite: Sqlite.Database, name: string, value: string): string {
  sqlite.prepare("INSERT OR REPLACE INTO keys (name, key) VALUES (?, ?)").run(name, value);
  return value;
}
