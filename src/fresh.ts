/** Starts over: removes the database and the sandbox's world together. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigProblem } from "./config.ts";
import { databaseName, folderBeside, isAddress } from "./store/address.ts";
import { openStorage } from "./store/open.ts";

/** Where the sandbox keeps its world: next to the bot's database, or in `var`; null if that is kept in memory. */
export const sandboxFile = (database: string): string | null =>
  database === ":memory:" ? null : join(folderBeside(database), "sandbox.sqlite");

/**
 * One without the other speaks of messages or of games that are not there. Backups stay. Throws `DatabaseProblem` while
 * another process has the database open.
 */
export async function beginAnew({ token, database }: Pick<Config, "token" | "database">): Promise<void> {
  if (token !== null)
    throw new ConfigProblem([
      "  --fresh is for the sandbox only: DISCORD_TOKEN is set, so these are games of real people",
    ]);
  if (isAddress(database))
    throw new ConfigProblem([
      `  --fresh removes files, and ${databaseName(database)} is on a server: drop it there, and create it anew`,
    ]);
  const sandbox = sandboxFile(database);
  if (sandbox === null) return;
  await (await openStorage(database)).close();
  for (const file of [database, sandbox])
    for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
}
