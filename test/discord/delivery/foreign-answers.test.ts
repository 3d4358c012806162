import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ForeignAnswer, requestsTo } from "../../../src/discord/delivery/requests.ts";
import type { Fault } from "../../../src/sandbox/controls/faults.ts";
import type { OutboxPayload } from "../../../src/store/records.ts";
import { OutboxStage } from "../outbox-stage.ts";

/** What becomes of an answer on its way to discord.js: a status, or the error that it is taken for. */
async function taken(status: number, headers: { readonly [name: string]: string }, body = "<html>"): Promise<unknown> {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  try {
    const response = await requestsTo(null).makeRequest?.(`http://127.0.0.1:${port}/`, { method: "GET" });
    await response?.text();
    return response?.status;
  } catch (error) {
    if (error instanceof ForeignAnswer) return "foreign";
    throw error;
  } finally {
    server.close();
  }
}

it.each([
  ["a limit of Discord's front, which says how long it lasts", 429, { "retry-after": "2" }, 429],
  ["a limit of somebody else's, which does not", 429, {}, "foreign"],
  ["a page that says when to come again, but is no limit", 403, { "retry-after": "2" }, "foreign"],
] as const)("%s, is told apart by its headers", async (_, status, headers, becomes) => {
  expect(await taken(status, { "content-type": "text/html", ...headers })).toBe(becomes);
});

let stage: OutboxStage;

const payload: OutboxPayload = {
  kind: "post",
  post: { title: "News", text: [], scene: null, controls: [], ping: [], thread: null },
};

/** Posts in the channel what the host would be told about it, too, if it were parked. */
async function post(fault: Omit<Fault, "method" | "route">): Promise<void> {
  stage.sandbox.controls.failNext({ method: "POST", route: `/channels/${stage.channel}/messages`, ...fault });
  await stage.queue({ destination: `channel:${stage.channel}`, slot: null, payload });
}

const posted = () =>
  stage.ada.messages(stage.channel).filter((message) => JSON.stringify(message).includes("News")).length;

describe("an answer that is not Discord's", () => {
  beforeEach(async () => {
    stage = await OutboxStage.open();
  });
  afterEach(() => stage.close());

  it("tells in words what a proxy finds too large, as Discord's own would", async () => {
    const scene = { layout: { kind: "row", children: [] }, alt: "map", text: "the map in words" } as const;
    const route = `/channels/${stage.channel}/messages`;
    stage.sandbox.controls.failNext({ method: "POST", route, how: "html", status: 413 });
    await stage.queue({
      destination: `channel:${stage.channel}`,
      slot: null,
      payload: { ...payload, post: { ...payload.post, scene } },
    });
    await stage.settled();
    expect(JSON.stringify(stage.ada.messages(stage.channel))).toContain("the map in words");
  });

  it.each([
    ["a firewall's 403", { how: "html", status: 403 }],
    ["a proxy's 404", { how: "html", status: 404 }],
    ["a proxy's 413", { how: "html", status: 413 }],
    ["a proxy that wants a log-in", { how: "html", status: 401 }],
    ["a proxy that leads elsewhere", { how: "html", status: 302 }],
    ["a page that pretends success", { how: "html", status: 200 }],
    ["a limit that does not say how long", { how: "html", status: 429 }],
    ["Discord itself that knows our token no more, once", { how: "5xx", status: 401 }],
  ] as const)("holds a post up, and loses nothing: %s", async (_, fault) => {
    await post(fault);
    await stage.settled();
    expect(posted()).toBe(1);
    expect(await stage.service.repository.outbox.parked(stage.game)).toBe(0);
    expect(stage.ada.messages(stage.ada.dm().id)).toEqual([]);
  });
});
