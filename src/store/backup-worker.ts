import Sqlite from "better-sqlite3";
import { copyTo } from "./backup.ts";

export interface CopyWish {
  readonly database: string;
  readonly file: string;
}

/** Why nothing was copied, or that it was: an error would lose its class between threads. */
export type Copied = { readonly problem: string } | { readonly done: true };

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
