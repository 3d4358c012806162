import { Client, Events, GatewayIntentBits, type Guild, type Message } from "discord.js";
import { afterEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { login, next, type Table, table } from "./bot.ts";

describe("the gateway", () => {
  let at: Table | undefined;
  let alone: Sandbox | undefined;

  afterEach(async () => {
    await at?.stop();
    await alone?.close();
    at = undefined;
    alone = undefined;
  });

  const content = GatewayIntentBits.MessageContent;
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, content];
  const open = async () => {
    at = await table({ privileged: { messageContent: true } }, { intents });
    return { ...at, ada: at.sandbox.person("Ada") };
  };
  const refusedLogin = async (wish: object, token: string) => {
    alone = await startSandbox();
    const client = new Client({ intents: [GatewayIntentBits.Guilds], ...wish, rest: { api: `${alone.url}/api` } });
    try {
      return await client.login(token === "" ? alone.token : token).catch((error: unknown) => String(error));
    } finally {
      await client.destroy();
    }
  };

  it("the bot finds its guild, channel and role after login", async () => {
    const { client, sandbox } = await open();
    const guild = client.guilds.cache.get(sandbox.guildId);
    expect(guild?.channels.cache.has(sandbox.channelId)).toBe(true);
    expect(guild?.members.me?.roles.cache.map((role) => role.name)).toContain("Umpire");
    expect((await client.application.fetch()).flags.toArray()).toEqual(["GatewayMessageContentLimited"]);
    expect(sandbox.complaints()).toEqual([]);
  });

  it("a wrong token and a privileged intent are refused", async () => {
    expect(await refusedLogin({}, "wrong")).toContain("invalid token");
    await alone?.close();
    const answer = await refusedLogin({ intents: [GatewayIntentBits.GuildMembers] }, "");
    expect(answer).toContain("disallowed intents");
  });

  it("what was missed while disconnected is replayed in order", async () => {
    const { client, sandbox, ada } = await open();
    const heard: string[] = [];
    const third = new Promise<void>((resolve) => {
      client.on(Events.MessageCreate, (message) => {
        heard.push(message.content);
        if (heard.length === 3) resolve();
      });
    });
    sandbox.controls.dropConnections();
    for (const text of ["one", "two", "three"]) ada.say({ channel: sandbox.channelId, content: text });
    await third;
    expect(heard).toEqual(["one", "two", "three"]);
    expect(sandbox.controls.sessions()).toMatchObject({ identifies: 1, resumes: 1 });
  });

  it("op 7 makes the bot reconnect and resume", async () => {
    const { client, sandbox, ada } = await open();
    const resumed = next(client, Events.ShardResume);
    sandbox.controls.askToReconnect();
    await resumed;
    const heard = next<Message>(client, Events.MessageCreate);
    ada.say({ channel: sandbox.channelId, content: "still there?" });
    expect((await heard).content).toBe("still there?");
  });

  it("op 9 makes it start anew", async () => {
    const { client, sandbox } = await open();
    const again = next(client, Events.ShardReady);
    sandbox.controls.invalidateSessions({ resumable: false });
    await again;
    expect(sandbox.controls.sessions().identifies).toBe(2);
  });

  it("a RESUME can be left without an answer", async () => {
    const { client, sandbox } = await open();
    sandbox.controls.ignoreResume(true);
    let resumed = false;
    client.once(Events.ShardResume, () => {
      resumed = true;
    });
    sandbox.controls.dropConnections();
    await expect.poll(() => sandbox.controls.sessions().resumes, { timeout: 5_000 }).toBe(1);
    expect(resumed).toBe(false);
  });

  it("only the events that were asked for are sent", async () => {
    at = await table({}, { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessageReactions] });
    const { client, sandbox } = at;
    const heard: string[] = [];
    client.on(Events.Raw, ({ t }: { t: string }) => heard.push(t));
    const ada = sandbox.person("Ada");
    client.user.setActivity("a war");
    const message = ada.say({ channel: sandbox.channelId, content: "hi" });
    ada.react({ message, emoji: "👍" });
    await expect.poll(() => heard).toEqual(["MESSAGE_REACTION_ADD"]);
  });

  it("members are sent in chunks on request", async () => {
    const { client, sandbox } = await open();
    const guild = client.guilds.cache.get(sandbox.guildId);
    const found = await guild?.members.fetch({ query: "Be", limit: 5 });
    expect(found?.map((member) => member.displayName)).toEqual(["Ben"]);
    const listed = await guild?.members.fetch({ user: [sandbox.person("Ada").id] });
    expect(listed?.size).toBe(1);
  });

  it("joining and leaving a guild is announced", async () => {
    const { client, sandbox } = await open();
    const joined = next<Guild>(client, Events.GuildCreate);
    const { guildId } = sandbox.addGuild({ name: "Second" });
    expect((await joined).name).toBe("Second");
    const left = next<Guild>(client, Events.GuildDelete);
    sandbox.controls.removeBot(guildId);
    expect((await left).id).toBe(guildId);
  });

  it("the saved model can be taken up again", async () => {
    const first = await startSandbox({ people: ["Zoe"] });
    first.person("Zoe").say({ channel: first.channelId, content: "remember" });
    const saved = JSON.parse(JSON.stringify(first.model));
    await first.close();
    alone = await startSandbox({ model: saved });
    expect(
      alone
        .person("Zoe")
        .messages(alone.channelId)
        .map((m) => m.content),
    ).toEqual(["remember"]);
    const client = await login(alone);
    expect(client.guilds.cache.size).toBe(1);
    await client.destroy();
  });
});
