import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type Sqlite from "better-sqlite3";
import { DatabaseProblem } from "./problems.ts";

const PREFIX = "umpire-";
const SUFFIX = ".sqlite";

/** "umpire-20260131-235959-timed.sqlite": sorts by time. */
function backupName(now: number, why: string): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);
  return `${PREFIX}${stamp}-${why}${SUFFIX}`;
}

/** Where a database's backups lie unless something else is said: a folder beside it. */
export const backupFolder = (database: string): string => join(dirname(database), "backups");

/**
 * Copies a database that is in use, page by page between other work. A half-written copy never has the name of a
 * backup. Returns the file's path.
 */
export async function backUp(sqlite: Sqlite.Database, folder: string, now: number, why: string): Promise<string> {
  const file = join(folder, backupName(now, why));
  await copyTo(sqlite, file);
  return file;
}

/** As `backUp`, to a file of this name. Throws `DatabaseProblem`. */
export async function copyTo(sqlite: Sqlite.Database, file: string): Promise<void> {
  const part = join(dirname(file), `.${basename(file)}.part`);
  try {
    mkdirSync(dirname(file), { recursive: true });
    await sqlite.backup(part);
    renameSync(part, file);
  } catch (error) {
    if (existsSync(part)) rmSync(part);
    throw new DatabaseProblem(
      `The backup ${file} could not be written: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Before a migration everything stands still: one statement copies the file. Returns the file's path. */
export function backUpNow(sqlite: Sqlite.Database, folder: string, now: number, why: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, backupName(now, why));
  sqlite.prepare("VACUUM INTO ?").run(file);
  return file;
}

/** The names of the backups in a folder, newest first; none where there is no such folder. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX));
  return names.sort().reverse();
}

/** Removes the oldest backups until `keep` are left. Other files stay. */
export function prune(folder: string, keep: number): void {
  for (const name of backupsIn(folder).slice(keep)) rmSync(join(folder, name));
}
