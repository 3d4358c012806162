/** The operator's own look at a game: the whole file, hands and secret included. */
import { Command } from "commander";
import { gameFile } from "../campaign/record/game-file.ts";
import { readConfig } from "../config.ts";
import { openStorage } from "../store/open.ts";

export function exportCommand(): Command {
  return new Command("export")
    .description("print a campaign's file (the operator's: before the end it holds all hands and the dice's secret)")
    .argument("<id>")
    .action(async (id: string) => {
      const { database: file } = readConfig(process.env);
      const storage = await openStorage(file, { readonly: true });
      try {
        const game = await gameFile(storage.repository, id);
        if (!game.complete)
          process.stderr.write(
            `Campaign ${id} is still being played: this file holds all hands and the secret of its dice. Show it to nobody.\n`,
          );
        process.stdout.write(`${JSON.stringify(game, null, 1)}\n`);
      } finally {
        await storage.close();
      }
    });
}
