/** Puts a backup in the database's place, while the bot is stopped. */
import { resolve } from "node:path";
import { Command } from "commander";
import { readConfig } from "../config.ts";
import { databaseName } from "../store/address.ts";
import { restore } from "../store/open.ts";

export function restoreCommand(): Command {
  return new Command("restore")
    .description("put a backup in the database's place, checked first; what was there is kept beside")
    .argument("<file>")
    .action((file: string) => {
      const { database } = readConfig(process.env);
      const { aside, campaigns, running } = restore(resolve(file), database, Date.now());
      const kept = aside === null ? "" : ` What was there is kept as ${aside}.`;
      process.stdout.write(
        `${databaseName(database)} is restored from ${file}: ${campaigns} campaigns, ${running} of them running.${kept} Start the bot.\n`,
      );
    });
}
