import { resolve } from "node:path";
import { Command } from "commander";
import { readConfig } from "../config.ts";
import { backUpNow, backupFolder, copyTo } from "../store/backup.ts";
import { openDatabase } from "../store/database.ts";

/** Copies the database while the bot runs. */
export function backupCommand(): Command {
  return new Command("backup")
    .description("copy the database, also while the bot runs; into its folder of backups if no file is named")
    .argument("[file]")
    .action((file?: string) => {
      const { database: source } = readConfig(process.env);
      const database = openDatabase(source, { readonly: true });
      try {
        const now = Date.now();
        const made =
          file === undefined ? backUpNow(database.sqlite, backupFolder(source), now, "asked") : resolve(file);
        if (file !== undefined) copyTo(database.sqlite, made);
        process.stdout.write(`The database is copied to ${made}.\n`);
      } finally {
        database.close();
      }
    });
}
