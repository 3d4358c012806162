/** Copies the database while the bot runs. */
import { resolve } from "node:path";
import { Command } from "commander";
import { readConfig } from "../config.ts";
import { openStorage } from "../store/open.ts";

export function backupCommand(): Command {
  return new Command("backup")
    .description("copy the database, also while the bot runs; into its folder of backups if no file is named")
    .argument("[file]")
    .action(async (file?: string) => {
      const { database: source } = readConfig(process.env);
      const storage = openStorage(source, { readonly: true });
      try {
        const made = await storage.backups?.make(Date.now(), "asked", file === undefined ? undefined : resolve(file));
        process.stdout.write(`The database is copied to ${made}.\n`);
      } finally {
        storage.close();
      }
    });
}
