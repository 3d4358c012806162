/** A run of the bot from start to stop: on Discord with a token, on the sandbox without. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import { everybody, type OutsidePlayers } from "./campaign/contract/outside.ts";
import { inTime } from "./campaign/service/in-time.ts";
import { type Config, ConfigProblem } from "./config.ts";
import { beginAnew, sandboxFile } from "./fresh.ts";
import { serveOperations } from "./operations.ts";
import { replayShelf } from "./replay-maker/shelf.ts";
import type { Sandbox } from "./sandbox/index.ts";
import { databaseName, folderBeside, isAddress } from "./store/address.ts";
import { Thinkers } from "./thinking/thinkers.ts";
import { optimizeSooner } from "./threads/optimizing.ts";
import { tellAndExit, toldToStop } from "./trouble.ts";
import { startUmpire, type Umpire } from "./umpire.ts";

/** Who lives in the sandbox, for a newcomer to be one of. */
const PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];

/** In a container nobody could reach the sandbox, and it would seem to be well. */
const NO_TOKEN =
  "  DISCORD_TOKEN is not set: put the bot's token into .env (docs/operations.md, “On a real server”). The sandbox is off here " +
  "(UMPIRE_SANDBOX)";

/** Whoever plays on Discord is a stranger to this machine. */
const NO_PROGRAMS = "  --bot starts programs on this machine, which is for the sandbox alone: DISCORD_TOKEN is set";

/** How long, in ms, a stop may take: supervisors kill after ten seconds, in the midst of anything. */
const LONGEST_STOP = 8000;
/** How long, in ms, a process that another has replaced waits for pictures under way. */
const LAST_PICTURES = 3000;

/** How it is run, apart from its settings. */
interface Manner {
  /** The sandbox's messages and games are forgotten first. */
  readonly fresh?: boolean;
  /** Programs that play seats, only in the sandbox; none if left out. */
  readonly outside?: ((logger: Logger) => OutsidePlayers) | undefined;
}

/** Runs the bot until it is told to stop: on Discord with a token, on the sandbox without. */
export async function runForGood(config: Config, { fresh = false, outside }: Manner = {}): Promise<void> {
  if (config.token === null && !config.sandbox) throw new ConfigProblem([NO_TOKEN]);
  if (config.token !== null && outside) throw new ConfigProblem([NO_PROGRAMS]);
  if (fresh) await beginAnew(config);
  optimizeSooner();
  const logger = pino({
    level: config.logLevel,
    ...(process.stdout.isTTY ? { transport: { target: "pino-pretty" } } : {}),
  });
  const strange = config.token === null && isStrange(config.database);
  const keep = sandboxFile(config.database);
  const sandbox = config.token === null ? await openSandbox(config.sandboxPort, keep) : null;
  const token = config.token ?? sandbox?.token ?? "";
  const api = sandbox ? `${sandbox.url}/api` : config.api;
  let umpire: Umpire | null = null;
  const operations = await serveOperations({
    port: config.operationsPort,
    address: config.operationsAddress,
    hosts: config.operationsHosts,
    database: config.database,
    metrics: () => umpire?.metrics ?? null,
    trouble: () => (umpire === null ? "it is starting" : umpire.trouble()),
    logger,
  });
  const lost = async (problem: unknown): Promise<void> => {
    if (umpire) await inTime(umpire.illustrator.close(), LAST_PICTURES); // no thread may end while it draws
    tellAndExit(problem);
  };
  const thinkers = new Thinkers(logger);
  const programs = sandbox === null ? undefined : outside?.(logger);
  umpire = await startUmpire({
    ...config,
    token,
    api,
    isPublic: sandbox === null,
    outside: everybody([...(programs ? [programs] : []), thinkers]),
    replays: replayShelf(join(folderBeside(config.database), "replays"), config.replayMegabytes),
    logger,
    lost: (problem) => void lost(problem),
  });
  if (sandbox) process.stdout.write(sandboxGuide(sandbox, config.database) + (strange ? STRANGE : ""));
  logger.info({ database: placeOf(config.database), operations: operations.port }, "ready");

  const signal = await toldToStop();
  logger.info({ signal }, "stopping: finishing what is begun, sending what waits");
  const late = setTimeout(() => {
    logger.warn("something does not end: leaving it as a crash would");
    process.kill(process.pid, "SIGKILL"); // an exit would wait for threads, or break off what they draw
  }, LONGEST_STOP);
  await operations.close();
  await umpire.stop();
  await thinkers.close();
  await sandbox?.close();
  clearTimeout(late);
  logger.info("stopped");
}

/** A bot on a real server needs nothing of it. */
async function openSandbox(port: number, keep: string | null): Promise<Sandbox> {
  const { startSandbox } = await import("./sandbox/index.ts");
  return await startSandbox({ port, people: PEOPLE, keep });
}

/** Whether there is a database of games without the sandbox in which they are played, or the other way round. */
function isStrange(database: string): boolean {
  const sandbox = sandboxFile(database);
  return sandbox !== null && !isAddress(database) && existsSync(database) !== existsSync(sandbox);
}

/** As the log names it: the folder of a file, which may be called after anything, or a database without its password. */
const placeOf = (database: string): string => (isAddress(database) ? databaseName(database) : folderBeside(database));

const sandboxGuide = ({ url }: Sandbox, database: string): string => `
Umpire runs on its sandbox: no DISCORD_TOKEN is set, so this machine plays Discord.

  Open       ${url}/?as=${PEOPLE[0]}
             and one more tab for every further player: ${url}/?as=${PEOPLE[1]}, …
  People     ${PEOPLE.join(", ")}
  Database   ${databaseName(database)}, with the sandbox's messages in sandbox.sqlite ${isAddress(database) ? "in var" : "beside it"}

The page offers a campaign against computer players; or type /game create there.

Begin anew:             npm start -- --fresh
See a whole campaign:   npm run -s umpire -- demo --game iraqi-conflict --out /tmp/demo
Play on a real server:  docs/operations.md, "On a real server"
Stop with Ctrl+C.

`;

const STRANGE = `The database and the sandbox's file were not written together: campaigns that run will not find their channel.
Begin anew with npm start -- --fresh.

`;
