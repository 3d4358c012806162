import { Events, GatewayIntentBits, type Guild } from "discord.js";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { shardOf } from "../../src/sandbox/gateway/shards.ts";
import type { StartLimits } from "../../src/sandbox/gateway/starts.ts";
import { Clock, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { login, next, raw } from "./bot.ts";

const SHARDS = 4;
const SECOND = 1000;

describe("a bot with several connections", () => {
  let sandbox: Sandbox | undefined;

  afterEach(() => sandbox?.close());

  /** With a server for each connection. */
  async function spread(): Promise<{ readonly at: Sandbox; readonly guilds: ReadonlyMap<number, string> }> {
    const clock = new Clock({ start: Date.now(), frozen: true });
    sandbox = await startSandbox({ clock, starts: { shards: SHARDS, maxConcurrency: SHARDS } });
    const guilds = new Map([[shardOf(sandbox.guildId, SHARDS), sandbox.guildId]]);
    while (guilds.size < SHARDS) {
      clock.advance(1);
      const { guildId } = sandbox.addGuild();
      guilds.set(shardOf(guildId, SHARDS), guildId);
    }
    return { at: sandbox, guilds };
  }

  /** What a bare connection is told that identifies as this one. */
  const identified = async (at: Sandbox, shard?: readonly unknown[]): Promise<string> => {
    const socket = new WebSocket(`${at.url.replace("http", "ws")}/gateway`);
    try {
      return await new Promise((resolve) => {
        socket.on("close", (code) => resolve(`closed ${code}`));
        socket.on("message", (bytes) => {
          const { op, t } = JSON.parse(String(bytes));
          const d = { token: at.token, intents: 1, properties: {}, ...(shard ? { shard } : {}) };
          if (op === 10) socket.send(JSON.stringify({ op: 2, d }));
          if (op === 9 || t === "READY") resolve(t ?? "op 9");
        });
      });
    } finally {
      socket.terminate();
    }
  };

  const limited = async (starts: Partial<StartLimits>): Promise<{ readonly at: Sandbox; readonly clock: Clock }> => {
    const clock = new Clock({ start: Date.now(), frozen: true });
    sandbox = await startSandbox({ clock, starts });
    return { at: sandbox, clock };
  };

  it("opens as many as are recommended, and each hears of its own servers alone", async () => {
    const { at, guilds } = await spread();
    const client = await login(at, { shards: "auto" });
    expect(client.ws.shards.size).toBe(SHARDS);
    for (const [shard, id] of guilds) expect(client.guilds.cache.get(id)?.shardId).toBe(shard);
    expect(client.guilds.cache.size).toBe(Object.keys(at.model.guilds).length);
    const heard: string[] = [];
    client.on(Events.Raw, ({ t }: { readonly t: string }, shard: number) => heard.push(`${shard} ${t}`));
    for (const guild of guilds.values()) at.addChannel({ name: "front", guildId: guild });
    const made = (): readonly string[] => heard.filter((line) => line.endsWith("CHANNEL_CREATE")).toSorted();
    await expect.poll(made).toEqual(Array.from({ length: SHARDS }, (_, shard) => `${shard} CHANNEL_CREATE`));
    expect(at.complaints()).toEqual([]);
    await client.destroy();
  });

  it("hears what is said to it alone by its first connection", async () => {
    const { at } = await spread();
    const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages];
    const client = await login(at, { shards: "auto", intents });
    const dm = await (await client.users.fetch(at.person("Ada").id)).createDM();
    const heard: string[] = [];
    client.on(Events.Raw, ({ t }: { readonly t: string }, shard: number) => heard.push(`${shard} ${t}`));
    at.person("Ada").say({ channel: dm.id, content: "to you alone" });
    await expect.poll(() => heard).toEqual(["0 MESSAGE_CREATE"]);
    await client.destroy();
  });

  it("resumes one of them while the others go on", async () => {
    const { at, guilds } = await spread();
    const client = await login(at, { shards: "auto" });
    const resumed = next<number>(client, Events.ShardResume);
    at.controls.dropConnections(2);
    at.addChannel({ name: "missed", guildId: guilds.get(2) ?? "" });
    expect(await resumed).toBe(2);
    const names = (): readonly string[] =>
      (client.guilds.cache.get(guilds.get(2) ?? "") as Guild).channels.cache.map(({ name }) => name);
    await expect.poll(names).toContain("missed");
    expect(at.controls.sessions()).toMatchObject({ identifies: SHARDS, resumes: 1 });
    await client.destroy();
  });

  it("is refused where a connection does not exist, or would have too many servers", async () => {
    const { at } = await limited({ guildsPerShard: 1 });
    expect(await identified(at, [2, 2])).toBe("closed 4010");
    expect(await identified(at, [0, 0])).toBe("closed 4002");
    expect(await identified(at)).toBe("READY");
    at.addGuild(); // within the same millisecond: one connection of any number has both
    expect(await identified(at)).toBe("closed 4011");
    const both = shardOf(at.guildId, SHARDS);
    expect(await identified(at, [both, SHARDS])).toBe("closed 4011");
    expect(await identified(at, [(both + 1) % SHARDS, SHARDS])).toBe("READY");
  });

  it("starts no more sessions at once than it may", async () => {
    const { at, clock } = await limited({ windowMs: 5 * SECOND, maxConcurrency: 2 });
    expect(await identified(at, [0, 4])).toBe("READY");
    expect(await identified(at, [1, 4])).toBe("READY");
    expect(await identified(at, [2, 4])).toBe("op 9");
    clock.advance(5 * SECOND);
    expect(await identified(at, [2, 4])).toBe("READY");
  });

  it("starts no more in a day than it may: then all sessions end", async () => {
    const { at, clock } = await limited({ perDay: 2 });
    const left = async () => (await raw(at, "GET", "/gateway/bot")).body.session_start_limit;
    expect(await left()).toEqual({ total: 2, remaining: 2, reset_after: 0, max_concurrency: 1 });
    await identified(at);
    clock.advance(60 * SECOND);
    await identified(at);
    expect(await left()).toMatchObject({ remaining: 0, reset_after: 24 * 3600 * SECOND - 60 * SECOND });
    expect(await identified(at)).toBe("closed 4004");
    clock.advance(24 * 3600 * SECOND);
    expect(await left()).toMatchObject({ remaining: 2 });
    expect(await identified(at)).toBe("READY");
  });
});
