import { REST } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DiscordClient, discordClient } from "../../../src/discord/delivery/discord-client.ts";
import { type Sandbox, startSandbox } from "../../../src/sandbox/index.ts";

let sandbox: Sandbox;
let client: DiscordClient;

beforeEach(async () => {
  sandbox = await startSandbox();
  const rest = new REST({ api: `${sandbox.url}/api` }).setToken(sandbox.token);
  client = discordClient(rest, sandbox.applicationId);
});
afterEach(() => sandbox.close());

const chat = (messages: number): void => {
  for (let i = 0; i < messages; i++) sandbox.person("Ada").say({ channel: sandbox.channelId, content: `${i}` });
};
const post = async (text: string): Promise<string> =>
  (await client.send(sandbox.channelId, { json: { content: text }, files: [] }, text)).id;
const reads = (): number => sandbox.requests().filter((r) => r.method === "GET" && r.path.endsWith("/messages")).length;

describe("looking back for what we sent", () => {
  it("finds it behind all that people have written since", async () => {
    const id = await post("ours");
    chat(250);
    const traces = await client.recent(sandbox.channelId, Date.now() - 1000);
    expect(traces.map((trace) => trace.id)).toEqual([id]);
  });

  it("reads no further back than to when it was written", async () => {
    chat(250);
    await client.recent(sandbox.channelId, Date.now() + 1000);
    expect(reads()).toBe(1);
  });
});
