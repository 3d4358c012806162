import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  serveOperations
} from "./chunk-YBRJMG4B.js";
import {
  runUnderSupervision,
  tellAndExit,
  toldToStop
} from "./chunk-GSS5TORE.js";
import {
  ConfigProblem,
  readConfig
} from "./chunk-IE5NYQA2.js";
import {
  startUmpire
} from "./chunk-DVDNNTKH.js";
import "./chunk-S6OPBATL.js";
import "./chunk-L2K75C2T.js";
import "./chunk-YZ4D4Y3V.js";
import "./chunk-3A2CJI4L.js";
import "./chunk-XBF6EGNQ.js";
import "./chunk-LVZ2MTIL.js";
import "./chunk-6UY64SCZ.js";
import "./chunk-UQVAUGZD.js";
import {
  openDatabase
} from "./chunk-GCRBFDXC.js";
import "./chunk-65DZ7QLO.js";
import "./chunk-NS7TBYEJ.js";
import "./chunk-YQHLEX5K.js";
import "./chunk-OKC5QI2S.js";
import "./chunk-5BQA6T4B.js";
import "./chunk-NG7VQ2BD.js";
import "./chunk-2DHQLNE6.js";
import "./chunk-TIB24QDT.js";
import "./chunk-6CBDAX2X.js";
import "./chunk-IJQUSZ4G.js";
import "./chunk-KLHXMCDA.js";
import "./chunk-IUAYHR45.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Z3K52CNU.js";
import "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/run.ts
import { existsSync } from "node:fs";
import { dirname as dirname2 } from "node:path";
import { pino } from "pino";

// src/fresh.ts
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
var sandboxFile = (database) => database === ":memory:" ? null : join(dirname(database), "sandbox.sqlite");
function beginAnew({ token, database }) {
  if (token !== null)
    throw new ConfigProblem([
      "  --fresh is for the sandbox only: DISCORD_TOKEN is set, so these are games of real people"
    ]);
  const sandbox = sandboxFile(database);
  if (sandbox === null) return;
  openDatabase(database).close();
  for (const file of [database, sandbox])
    for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
}

// src/run.ts
var PEOPLE = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
async function runForGood(config, { fresh = false } = {}) {
  if (fresh) beginAnew(config);
  const logger = pino({
    level: config.logLevel,
    ...process.stdout.isTTY ? { transport: { target: "pino-pretty" } } : {}
  });
  const strange = config.token === null && isStrange(config.database);
  const keep = sandboxFile(config.database);
  const sandbox = config.token === null ? await openSandbox(config.sandboxPort, keep) : null;
  const token = config.token ?? sandbox?.token ?? "";
  const api = sandbox ? `${sandbox.url}/api` : config.api;
  let umpire = null;
  const operations = await serveOperations({
    port: config.operationsPort,
    address: config.operationsAddress,
    hosts: config.operationsHosts,
    database: config.database,
    metrics: () => umpire?.metrics ?? null,
    trouble: () => umpire === null ? "it is starting" : umpire.trouble(),
    logger
  });
  umpire = await startUmpire({ ...config, token, api, logger, lost: tellAndExit });
  if (sandbox) process.stdout.write(sandboxGuide(sandbox, config.database) + (strange ? STRANGE : ""));
  logger.info({ database: dirname2(config.database), operations: operations.port }, "ready");
  const signal = await toldToStop();
  logger.info({ signal }, "stopping: finishing what is begun, sending what waits");
  await operations.close();
  await umpire.stop();
  await sandbox?.close();
  logger.info("stopped");
}
async function openSandbox(port, keep) {
  const { startSandbox } = await import("./sandbox-QM2ZFILT.js");
  return await startSandbox({ port, people: PEOPLE, keep });
}
function isStrange(database) {
  const sandbox = sandboxFile(database);
  return sandbox !== null && existsSync(database) !== existsSync(sandbox);
}
var sandboxGuide = ({ url }, database) => `
Umpire runs on its sandbox: no DISCORD_TOKEN is set, so this machine plays Discord.

  Open       ${url}/?as=${PEOPLE[0]}
             and one more tab for every further player: ${url}/?as=${PEOPLE[1]}, \u2026
  People     ${PEOPLE.join(", ")}
  Database   ${database}, with the sandbox's messages in sandbox.sqlite beside it

The page offers a campaign against computer players; or type /game create there.

Begin anew:             npm start -- --fresh
See a whole campaign:   npm run -s umpire -- demo --game iraqi-conflict --out /tmp/demo
Play on a real server:  README.md, "On a real server"
Stop with Ctrl+C.

`;
var STRANGE = `The database and the sandbox's file were not written together: campaigns that run will not find their channel.
Begin anew with npm start -- --fresh.

`;

// src/cli/start.ts
function startCommand() {
  return new Command("start").description("run the bot: on Discord with a token, on the sandbox without").option("--fresh", "forget the sandbox's messages and games first", false).action((how) => runUnderSupervision(() => runForGood(readConfig(process.env), how)));
}
export {
  startCommand
};
