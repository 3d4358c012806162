/** Copies a database that may be in use: where backups lie, what they are called, and whether they are sound. */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { threads } from "../../threads/threads.ts";
import { DatabaseProblem } from "../problems.ts";
import { runs } from "./lock.ts";
import { keepPrivate, makeFolder } from "./private-file.ts";

const PREFIX = "umpire-";
const SUFFIX = ".sqlite";
/** A copy under way bears the process that makes it: "umpire-….sqlite.4711.part", and SQLite's own files beside it. */
const PART = /^\.?(.+?)\.(?:(\d+)\.)?part(?:-\w+)?$/;

/** "20260131-235959": sorts by time. */
export const stampOf = (now: number): string =>
  new Date(now).toISOString().replaceAll(/[-:]/g, "").replace("T", "-").slice(0, 15);

const backupName = (now: number, why: string): string => `${PREFIX}${stampOf(now)}-${why}${SUFFIX}`;

/** Where a database's backups lie unless something else is said: a folder beside it. */
export const backupFolder = (database: string): string => join(dirname(database), "backups");

/** What the thread is to copy, and where to. */
export interface CopyWish {
  readonly database: string;
  readonly file: string;
}

/** Why nothing was copied, or that it was: an error would lose its class between threads. */
export type Copied = { readonly problem: string } | { readonly done: true };

/** Copies a database that may be in use, on a thread of its own. Returns the file's path. Throws `DatabaseProblem`. */
export async function backUp(
  database: string,
  folder: string,
  now: number,
  why: string,
  file: string = join(folder, backupName(now, why)),
): Promise<string> {
  const thread = threads(import.meta.url, "backup-worker", { maxThreads: 1 });
  try {
    const copied: Copied = await thread.run({ database, file } satisfies CopyWish);
    if ("problem" in copied) throw new DatabaseProblem(copied.problem);
    return file;
  } finally {
    await thread.destroy();
  }
}

/** The same at once: everything stands still meanwhile. */
export function backUpNow(sqlite: Sqlite.Database, folder: string, now: number, why: string): string {
  const file = join(folder, backupName(now, why));
  copyTo(sqlite, file);
  return file;
}

/**
 * Copies a database, which may be in use. Only a copy that is complete, checked and on the disk has the file's name; what
 * earlier ones have left behind is removed. Throws `DatabaseProblem`.
 */
export function copyTo(sqlite: Sqlite.Database, file: string): void {
  const part = `${file}.${process.pid}.part`;
  try {
    makeFolder(dirname(file));
    removeLeftovers(file);
    for (const older of backupsIn(dirname(file))) keepPrivate(join(dirname(file), older));
    keepPrivate(part);
    sqlite.prepare("VACUUM INTO ?").run(part);
    requireSound(part);
    settleOnDisk(part);
    renameSync(part, file);
    settleOnDisk(dirname(file));
  } catch (error) {
    for (const left of [part, `${part}-journal`]) if (existsSync(left)) rmSync(left);
    throw new DatabaseProblem(
      `The backup ${file} could not be written: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** Throws if SQLite finds a mistake in a file. */
export function requireSound(file: string): void {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    const verdict = sqlite.pragma("quick_check(1)", { simple: true });
    if (verdict !== "ok") throw new Error(`SQLite finds a mistake in it (${verdict})`);
  } finally {
    sqlite.close();
  }
}

/** Waits until a file, or the names in a folder, have reached the disk. */
export function settleOnDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies that were never finished, of this file and of backups; those that another process is making stay. */
function removeLeftovers(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    const [, whole = "", pid] = PART.exec(name) ?? [];
    if (!isBackup(whole) && whole !== basename(file)) continue;
    if (pid === undefined || !isOther(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

const isBackup = (name: string): boolean => name.startsWith(PREFIX) && name.endsWith(SUFFIX);

const isOther = (pid: number): boolean => pid !== process.pid && runs(pid);

/** The names of the backups in a folder, newest first; none where there is no such folder. */
export const backupsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter(isBackup).sort().reverse() : [];

/** When the newest backup in a folder was finished, ms since 1970; null: there is none. */
export function newestIn(folder: string): number | null {
  const [newest] = backupsIn(folder);
  return newest === undefined ? null : statSync(join(folder, newest)).mtimeMs;
}

/** Removes the oldest backups until `keep` are left. Other files stay. */
export function prune(folder: string, keep: number): void {
  for (const name of backupsIn(folder).slice(keep)) rmSync(join(folder, name));
}
