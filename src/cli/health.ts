import { Command } from "commander";
import { readConfig } from "../config.ts";
import { openDatabase } from "../store/database.ts";

const STALE = 45_000;

/** For the container's health check: exit code 0 while the bot keeps its lock on the database fresh. */
export function healthCommand(): Command {
  return new Command("health").description("exit with 0 if the bot is running").action(() => {
    const database = openDatabase(readConfig(process.env).database, { readonly: true });
    const beat = database.sqlite.prepare("SELECT beat FROM lock WHERE id = 1").pluck().get();
    database.close();
    const alive = typeof beat === "number" && Date.now() - beat < STALE;
    process.stdout.write(alive ? "The bot is running.\n" : "The bot is not running.\n");
    if (!alive) process.exitCode = 1;
  });
}
