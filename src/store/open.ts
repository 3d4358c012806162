/** How a database is opened, in a file or on a server, or a backup put in a file's place. */
import { databaseName, isAddress } from "./address.ts";
import type { Counted } from "./postgres/restored.ts";
import { DatabaseProblem } from "./problems.ts";
import { restore as restoreFile } from "./sqlite/restore.ts";
import { openStorage as openFile } from "./sqlite/storage.ts";
import type { Storage, StorageOptions } from "./storage.ts";

export { damageOf } from "./sqlite/opening.ts";

/**
 * Opens a database: a file (":memory:" for none), or one of PostgreSQL by its address. It is brought up to date and locked.
 * Throws `DatabaseProblem`.
 */
export async function openStorage(database: string, options: StorageOptions = {}): Promise<Storage> {
  if (!isAddress(database)) return openFile(database, options);
  const { openPostgres } = await import("./postgres/storage.ts"); // its driver is loaded where it is needed alone
  return await openPostgres(database, options);
}

/** Makes a database on a server ready that its own tools have put back, see there. Throws `DatabaseProblem`; for a file, too. */
export async function makeRestoredReady(database: string): Promise<Counted> {
  if (!isAddress(database))
    throw new DatabaseProblem(`The database ${database} is a file: \`umpire restore\` makes it ready by itself.`);
  const { makeRestoredReady: onServer } = await import("./postgres/restored.ts"); // its driver is loaded where it is needed alone
  return await onServer(database);
}

/** As `restore` of a file's database. Throws `DatabaseProblem` for one on a server. */
export function restore(...[backup, database, now]: Parameters<typeof restoreFile>): ReturnType<typeof restoreFile> {
  if (!isAddress(database)) return restoreFile(backup, database, now);
  throw new DatabaseProblem(
    `The database ${databaseName(database)} is restored by its server's own tools (pg_restore), while the bot is stopped.`,
  );
}
