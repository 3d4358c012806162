import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { requestsTo } from "../../../src/discord/delivery/requests.ts";

/** The paths of requests made all at once, in the order in which a server sees them. */
async function orderOf(paths: readonly string[]): Promise<readonly string[]> {
  const seen: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    seen.push(url);
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const { makeRequest } = requestsTo(null);
  await Promise.all(
    paths.map((path) => makeRequest?.(`http://127.0.0.1:${port}${path}`, { method: "PATCH", body: "{}" })),
  );
  server.close();
  return seen;
}

it("acknowledges a press before most of the edits that discord.js lets go at once", async () => {
  const edits = Array.from({ length: 40 }, (_, i) => `/webhooks/1/${i}/messages/@original`);
  const press = "/interactions/1/token/callback";
  expect((await orderOf([...edits, press])).indexOf(press)).toBeLessThan(20);
});
