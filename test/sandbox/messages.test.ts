import { AttachmentBuilder, EmbedBuilder } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DROPPED_FILE_LIFE_MS } from "../../src/sandbox/constants.ts";
import { raw, type Table, table, textChannel, writable } from "./bot.ts";

/** The first bytes of a PNG of 3 by 2 pixels: enough for its size to be read. */
const PNG = Buffer.from("89504e470d0a1a0a0000000d4948445200000003000000020802000000", "hex");

describe("messages", () => {
  let at: Table;
  const ada = () => at.sandbox.person("Ada");
  const channel = () => writable(at.client, at.sandbox.channelId);

  beforeEach(async () => {
    at = await table({}, { enforceNonce: true });
  });
  afterEach(async () => {
    await at.stop();
  });

  it("the bot's message and its edit reach everyone in the channel", async () => {
    const message = await (await channel()).send({ content: "hello", embeds: [new EmbedBuilder().setTitle("T")] });
    await message.edit("hello again");
    const [seen] = ada().messages(at.sandbox.channelId);
    expect(seen).toMatchObject({ content: "hello again", embeds: [{ title: "T", type: "rich" }] });
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("a file in a direct message can be fetched, and an edit replaces it", async () => {
    const user = await at.client.users.fetch(ada().id);
    const map = (name: string) => new AttachmentBuilder(PNG, { name });
    const message = await user.send({ content: "your hand", files: [map("hand.png")] });
    const [first] = ada().messages(ada().dm())[0]?.attachments ?? [];
    expect(first).toMatchObject({
      filename: "hand.png",
      size: PNG.length,
      width: 3,
      height: 2,
      content_type: "image/png",
    });
    expect(Buffer.from(await (await fetch(first?.url ?? "")).arrayBuffer())).toEqual(PNG);

    await message.edit({ attachments: [], files: [map("hand2.png")] });
    expect(
      ada()
        .messages(ada().dm())[0]
        ?.attachments.map((a) => a.filename),
    ).toEqual(["hand2.png"]);
    expect((await fetch(first?.url ?? "")).status).toBe(200); // somebody may just be loading it
    at.sandbox.advance(DROPPED_FILE_LIFE_MS);
    expect((await fetch(first?.url ?? "")).status).toBe(404);
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("an edit keeps the attachments that it lists", async () => {
    const files = ["a.txt", "b.txt"].map((name) => new AttachmentBuilder(Buffer.from(name), { name }));
    const message = await (await channel()).send({ files });
    const kept = [...message.attachments.values()].filter((a) => a.name === "b.txt");
    await message.edit({ attachments: kept });
    expect(
      ada()
        .messages(at.sandbox.channelId)[0]
        ?.attachments.map((a) => a.filename),
    ).toEqual(["b.txt"]);
  });

  it("a file that an embed shows is not listed, until the embed lets go of it", async () => {
    const embed = new EmbedBuilder().setImage("attachment://map.png");
    const files = [new AttachmentBuilder(PNG, { name: "map.png" })];
    const message = await (await channel()).send({ embeds: [embed], files });
    expect(message.attachments.size).toBe(0);
    expect((await message.edit({ embeds: [], content: "no map" })).attachments.size).toBe(1);
  });

  it("an embed can show a file of its own message, and no other", async () => {
    const embed = new EmbedBuilder().setImage("attachment://map.png");
    await (await channel()).send({ embeds: [embed], files: [new AttachmentBuilder(PNG, { name: "map.png" })] });
    const url = ada().messages(at.sandbox.channelId)[0]?.embeds[0]?.image?.url ?? "";
    expect((await fetch(url)).status).toBe(200);
    await expect((await channel()).send({ embeds: [embed] })).rejects.toMatchObject({ code: 50035 });
  });

  it("a file's address expires", async () => {
    await (await channel()).send({ files: [new AttachmentBuilder(PNG, { name: "map.png" })] });
    const url = ada().messages(at.sandbox.channelId)[0]?.attachments[0]?.url ?? "";
    at.sandbox.advance(3 * 86_400_000);
    expect((await fetch(url)).status).toBe(404);
  });

  it("a file of more than 10 MiB is refused", async () => {
    const files = [new AttachmentBuilder(Buffer.alloc(10 * 1024 * 1024 + 1), { name: "big.bin" })];
    await expect((await channel()).send({ files })).rejects.toMatchObject({ code: 40005 });
  });

  it("a direct message to closed doors meets 50007, without a common guild 50278", async () => {
    const user = await at.client.users.fetch(ada().id);
    at.sandbox.controls.setDms(ada().id, false);
    await expect(user.send("hi")).rejects.toMatchObject({ code: 50007 });
    const stranger = await at.client.users.fetch(at.sandbox.addPerson("Eve").id);
    await expect(stranger.send("hi")).rejects.toMatchObject({ code: 50278 });
  });

  it("an empty message meets 50006", async () => {
    const reply = await raw(at.sandbox, "POST", `/channels/${at.sandbox.channelId}/messages`, { content: " " });
    expect(reply.body).toMatchObject({ code: 50006 });
  });

  it("a person sends words or a file, but no message of neither", () => {
    const channel = at.sandbox.channelId;
    const file = { name: "map.png", contentType: "image/png", bytes: PNG };
    expect(() => ada().say({ channel, content: " " })).toThrow("an empty message cannot be sent");
    expect(ada().say({ channel, files: [file] })).toMatchObject({
      content: "",
      attachments: [{ filename: "map.png" }],
    });
  });

  it("a nonce comes with the answer and with MESSAGE_CREATE, and is forgotten in what is read later", async () => {
    const seen: object[] = [];
    const end = ada().watch(({ t, d }) => {
      if (t === "MESSAGE_CREATE") seen.push(d);
    });
    const path = `/channels/${at.sandbox.channelId}/messages`;
    const sent = await raw(at.sandbox, "POST", path, { content: "once", nonce: "n2", enforce_nonce: true });
    end();
    const read = await raw(at.sandbox, "GET", `${path}/${sent.body.id}`);
    const listed = await raw(at.sandbox, "GET", path);
    expect([sent.body, ...seen]).toMatchObject([{ nonce: "n2" }, { nonce: "n2" }]);
    expect(JSON.stringify([read.body, listed.body])).not.toContain("n2");
  });

  it("a nonce sent again within minutes returns the first message, later makes a new one", async () => {
    const send = () =>
      raw(at.sandbox, "POST", `/channels/${at.sandbox.channelId}/messages`, {
        content: "once",
        nonce: "n1",
        enforce_nonce: true,
      });
    const first = await send();
    expect((await send()).body.id).toBe(first.body.id);
    at.sandbox.advance(6 * 60_000);
    expect((await send()).body.id).not.toBe(first.body.id);
    expect(ada().messages(at.sandbox.channelId)).toHaveLength(2);
  });

  it("messages are listed newest first, in pages", async () => {
    const sent = ["1", "2", "3", "4", "5"].map((content) => ada().say({ channel: at.sandbox.channelId, content }));
    const { messages } = await channel();
    const contents = async (query: object) => [...(await messages.fetch(query)).keys()];
    const ids = sent.map((m) => m.id);
    expect(await contents({ limit: 2 })).toEqual([ids[4], ids[3]]);
    expect(await contents({ limit: 2, before: ids[3] })).toEqual([ids[2], ids[1]]);
    expect(await contents({ limit: 2, after: ids[1] })).toEqual([ids[3], ids[2]]);
    expect(await contents({ limit: 3, around: ids[2] })).toEqual([ids[3], ids[2], ids[1]]);
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("only the author edits a message, and deleting another's takes a permission", async () => {
    const { id } = ada().say({ channel: at.sandbox.channelId, content: "mine" });
    const path = `/channels/${at.sandbox.channelId}/messages/${id}`;
    expect((await raw(at.sandbox, "PATCH", path, { content: "yours" })).body).toMatchObject({ code: 50005 });
    expect((await raw(at.sandbox, "DELETE", path)).status).toBe(204);
  });

  it("without the content privilege the bot reads only what concerns it", async () => {
    const plain = ada().say({ channel: at.sandbox.channelId, content: "secret" });
    const addressed = ada().say({ channel: at.sandbox.channelId, content: `<@${at.sandbox.applicationId}> hello` });
    const { messages } = await channel();
    expect((await messages.fetch(plain.id)).content).toBe("");
    expect((await messages.fetch(addressed.id)).content).toContain("hello");
  });

  it("a text pings nobody whom allowed_mentions leaves out", async () => {
    const quiet = await (await channel()).send(`${ada().mention}`);
    const loud = await (await channel()).send({ content: ada().mention, allowedMentions: { users: [ada().id] } });
    expect([quiet.mentions.users.size, loud.mentions.users.size]).toEqual([0, 1]);
  });

  it("reactions and pins are kept and announced", async () => {
    const text = await textChannel(at.client, at.sandbox.channelId);
    const message = await text.send("vote");
    await message.react("👍");
    ada().react({ message, emoji: "👍" });
    await message.pin();
    expect(ada().messages(text.id)[0]).toMatchObject({ pinned: true, reactions: [{ count: 2, me: true }] });
    expect((await text.messages.fetchPins()).items.map((pin) => pin.message.id)).toEqual([message.id]);
    await message.unpin();
    await message.reactions.cache.first()?.users.remove();
    expect(ada().messages(text.id)[0]).toMatchObject({ pinned: false, reactions: [{ count: 1 }] });
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("many messages go at once", async () => {
    const text = await textChannel(at.client, at.sandbox.channelId);
    const sent = await Promise.all(["a", "b", "c"].map((content) => text.send(content)));
    await text.bulkDelete(sent.slice(0, 2));
    expect(ada().messages(text.id)).toHaveLength(1);
    await text.sendTyping();
    expect(at.sandbox.complaints()).toEqual([]);
  });
});
