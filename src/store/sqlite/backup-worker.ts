/** The worker thread that copies the database. */
import Sqlite from "better-sqlite3";
import { type Copied, type CopyWish, copyTo } from "./backup.ts";

/** Runs on a worker thread. */
export default function copy({ database, file }: CopyWish): Copied {
  try {
    const sqlite = new Sqlite(database, { readonly: true });
    try {
      copyTo(sqlite, file);
    } finally {
      sqlite.close();
    }
    return { done: true };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
