/** The `health` command: asks the running bot whether it can do its work, for a container's health check. */
import { get } from "node:http";
import { Command } from "commander";
import { type Config, readConfig } from "../config.ts";
import { BOT_HEADER, botName } from "../operations.ts";

/** How long, in ms, a bot may take to answer. */
const PATIENCE = 3000;

interface Health {
  readonly well: boolean;
  readonly sentence: string;
}

/** For the container's health check: exit code 0 while the bot can do its work. */
export function healthCommand(): Command {
  return new Command("health").description("exit with 0 if the bot runs and can do its work").action(async () => {
    const { well, sentence } = await healthOf(readConfig(process.env), PATIENCE);
    process.stdout.write(`${sentence}\n`);
    if (!well) process.exitCode = 1;
  });
}

/** What the running bot says of itself; `patience` in ms. */
export async function healthOf(
  {
    operationsPort: port,
    operationsAddress,
    database,
  }: Pick<Config, "operationsPort" | "operationsAddress" | "database">,
  patience: number,
): Promise<Health> {
  const host = operationsAddress === "0.0.0.0" ? "127.0.0.1" : operationsAddress === "::" ? "::1" : operationsAddress;
  const ill = (sentence: string): Health => ({ well: false, sentence });
  try {
    const { status, bot, text } = await ask(host, port, patience);
    if (bot !== botName(database))
      return ill(`Another program answers at port ${port}, and not the bot on ${database}.`);
    if (status !== 200) return ill(`The bot runs, but it is not well: ${text.trim()}.`);
    return { well: true, sentence: "The bot is running." };
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    if (late) return ill(`The bot hangs: it does not answer at port ${port}.`);
    return ill(`The bot is not running: nobody answers at port ${port}.`);
  }
}

interface Answer {
  readonly status: number;
  readonly bot: unknown;
  readonly text: string;
}

function ask(host: string, port: number, patience: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patience);
    const fail = (error: Error): void => reject(signal.aborted ? signal.reason : error);
    const asked = get({ host, port, path: "/healthz", signal }, (response) => {
      let text = "";
      response.on("data", (bytes: Buffer) => {
        text += bytes.toString();
      });
      response.once("error", fail);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, bot: response.headers[BOT_HEADER], text }),
      );
    });
    asked.once("error", fail);
  });
}
