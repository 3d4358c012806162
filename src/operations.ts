/** What an operator's tools ask of a running bot: `/healthz` and `/metrics`. */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { ConfigProblem } from "./config.ts";
import { databaseName } from "./store/address.ts";

/** By this header of its answers a bot is told from another one: it names the database, without saying where it lies, or any part of its password. */
export const BOT_HEADER = "umpire-bot";

export const botName = (database: string): string =>
  createHash("sha256").update(databaseName(database)).digest("hex").slice(0, 16);

export interface Operations {
  /** Null where the port was taken: the bot runs on without. */
  readonly port: number | null;
  close(): Promise<void>;
}

export interface OperationsOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Of the network that is listened on. */
  readonly address: string;
  /** Names by which this may be asked for, besides addresses. */
  readonly hosts: readonly string[];
  readonly database: string;
  /** Null: nothing is counted yet. */
  metrics(): Registry | null;
  /** Why the bot cannot do its work; null: it can. */
  trouble(): string | null;
  readonly logger: Logger;
}

/** Serves `/healthz` and `/metrics`. Throws `ConfigProblem` if that cannot be done at this address. */
export async function serveOperations(options: OperationsOptions): Promise<Operations> {
  const { port, address, database, metrics, trouble, logger } = options;
  const hosts = new Set(options.hosts);
  const bot = botName(database);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      logger.error({ error: String(error) }, "metrics could not be read");
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  const listening = await listen(server, port, address);
  if (!listening) logger.warn({ port }, "the port for health and metrics is taken; running without");
  return {
    port: listening,
    close: () =>
      new Promise((resolve) => {
        if (listening === null) return resolve();
        server.close(() => resolve());
        server.closeAllConnections(); // a scraper keeps its own open
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader(BOT_HEADER, bot);
    if (!isCalled(request.headers.host ?? "", hosts)) response.writeHead(403).end();
    else if (request.url === "/metrics") await answerMetrics(response);
    else if (request.url === "/healthz") {
      const why = trouble();
      response.writeHead(why === null ? 200 : 503, { "content-type": "text/plain" }).end(`${why ?? "ok"}\n`);
    } else response.writeHead(404).end();
  }

  async function answerMetrics(response: ServerResponse): Promise<void> {
    const registry = metrics();
    if (registry === null) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
  }
}

/**
 * Whether a request names this machine by an address or by a known name. A web page can have its own name lead to any
 * address, and ask there in its reader's name; but it cannot do without its name.
 */
function isCalled(host: string, hosts: ReadonlySet<string>): boolean {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return name === "localhost" || isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0 || hosts.has(name);
}

/** The port that is listened on, or null if it is taken. */
function listen(server: Server, port: number, address: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") return resolve(null);
      const where = `UMPIRE_OPERATIONS_ADDRESS (${address}), port ${port}`;
      reject(new ConfigProblem([`  ${where} cannot be listened on (${error.code}): give an address of this machine`]));
    });
    server.listen(port, address, () => {
      const at = server.address();
      resolve(typeof at === "object" && at ? at.port : null);
    });
  });
}
