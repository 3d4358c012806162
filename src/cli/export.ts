import { Command } from "commander";
import { gameFile } from "../campaign/game-file.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../store/database.ts";
import { sqliteRepository } from "../store/sqlite.ts";

/** The operator's own look at a game: the whole file, hands and secret included. */
export function exportCommand(): Command {
  return new Command("export")
    .description("print a campaign's file (the operator's: before the end it holds all hands and the dice's secret)")
    .argument("<id>")
    .action(async (id: string) => {
      const { database: file } = readConfig(process.env);
      const database = openDatabase(file, { readonly: true });
      try {
        const repository = sqliteRepository(database);
        const game = await gameFile(repository, id);
        if (!game.complete)
          process.stderr.write(
            `Campaign ${id} is still being played: this file holds all hands and the secret of its dice. Show it to nobody.\n`,
          );
        process.stdout.write(`${JSON.stringify(game, null, 1)}\n`);
      } finally {
        database.close();
      }
    });
}
