import { createServer, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Registry } from "prom-client";

/** What an operator's tools ask of a running bot. */
export interface Operations {
  /** Null where the port was taken: the bot runs on without. */
  readonly port: number | null;
  close(): Promise<void>;
}

export interface OperationsWish {
  /** 0: any free port. */
  readonly port: number;
  readonly registry: Registry;
  /** Why the bot cannot do its work; null: it can. */
  trouble(): string | null;
  readonly logger: Logger;
}

/** Serves `/healthz` and `/metrics` to this machine only. */
export async function serveOperations({ port, registry, trouble, logger }: OperationsWish): Promise<Operations> {
  const server = createServer((request, response) => {
    answer(request.url ?? "", response).catch((error: unknown) => {
      logger.error({ error: String(error) }, "metrics could not be read");
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  const listening = await listen(server, port);
  if (!listening) logger.warn({ port }, "the port for health and metrics is taken; running without");
  return {
    port: listening,
    close: () => new Promise((resolve) => (listening === null ? resolve() : server.close(() => resolve()))),
  };

  async function answer(url: string, response: ServerResponse): Promise<void> {
    if (url === "/metrics") {
      const text = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(text);
    } else if (url === "/healthz") {
      const why = trouble();
      response.writeHead(why === null ? 200 : 503, { "content-type": "text/plain" }).end(`${why ?? "ok"}\n`);
    } else response.writeHead(404).end();
  }
}

/** The port that is listened on, or null if it is taken. */
function listen(server: Server, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : null);
    });
  });
}
