import { ChannelType, Events, MessageType, type ThreadChannel } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BOT_DEFAULT, Permission, Refusal } from "../../src/sandbox/index.ts";
import { next, raw, type Table, table, textChannel } from "./bot.ts";

describe("threads", () => {
  let at: Table;
  const ada = () => at.sandbox.person("Ada");
  const ben = () => at.sandbox.person("Ben");
  const parent = () => textChannel(at.client, at.sandbox.channelId);
  const privately = async (name: string) =>
    (await parent()).threads.create({ name, type: ChannelType.PrivateThread, invitable: false });

  beforeEach(async () => {
    at = await table();
  });
  afterEach(async () => {
    await at.stop();
  });

  it("a private thread is seen by those who were invited", async () => {
    const thread = await privately("red hand");
    await thread.members.add(ada().id);
    await thread.send("for your eyes");
    expect(
      ada()
        .messages(thread.id)
        .map((m) => (m.type === MessageType.RecipientAdd ? `added ${m.mentions[0]?.username}` : m.content)),
    ).toEqual(["added ada", "for your eyes"]);
    expect(() => ben().messages(thread.id)).toThrow(Refusal);
    expect(
      ben()
        .channels()
        .map((c) => c.id),
    ).not.toContain(thread.id);
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("the private kind is what one gets without asking", async () => {
    const reply = await raw(at.sandbox, "POST", `/channels/${at.sandbox.channelId}/threads`, { name: "x" });
    expect(reply.body.type).toBe(ChannelType.PrivateThread);
  });

  it("a thread on a message has its id, and there is only one", async () => {
    const message = await (await parent()).send("game 1");
    const thread = await message.startThread({ name: "game 1" });
    expect(thread.id).toBe(message.id);
    await expect(message.startThread({ name: "again" })).rejects.toMatchObject({ code: 160004 });
    expect(ada().messages(at.sandbox.channelId)[0]?.thread?.name).toBe("game 1");
  });

  it("the bot hears of a thread that is begun, and that it is new", async () => {
    const heard: boolean[] = [];
    at.client.on(Events.ThreadCreate, (_, isNew) => heard.push(isNew));
    await raw(at.sandbox, "POST", `/channels/${at.sandbox.channelId}/threads`, { name: "x", type: 11 });
    await expect.poll(() => heard, { timeout: 5000 }).toEqual([true]);
  });

  it("a public thread leaves a line in its parent", async () => {
    const thread = await (await parent()).threads.create({ name: "talk", type: ChannelType.PublicThread });
    ben().say({ channel: thread.id, content: "hi" });
    expect(ben().messages(at.sandbox.channelId)[0]).toMatchObject({ type: 18, content: "talk" });
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("an archived thread takes no edits, and a message wakes it", async () => {
    const thread = await privately("old");
    const message = await thread.send("one");
    await thread.setArchived(true);
    await expect(message.edit("two")).rejects.toMatchObject({ code: 50083 });
    await expect(thread.members.add(ada().id)).rejects.toMatchObject({ code: 50083 });
    await thread.send("three");
    expect((await at.client.channels.fetch(thread.id, { force: true })) as ThreadChannel).toMatchObject({
      archived: false,
    });
  });

  it("a locked thread is closed to people", async () => {
    const thread = await privately("done");
    await thread.members.add(ada().id);
    await thread.setLocked(true);
    expect(() => ada().say({ channel: thread.id, content: "but" })).toThrow("locked");
  });

  it("active and archived threads are listed apart", async () => {
    const [open, shut] = [await privately("open"), await privately("shut")];
    await shut.setArchived(true);
    const { threads } = await parent();
    expect([...(await threads.fetchActive()).threads.keys()]).toEqual([open.id]);
    expect([...(await threads.fetchArchived({ type: "private" })).threads.keys()]).toEqual([shut.id]);
    expect([...(await threads.fetchArchived({ type: "public" })).threads.keys()]).toEqual([]);
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("naming somebody in a private thread brings them in", async () => {
    const thread = await privately("come");
    await thread.send({ content: ben().mention, allowedMentions: { users: [ben().id] } });
    expect(ben().messages(thread.id)).toHaveLength(1);
  });

  it("removing a member closes the thread to them", async () => {
    const thread = await privately("brief");
    await thread.members.add(ada().id);
    await thread.members.remove(ada().id);
    expect(() => ada().messages(thread.id)).toThrow(Refusal);
    expect((await thread.members.fetch(at.client.user.id)).id).toBe(at.client.user.id);
  });

  it("a thread can be renamed and deleted, and the bot hears of a deletion by others", async () => {
    const thread = await privately("name");
    await thread.setName("other");
    expect(thread.name).toBe("other");
    const gone = next<ThreadChannel>(at.client, Events.ThreadDelete);
    at.sandbox.controls.deleteChannel(thread.id);
    expect((await gone).id).toBe(thread.id);
    await expect(thread.send("?")).rejects.toMatchObject({ code: 10003 });
  });

  it("creating one takes its own permission", async () => {
    const bare = BOT_DEFAULT & ~Permission.CreatePrivateThreads;
    const { guildId, channelIds } = at.sandbox.addGuild({ bot: bare, everyone: Permission.ViewChannel });
    const [channelId = ""] = channelIds;
    await expect(
      (await textChannel(at.client, channelId)).threads.create({ name: "x", type: ChannelType.PrivateThread }),
    ).rejects.toMatchObject({ code: 50013 });
    expect(at.client.guilds.cache.has(guildId)).toBe(true);
  });
});
