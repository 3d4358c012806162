/** Makes a database on a server ready that its own tools have put back to an earlier point. */
import { Command } from "commander";
import { readConfig } from "../config.ts";
import { databaseName } from "../store/address.ts";
import { makeRestoredReady } from "../store/open.ts";

export function restoredCommand(): Command {
  return new Command("restored")
    .description(
      "make a database of PostgreSQL ready that pg_restore has put back, before the bot starts on it; `umpire restore` does so by itself",
    )
    .action(async () => {
      const { database } = readConfig(process.env);
      const { campaigns, running } = await makeRestoredReady(database);
      process.stdout.write(
        `${databaseName(database)} is ready. Campaigns: ${campaigns}; running: ${running}. Start the bot.\n`,
      );
    });
}
