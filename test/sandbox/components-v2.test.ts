import { AttachmentBuilder, ButtonStyle, ComponentType, MessageFlags } from "discord.js";
import { describe, expect, it } from "vitest";
import { DROPPED_FILE_LIFE_MS } from "../../src/sandbox/constants.ts";
import { raw, writable } from "./bot.ts";
import { stage } from "./stage.ts";

/** The first bytes of a PNG of 3 by 2 pixels. */
const PNG = Buffer.from("89504e470d0a1a0a0000000d4948445200000003000000020802000000", "hex");
const V2 = MessageFlags.IsComponentsV2;

const at = stage();
const { ada, go } = at;
const channel = () => writable(at.client, at.sandbox.channelId);
const shown = () => ada().messages(at.sandbox.channelId);
const text = (content: string) => ({ type: ComponentType.TextDisplay as const, content });
const button = (customId: string) => ({
  type: ComponentType.Button as const,
  style: ButtonStyle.Secondary as const,
  label: customId,
  customId,
});
const row = (customId: string) => ({ type: ComponentType.ActionRow as const, components: [button(customId)] });
const section = (content: string, customId: string) => ({
  type: ComponentType.Section as const,
  components: [text(content)],
  accessory: button(customId),
});
const gallery = (...names: string[]) => ({
  type: ComponentType.MediaGallery as const,
  items: names.map((name) => ({ media: { url: `attachment://${name}` }, description: `picture ${name}` })),
});
const png = (name: string) => new AttachmentBuilder(PNG, { name });
const rest = (method: string, message: { id: string }, body?: object) =>
  raw(at.sandbox, method, `/channels/${at.sandbox.channelId}/messages/${message.id}`, body);

describe("pictures of a gallery", () => {
  const post = async (...names: string[]) =>
    (await channel()).send({ flags: V2, components: [text("map"), gallery(...names)], files: names.map(png) });
  const pictures = () => {
    const found = shown()[0]?.components?.find((part) => part.type === ComponentType.MediaGallery);
    return found?.type === ComponentType.MediaGallery ? found.items : [];
  };

  it("are told by their component alone, with address, size and the file's id", async () => {
    const message = await post("map.png");
    expect(message.attachments.size).toBe(0);
    const [picture] = pictures();
    expect(picture).toMatchObject({ description: "picture map.png", media: { width: 3, height: 2 } });
    expect(picture?.media.attachment_id).toMatch(/^\d+$/);
    expect((await fetch(picture?.media.url ?? "")).status).toBe(200);
  });

  it("stay when an edit lists their files, and can be named again", async () => {
    const message = await post("a.png", "b.png");
    const [, second] = pictures();
    const before = second?.media.url ?? "";
    const edited = await rest("PATCH", message, {
      attachments: [{ id: second?.media.attachment_id }],
      components: [text("only b"), gallery("b.png")],
    });
    expect(edited.status).toBe(200);
    expect(pictures().map(({ media }) => media.attachment_id)).toEqual([second?.media.attachment_id]);
    expect((await fetch(before)).status).toBe(200);
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("go with their files when an edit does not list them", async () => {
    const message = await post("a.png", "b.png");
    const [first] = pictures();
    await message.edit({ components: [text("c"), gallery("c.png")], attachments: [], files: [png("c.png")] });
    expect(pictures().map(({ description }) => description)).toEqual(["picture c.png"]);
    at.sandbox.advance(DROPPED_FILE_LIFE_MS);
    expect((await fetch(first?.media.url ?? "")).status).toBe(404);
  });

  it("stay when an edit says nothing of files", async () => {
    const message = await post("map.png");
    await message.edit({ components: [text("again"), gallery("map.png")] });
    expect((await fetch(pictures()[0]?.media.url ?? "")).status).toBe(200);
  });

  it("cannot be shown without a file, nor lose it while they are shown", async () => {
    const nothing = (await channel()).send({ flags: V2, components: [gallery("map.png")] });
    await expect(nothing).rejects.toMatchObject({ code: 50035 });
    const message = await post("map.png");
    expect((await rest("PATCH", message, { attachments: [] })).body).toMatchObject({ code: 50035 });
    expect((await rest("PATCH", message, { attachments: [{ id: message.id }] })).body).toMatchObject({ code: 50035 });
  });
});

describe("the v2 flag", () => {
  it("cannot be removed by an edit", async () => {
    const message = await (await channel()).send({ flags: V2, components: [text("x")] });
    expect((await rest("PATCH", message, { flags: 0, components: [] })).body).toMatchObject({ code: 50035 });
    expect((await rest("PATCH", message, { content: "x" })).body).toMatchObject({ code: 50035 });
    expect((await rest("PATCH", message, { embeds: [{ title: "x" }] })).body).toMatchObject({ code: 50035 });
    expect((await rest("PATCH", message, { components: [text("y")] })).body).toMatchObject({ flags: V2 });
  });

  it("can be added by an edit that removes content and embeds", async () => {
    const message = await (await channel()).send("legacy");
    const body = { flags: V2, components: [text("y")] };
    expect((await rest("PATCH", message, body)).body).toMatchObject({ code: 50035 });
    expect((await rest("PATCH", message, { ...body, content: null })).body).toMatchObject({ code: 50035 });
    expect((await rest("PATCH", message, { ...body, content: null, embeds: [] })).body).toMatchObject({
      flags: V2,
      content: "",
    });
  });

  it("comes with the edit of a deferred reply, and stays with the next one", async () => {
    at.act = async (i) => {
      if (!i.isChatInputCommand()) return;
      await i.deferReply({ flags: MessageFlags.Ephemeral });
      await i.editReply({ flags: V2, components: [section("first", "a")] });
      await i.editReply({ components: [section("second", "b")] });
    };
    const use = go();
    await use.outcome(1);
    expect(shown()[0]).toMatchObject({ flags: V2 | MessageFlags.Ephemeral, content: "" });
    expect(JSON.stringify(shown()[0]?.components)).toContain("second");
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("comes with a reply, an update and a follow-up, pictures included", async () => {
    at.act = async (i) => {
      if (i.isChatInputCommand()) await i.reply({ flags: V2, components: [section("one", "more")] });
      if (!i.isButton()) return;
      await i.update({ components: [row("more"), gallery("map.png")], files: [png("map.png")] });
      await i.followUp({
        flags: V2 | MessageFlags.Ephemeral,
        components: [text("two"), gallery("b.png")],
        files: [png("b.png")],
      });
    };
    const message = await go().reply();
    const use = ada().press({ message, customId: "more" });
    expect(JSON.stringify((await use.reply()).components)).toContain("/map.png?");
    expect(await use.outcome(1)).toMatchObject({ message: { flags: V2 | MessageFlags.Ephemeral } });
    expect(at.sandbox.complaints()).toEqual([]);
  });
});

it("text displays ping whom allowed_mentions allows", async () => {
  const components = [text(`Waiting on ${ada().mention}`)];
  const quiet = await (await channel()).send({ flags: V2, components });
  const loud = await (await channel()).send({ flags: V2, components, allowedMentions: { users: [ada().id] } });
  expect([quiet.mentions.users.size, loud.mentions.users.size]).toEqual([0, 1]);
  const after = await loud.edit({ components: [text("nobody")] });
  expect(after.mentions.users.size).toBe(0);
});

it("a section's button is pressed like any other", async () => {
  at.act = async (i) => {
    if (i.isButton()) await i.update({ components: [text(`kept ${i.customId}`)] });
  };
  const message = await (await channel()).send({
    flags: V2,
    components: [section("Car Bomb", "1"), section("Militia", "2")],
  });
  const reply = await ada().press({ message, customId: "2" }).reply();
  expect(JSON.stringify(reply.components)).toContain("kept 2");
});

describe("a conversation's last message", () => {
  const last = async (id: string) => (await raw(at.sandbox, "GET", `/channels/${id}`)).body.last_message_id;

  it("is the newest that everybody sees, ephemeral ones do not count", async () => {
    at.act = async (i) => {
      if (i.isChatInputCommand()) await i.reply({ content: "psst", flags: MessageFlags.Ephemeral });
    };
    const { id } = ada().say({ channel: at.sandbox.channelId, content: "all" });
    await go().reply();
    expect(await last(at.sandbox.channelId)).toBe(id);
  });

  it("stays the newest after it was deleted", async () => {
    const sent = await (await channel()).send("one");
    const newest = await (await channel()).send("two");
    await newest.delete();
    expect(await last(at.sandbox.channelId)).toBe(newest.id);
    await sent.edit("edited");
    expect(await last(at.sandbox.channelId)).toBe(newest.id);
  });

  it("is known of direct messages and threads too", async () => {
    const dm = await (await at.client.users.fetch(ada().id)).send("hand");
    expect(await last(ada().dm().id)).toBe(dm.id);
    await dm.delete();
    expect(ada().messages(ada().dm())).toEqual([]);
    expect(await last(ada().dm().id)).toBe(dm.id);
  });
});

it("another's direct message cannot be deleted, one's own only once", async () => {
  const user = await at.client.users.fetch(ada().id);
  const own = await user.send("mine");
  const theirs = ada().say({ channel: ada().dm(), content: "yours" });
  const remove = (id: string) => raw(at.sandbox, "DELETE", `/channels/${ada().dm().id}/messages/${id}`);
  expect((await remove(theirs.id)).body).toMatchObject({ code: 50003 });
  expect((await remove(own.id)).status).toBe(204);
  expect((await remove(own.id)).body).toMatchObject({ code: 10008 });
});
