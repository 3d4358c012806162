/** The same as `npm start`; in the sandbox, programs may play seats of computers. */
import { Command, InvalidArgumentError } from "commander";
import type { Logger } from "pino";
import { SECONDS } from "../bots/protocol.ts";
import { SeatBots } from "../bots/seat-bots.ts";
import { readConfig } from "../config.ts";
import { runForGood } from "../run.ts";
import { runUnderSupervision } from "../trouble.ts";
import { atLeast } from "./arguments.ts";

interface Flags {
  readonly fresh: boolean;
  readonly bot: ReadonlyMap<string, string>;
  readonly seconds: number;
}

export function startCommand(): Command {
  return new Command("start")
    .description("run the bot: on Discord with a token, on the sandbox without")
    .option("--fresh", "forget the sandbox's messages and games first", false)
    .option(
      "--bot <seat=command>",
      "sandbox: a program that plays this seat where a computer would (docs/bots.md); may be given again",
      seatCommand,
      new Map<string, string>(),
    )
    .option("--seconds <n>", "how long such a program may take for a question", atLeast(1), SECONDS)
    .action(({ fresh, bot, seconds }: Flags) => {
      const outside = bot.size === 0 ? undefined : (logger: Logger) => new SeatBots(bot, seconds, logger);
      return runUnderSupervision(() => runForGood(readConfig(process.env), { fresh, outside }));
    });
}

function seatCommand(text: string, before: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const [, seat, command] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (seat === undefined || command === undefined) throw new InvalidArgumentError("<seat>=<command> is needed");
  return new Map([...before, [seat, command]]);
}
