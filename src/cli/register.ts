/** Registers the slash commands at Discord; does nothing if the same are registered already. */
import { Command } from "commander";
import { refuse } from "#engine";
import { readConfig } from "../config.ts";
import { registerCommands } from "../discord/index.ts";
import { games } from "../games/registry.ts";

export function registerCommand(): Command {
  return new Command("register").description("register the slash commands, if they have changed").action(async () => {
    const { token, api } = readConfig(process.env);
    if (token === null) return refuse("no-token", "DISCORD_TOKEN is not set: there is nowhere to register commands.");
    const outcome = await registerCommands({ token, definitions: games, ...(api === null ? {} : { api }) });
    process.stdout.write(
      outcome === "registered" ? "The commands are registered.\n" : "The commands were registered already.\n",
    );
  });
}
