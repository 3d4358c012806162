import { existsSync } from "node:fs";
import type { OfferedEngine } from "../campaign/pinned/file-engines.ts";
import { readConfig } from "../config.ts";
import { type Database, hasTable, openDatabase } from "../store/database.ts";
import { DatabaseProblem } from "../store/problems.ts";
import { sqliteRepository } from "../store/sqlite.ts";

/**
 * Those of these engines that a database keeps. `file`: one that was named; left out: the operator's own, which need not be
 * there, or fit. Throws `DatabaseProblem` if the one that was named cannot be read.
 */
export async function enginesKept(hashes: readonly string[], file?: string): Promise<readonly OfferedEngine[]> {
  const database = hashes.length === 0 ? null : opened(file);
  if (!database) return [];
  try {
    const repository = sqliteRepository(database);
    const found = await Promise.all(hashes.map((hash) => repository.engine(hash)));
    return found.flatMap((engine) => (engine ? [{ ...engine, place: "the database" }] : []));
  } finally {
    database.close();
  }
}

/** Null: it is not there, or keeps no engines. */
function opened(named: string | undefined): Database | null {
  const file = named ?? readConfig(process.env).database;
  if (named === undefined && !existsSync(file)) return null;
  try {
    const database = openDatabase(file, { readonly: true });
    if (hasTable(database.sqlite, "engines")) return database;
    database.close();
    return null;
  } catch (error) {
    if (named === undefined && error instanceof DatabaseProblem) return null;
    throw error;
  }
}
