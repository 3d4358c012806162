import { existsSync } from "node:fs";
import type { OfferedEngine } from "../campaign/pinned/file-engines.ts";
import { readConfig } from "../config.ts";
import { openStorage } from "../store/open.ts";
import { DatabaseProblem } from "../store/problems.ts";
import type { Storage } from "../store/storage.ts";

/**
 * Those of these engines that a database keeps. `file`: one that was named; left out: the operator's own, which need not be
 * there, or fit. Throws `DatabaseProblem` if the one that was named cannot be read.
 */
export async function enginesKept(hashes: readonly string[], file?: string): Promise<readonly OfferedEngine[]> {
  const storage = hashes.length === 0 ? null : opened(file);
  if (!storage) return [];
  try {
    const found = await Promise.all(hashes.map((hash) => storage.repository.engine(hash)));
    return found.flatMap((engine) => (engine ? [{ ...engine, place: "the database" }] : []));
  } finally {
    storage.close();
  }
}

/** Null: it is not there, or an older release wrote it. */
function opened(named: string | undefined): Storage | null {
  const file = named ?? readConfig(process.env).database;
  if (named === undefined && !existsSync(file)) return null;
  try {
    const storage = openStorage(file, { readonly: true });
    if (storage.isCurrent) return storage;
    storage.close();
    return null;
  } catch (error) {
    if (named === undefined && error instanceof DatabaseProblem) return null;
    throw error;
  }
}
