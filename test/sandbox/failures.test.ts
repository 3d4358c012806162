import { type ClientRequest, request } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSandbox } from "../../src/sandbox/index.ts";
import { raw, type Table, table, writable } from "./bot.ts";

let at: Table;
beforeEach(async () => {
  at = await table({}, { enforceNonce: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await at.stop();
});

const send = async (content: string) => (await writable(at.client, at.sandbox.channelId)).send(content);
const shown = () => at.sandbox.person("Ada").messages(at.sandbox.channelId);
const attempts = () => at.sandbox.requests().filter((r) => r.method === "POST" && r.route.endsWith("/messages"));

it("a 429 is waited out and sent again", async () => {
  at.sandbox.controls.failNext({ method: "POST", route: "/messages", how: "429", retryAfter: 0.05 });
  await send("patience");
  expect(attempts().map((r) => [r.status, r.verdict])).toEqual([
    [429, "injected"],
    [200, "ok"],
  ]);
});

it("a 5xx is tried again", async () => {
  at.sandbox.controls.failNext({ method: "POST", route: "/messages", how: "5xx", times: 2, status: 503 });
  await send("again");
  expect(attempts().map((r) => r.status)).toEqual([503, 503, 200]);
  expect(shown()).toHaveLength(1);
});

it("a message that was stored although its answer failed appears once, thanks to its nonce", async () => {
  at.sandbox.controls.failNext({ method: "POST", route: "/messages", how: "5xx", apply: true });
  await send("once");
  expect(attempts()).toHaveLength(2);
  expect(shown()).toHaveLength(1);
});

it("a closed socket reaches the sender as an error", async () => {
  at.sandbox.controls.failNext({ method: "POST", route: "/messages", how: "close" });
  await expect(send("gone")).rejects.toThrow();
  expect(shown()).toHaveLength(0);
});

it("a request can be left hanging", async () => {
  at.sandbox.controls.failNext({ method: "GET", route: "/users/@me", how: "hang" });
  const signal = AbortSignal.timeout(100);
  await expect(fetch(`${at.sandbox.url}/api/v10/users/@me`, { signal })).rejects.toThrow("timeout");
});

it("a route that the sandbox does not speak is 501 and a complaint", async () => {
  expect((await raw(at.sandbox, "GET", `/guilds/${at.sandbox.guildId}/audit-logs`)).status).toBe(501);
  expect(at.sandbox.complaints()).toEqual([expect.stringContaining("/audit-logs: no such route")]);
});

it("requests come with the headers of their bucket, and the first one too many meets a 429", async () => {
  vi.useFakeTimers({ toFake: ["Date"] }); // all of them come within a second, however long they take
  const path = `/channels/${at.sandbox.channelId}`;
  const first = await raw(at.sandbox, "GET", path);
  const other = await raw(at.sandbox, "GET", "/users/@me");
  expect(first.headers.get("x-ratelimit-bucket")).not.toBe(other.headers.get("x-ratelimit-bucket"));
  const remaining = Number(first.headers.get("x-ratelimit-remaining"));
  expect(remaining).toBeGreaterThan(0);
  const statuses: number[] = [];
  for (let n = 0; n < remaining; n++) statuses.push((await raw(at.sandbox, "GET", path)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const tooMany = await raw(at.sandbox, "GET", path);
  expect(tooMany).toMatchObject({ status: 429, body: { retry_after: 1 } });
  expect(tooMany.headers.get("retry-after")).toBe("1");
  expect((await raw(at.sandbox, "GET", "/users/@me")).status).toBe(200); // another bucket has room
  vi.advanceTimersByTime(1000);
  expect((await raw(at.sandbox, "GET", path)).status).toBe(200);
});

it("other machines and other sites are turned away", async () => {
  const people = `${at.sandbox.url}/sandbox/people`;
  const status = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request(people, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on("error", reject)
        .end();
    });
  expect(await status({})).toBe(200);
  expect(await status({ host: "evil.example" })).toBe(403);
  expect(await status({ origin: "https://evil.example" })).toBe(403);
  expect(await status({ "sec-fetch-site": "cross-site" })).toBe(403);
});

/** Says something to the sandbox's port, and hears what comes back until the sandbox hangs up. */
const shout = (lines: readonly string[]) =>
  new Promise<string>((resolve) => {
    let heard = "";
    const socket = connect(Number(new URL(at.sandbox.url).port), "127.0.0.1", () =>
      socket.write(`${lines.join("\r\n")}\r\n\r\n`),
    );
    socket.on("data", (bytes) => {
      heard += bytes.toString();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(heard));
  });

it.each([
  ["127.0.0.1", "//"],
  ["evil.example", "//"],
  ["evil.example", "/gateway"],
  ["127.0.0.1", "http://["],
  ["127.0.0.1", "*"],
])("an upgrade of host %s at %s is turned away, and harms nobody else", async (host, path) => {
  const upgrade = ["upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13"];
  const key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
  expect(await shout([`GET ${path} HTTP/1.1`, `host: ${host}`, ...upgrade, key])).not.toContain("101");
  expect((await raw(at.sandbox, "GET", "/users/@me")).status).toBe(200);
});

it.each([
  ["//", 404],
  ["//evil.example/sandbox/people", 404],
  ["http://evil.example/sandbox/people", 400],
  ["*", 400],
])("an address like %s is no address here", async (path, status) => {
  const answer = await shout([`GET ${path} HTTP/1.1`, "host: 127.0.0.1", "connection: close"]);
  expect(answer).toContain(`HTTP/1.1 ${status}`);
  expect(at.sandbox.complaints()).toEqual([]);
});

describe("a body of more than 25 MB is refused before it has been read", () => {
  const MB = 1024 * 1024;
  const paths = () => [
    `/api/v10/channels/${at.sandbox.channelId}/messages`,
    `/sandbox/people/${at.sandbox.person("Ada").id}/say`,
  ];
  const post = (path: string, headers: Record<string, string | number>): [ClientRequest, Promise<number>] => {
    const common = { authorization: `Bot ${at.sandbox.token}`, "content-type": "application/json" };
    const asked = request(`${at.sandbox.url}${path}`, { method: "POST", headers: { ...common, ...headers } });
    asked.on("error", () => undefined); // the sandbox hangs up on whoever goes on sending
    const status = new Promise<number>((resolve) => {
      asked.on("response", (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
    });
    return [asked, status];
  };

  it("if it says so", async () => {
    for (const path of paths()) {
      const [asked, status] = post(path, { "content-length": 26 * MB });
      asked.flushHeaders();
      expect(await status).toBe(413);
    }
  });

  it("if it does not", async () => {
    for (const path of paths()) {
      const [asked, status] = post(path, { "transfer-encoding": "chunked" });
      for (let sent = 0; sent < 26; sent++) asked.write(Buffer.alloc(MB, 32));
      expect(await status).toBe(413);
    }
  });
});

it("a bot that dies in the middle of an upload is no fault of the sandbox", async () => {
  const path = `/api/v10/channels/${at.sandbox.channelId}/messages`;
  const headers = {
    authorization: `Bot ${at.sandbox.token}`,
    "content-type": "application/json",
    "content-length": 99,
  };
  const dying = request(`${at.sandbox.url}${path}`, { method: "POST", headers });
  dying.on("error", () => undefined);
  dying.write("{");
  await expect.poll(() => at.sandbox.requests().some((r) => r.path.endsWith("/messages"))).toBe(true);
  dying.destroy();
  expect((await raw(at.sandbox, "GET", "/users/@me")).status).toBe(200); // what comes later is answered
  expect(at.sandbox.complaints()).toEqual([]);
});

it("all requests of a bot together may be limited, and answers to interactions are free", async () => {
  const limited = await startSandbox({ perSecond: 5 });
  try {
    const look = () => raw(limited, "GET", `/channels/${limited.channelId}`);
    const said = () => raw(limited, "POST", `/channels/${limited.channelId}/messages`, { content: "x" });
    for (const ask of [look, said, look, said, look]) expect((await ask()).status).toBe(200);
    const refused = await look();
    expect(refused).toMatchObject({ status: 429, body: { global: true } });
    expect(refused.headers.get("x-ratelimit-global")).toBe("true");
    const answer = await raw(limited, "POST", "/interactions/1/wrong/callback", { type: 5 });
    expect(answer.status).not.toBe(429); // there is none, but nobody counts it
    await expect.poll(async () => (await look()).status).toBe(200);
  } finally {
    await limited.close();
  }
});
