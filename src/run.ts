import { dirname } from "node:path";
import { pino } from "pino";
import type { Config } from "./config.ts";
import { type Sandbox, startSandbox } from "./sandbox/index.ts";
import { startUmpire } from "./umpire.ts";

/** Who lives in the sandbox, for a newcomer to be one of. */
const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/** Runs the bot until it is told to stop: on Discord with a token, on the sandbox without. */
export async function runForGood(config: Config): Promise<void> {
  const logger = pino({
    level: config.logLevel,
    ...(process.stdout.isTTY ? { transport: { target: "pino-pretty" } } : {}),
  });
  const sandbox = config.token === null ? await startSandbox({ port: config.sandboxPort, people: PEOPLE }) : null;
  const token = config.token ?? sandbox?.token ?? "";
  const api = sandbox ? `${sandbox.url}/api` : config.api;
  const umpire = await startUmpire({ ...config, token, api, logger });
  if (sandbox) process.stdout.write(sandboxGuide(sandbox, config.database));
  logger.info({ database: dirname(config.database) }, "ready");

  const signal = await new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, resolve);
  });
  logger.info({ signal }, "stopping: finishing what is begun, sending what waits");
  await umpire.stop();
  await sandbox?.close();
  logger.info("stopped");
}

const sandboxGuide = ({ url }: Sandbox, database: string): string => `
Umpire runs on its sandbox: no DISCORD_TOKEN is set, so this machine plays Discord.

  Sandbox    ${url} (this machine only)
  People     ${PEOPLE.join(", ")}
  Database   ${database}

See a whole campaign:   npm run -s umpire -- demo --game iraqi-conflict --out /tmp/demo
Play on a real server:  README.md, "On a real server"
Stop with Ctrl+C.

`;
