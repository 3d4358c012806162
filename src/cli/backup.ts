/** Copies the database while the bot runs. */
import { resolve } from "node:path";
import { Command } from "commander";
import { readConfig } from "../config.ts";
import { databaseName } from "../store/address.ts";
import { openStorage } from "../store/open.ts";
import { DatabaseProblem } from "../store/problems.ts";

export function backupCommand(): Command {
  return new Command("backup")
    .description("copy the database, also while the bot runs; into its folder of backups if no file is named")
    .argument("[file]")
    .action(async (file?: string) => {
      const { database: source } = readConfig(process.env);
      const storage = await openStorage(source, { readonly: true });
      try {
        if (!storage.backups)
          throw new DatabaseProblem(
            `Umpire makes no copies of ${databaseName(source)}: its server's tools do (pg_dump).`,
          );
        const made = await storage.backups.make(Date.now(), "asked", file === undefined ? undefined : resolve(file));
        process.stdout.write(`The database is copied to ${made}.\n`);
      } finally {
        await storage.close();
      }
    });
}
