/** Finds the rules of earlier releases that a log was played by, in a database of the operator's. */
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { readConfig } from "../config.ts";
import type { OfferedEngine } from "../proof/file-engines.ts";
import { openStorage } from "../store/open.ts";
import { DatabaseProblem } from "../store/problems.ts";
import type { Storage } from "../store/storage.ts";

/**
 * Those of these engines that a database keeps. `named`: left out, it is the operator's own, which need not be
 * there, or fit. Throws `DatabaseProblem` if the one that was named cannot be read.
 */
export async function enginesKept(hashes: readonly string[], named?: string): Promise<readonly OfferedEngine[]> {
  const own = readConfig(process.env).database;
  const file = named ?? own;
  const isOwn = resolve(file) === resolve(own);
  const storage = hashes.length === 0 ? null : opened(file, named !== undefined);
  if (!storage) return [];
  try {
    const found = await Promise.all(hashes.map((hash) => storage.repository.engine(hash)));
    return found.flatMap((engine) =>
      engine ? [{ ...engine, place: isOwn ? "the database" : basename(file), isOwn }] : [],
    );
  } finally {
    storage.close();
  }
}

/** Null: it is not there, or an older release wrote it. */
function opened(file: string, isNamed: boolean): Storage | null {
  if (!isNamed && !existsSync(file)) return null;
  try {
    const storage = openStorage(file, { readonly: true });
    if (storage.isCurrent) return storage;
    storage.close();
    return null;
  } catch (error) {
    if (!isNamed && error instanceof DatabaseProblem) return null;
    throw error;
  }
}
