import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  ConfigProblem
} from "./chunk-IE5NYQA2.js";

// src/operations.ts
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { isIP } from "node:net";
var BOT_HEADER = "umpire-bot";
var botName = (database) => createHash("sha256").update(database).digest("hex").slice(0, 16);
async function serveOperations(options) {
  const { port, address, database, metrics, trouble, logger } = options;
  const hosts = new Set(options.hosts);
  const bot = botName(database);
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      logger.error({ error: String(error) }, "metrics could not be read");
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  const listening = await listen(server, port, address);
  if (!listening) logger.warn({ port }, "the port for health and metrics is taken; running without");
  return {
    port: listening,
    close: () => new Promise((resolve) => {
      if (listening === null) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
    })
  };
  async function answer(request, response) {
    response.setHeader(BOT_HEADER, bot);
    if (!isCalled(request.headers.host ?? "", hosts)) response.writeHead(403).end();
    else if (request.url === "/metrics") await answerMetrics(response);
    else if (request.url === "/healthz") {
      const why = trouble();
      response.writeHead(why === null ? 200 : 503, { "content-type": "text/plain" }).end(`${why ?? "ok"}
`);
    } else response.writeHead(404).end();
  }
  async function answerMetrics(response) {
    const registry = metrics();
    if (registry === null) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
  }
}
function isCalled(host, hosts) {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  return name === "localhost" || isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0 || hosts.has(name);
}
function listen(server, port, address) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
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

export {
  BOT_HEADER,
  botName,
  serveOperations
};
