/** Keeps a database's files readable only by their owner, for hands and secrets are in them. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";

const OWNER_ALONE = 0o600;
const FOLDER_OF_OWNER_ALONE = 0o700;
/** SQLite's own files beside a database: it gives new ones the mode of the database, and leaves old ones as they are. */
const BESIDE = ["-wal", "-shm", "-journal"];

/**
 * Lets nobody but its owner read or write the file of a database: hands and secrets are in it. An empty file is made
 * where there is none. What cannot be made private, for it is somebody else's or its folder is closed, stays as it is:
 * whoever opens it next is told what is wrong.
 */
export function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, "a", OWNER_ALONE));
    for (const path of [file, ...BESIDE.map((suffix) => file + suffix)])
      if (existsSync(path)) chmodSync(path, OWNER_ALONE);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
  }
}

/** A folder for such files: one that is made belongs only to its owner, one that is there stays as it is. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_OF_OWNER_ALONE });
}
