/** The sandbox's one port: REST API, gateway, files, and the pages and controls for people. Loopback only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import type { Gateway } from "./gateway/gateway.ts";
import { SandboxProblem } from "./problem.ts";
import { API_PREFIX, type Api, send, serveApi } from "./rest/api.ts";
import { CDN_PREFIX, serveFile } from "./rest/cdn.ts";

/** Room for anything that a bot may say to the gateway, which closes with a reason what is longer than 4096 bytes. */
const MAX_MESSAGE_BYTES = 64 * 1024;

/** Serves what lies under /sandbox/; false when it has no such address. */
export type Extra = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean> | boolean;

export async function listen(api: Api, gateway: Gateway, extra: Extra, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    answer(api, extra, request, response).catch((error: unknown) => {
      // a bot that dies in the middle of an upload is no fault of the sandbox
      if (request.destroyed && !request.complete) return;
      api.records.faults.push(`${request.method} ${request.url}: ${String(error)}`);
      if (!response.headersSent) send(response, { status: 500, body: { message: String(error), code: 0 } });
    });
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  server.on("upgrade", (request, socket, head) => {
    const known = isLocal(request) && addressOf(request, api.world.origin)?.pathname.startsWith("/gateway");
    if (!known) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => gateway.accept(webSocket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(whyDeaf(error, port)));
    server.listen(port, "127.0.0.1", resolve);
  });
  api.world.origin = `http://127.0.0.1:${portOf(server.address())}`;
  return server;
}

async function answer(api: Api, extra: Extra, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isLocal(request)) return send(response, { status: 403, body: { message: "Only for this machine", code: 0 } });
  const url = addressOf(request, api.world.origin);
  if (url === null) return send(response, { status: 400, body: { message: "Not an address of this server", code: 0 } });
  if (url.pathname.startsWith(CDN_PREFIX)) return serveFile(api.world, response, url);
  if (url.pathname.startsWith(`${API_PREFIX}/`)) return serveApi(api, request, response, url);
  if (isForeign(request, api.world.origin)) {
    return send(response, { status: 403, body: { message: "Not from another site", code: 0 } });
  }
  if (await extra(request, response, url)) return undefined;
  return send(response, { status: 404, body: { message: "404: Not Found", code: 0 } });
}

/** Where a request goes. Null for what is no path: a client may write anything there, other servers' addresses too. */
function addressOf({ url = "" }: IncomingMessage, origin: string): URL | null {
  const address = origin + url; // resolved against the origin, "//host" would be another server
  return url.startsWith("/") && URL.canParse(address) ? new URL(address) : null;
}

/** A page that a stranger's DNS name points at this machine still names that stranger as host. */
function isLocal(request: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? "");
}

/** The web page of another site must not act for the sandbox's people. */
function isForeign(request: IncomingMessage, origin: string): boolean {
  const from = request.headers.origin;
  const site = request.headers["sec-fetch-site"];
  const otherOrigin = from !== undefined && from !== origin && from !== origin.replace("127.0.0.1", "localhost");
  return otherOrigin || (site !== undefined && site !== "same-origin" && site !== "none");
}

/** Why nothing can be served at this port. */
function whyDeaf(error: NodeJS.ErrnoException, port: number): Error {
  const elsewhere = "set UMPIRE_SANDBOX_PORT to another one";
  if (error.code === "EADDRINUSE") return new SandboxProblem(`Port ${port} is taken by another program: ${elsewhere}.`);
  return error.code === "EACCES" ? new SandboxProblem(`Port ${port} may not be used: ${elsewhere}.`) : error;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("the sandbox listens on no port");
  return address.port;
}
