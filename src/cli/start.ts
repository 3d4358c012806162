/** The same as `npm start`. */
import { Command } from "commander";
import { readConfig } from "../config.ts";
import { runForGood } from "../run.ts";
import { runUnderSupervision } from "../trouble.ts";

export function startCommand(): Command {
  return new Command("start")
    .description("run the bot: on Discord with a token, on the sandbox without")
    .option("--fresh", "forget the sandbox's messages and games first", false)
    .action((how: { fresh: boolean }) => runUnderSupervision(() => runForGood(readConfig(process.env), how)));
}
