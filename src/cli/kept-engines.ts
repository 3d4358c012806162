/** Finds the rules of earlier releases that a log was played by, in a database of the operator's. */
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { readConfig } from "../config.ts";
import type { OfferedEngine } from "../proof/file-engines.ts";
import { databaseName, isAddress } from "../store/address.ts";
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
  const isOwn = file === own || resolve(file) === resolve(own);
  const storage = hashes.length === 0 ? null : await opened(file, named !== undefined);
  if (!storage) return [];
  try {
    const found = await Promise.all(hashes.map((hash) => storage.repository.engine(hash)));
    return found.flatMap((engine) =>
      engine ? [{ ...engine, place: isOwn ? "the database" : basename(databaseName(file)), isOwn }] : [],
    );
  } finally {
    await storage.close();
  }
}

/** Null: it is not there, or an older release wrote it. */
async function opened(file: string, isNamed: boolean): Promise<Storage | null> {
  if (!isNamed && !isAddress(file) && !existsSync(file)) return null;
  try {
    const storage = await openStorage(file, { readonly: true });
    if (storage.isCurrent) return storage;
    await storage.close();
    return null;
  } catch (error) {
    if (!isNamed && error instanceof DatabaseProblem) return null;
    throw error;
  }
}
