import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from "discord.js";
import { expect, it } from "vitest";
import { stage } from "./stage.ts";

const at = stage();
const { ada, go } = at;
const button = (id: string) => new ButtonBuilder().setCustomId(id).setLabel(id).setStyle(ButtonStyle.Secondary);
const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);

it("a user select carries the chosen users", async () => {
  at.act = async (i) => {
    const menu = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
      new UserSelectMenuBuilder().setCustomId("seat").setMaxValues(2),
    );
    if (i.isChatInputCommand()) await i.reply({ content: "who?", components: [menu] });
    if (i.isUserSelectMenu()) await i.update([...i.users.values()].map((user) => user.displayName).join("+"));
  };
  const message = await go().reply();
  const values = [ada().id, at.sandbox.person("Ben").id];
  expect((await ada().select({ message, customId: "seat", values }).reply()).content).toBe("Ada+Ben");
  expect(at.sandbox.complaints()).toEqual([]);
});

it("a menu goes on showing a choice after an edit with the same custom id: choosing it again sends nothing", async () => {
  const menu = (id: string, preset: readonly string[] = []) =>
    new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
      new UserSelectMenuBuilder().setCustomId(id).setDefaultUsers(...preset),
    );
  let next = menu("seat");
  at.act = async (i) => {
    if (i.isChatInputCommand()) await i.reply({ content: "who?", components: [next] });
    if (i.isUserSelectMenu()) await i.update({ content: "no", components: [next] });
  };
  const message = await go().reply();
  const ben = at.sandbox.person("Ben").id;
  const choose = (customId: string, ...values: string[]) => ada().select({ message, customId, values });
  await choose("seat", ben).reply();
  expect(() => choose("seat", ben)).toThrow("sends nothing");
  await choose("seat", ada().id).reply();
  next = menu("seat", [ada().id]);
  await choose("seat", ben).reply();
  next = menu("seat.2");
  await choose("seat", ben).reply();
  await choose("seat.2", ben).reply();
});

it("a form with labels takes text and a choice, and can update the message it came from", async () => {
  const zone = new StringSelectMenuBuilder().setCustomId("zone").addOptions({ label: "Basra", value: "basra" });
  const note = new TextInputBuilder().setCustomId("note").setStyle(TextInputStyle.Short).setRequired(false);
  const form = new ModalBuilder()
    .setCustomId("form")
    .setTitle("Orders")
    .addTextDisplayComponents(new TextDisplayBuilder().setContent("Where to?"))
    .addLabelComponents(
      new LabelBuilder().setLabel("Zone").setStringSelectMenuComponent(zone),
      new LabelBuilder().setLabel("Note").setTextInputComponent(note),
    );
  at.act = async (i) => {
    if (i.isChatInputCommand()) await i.reply({ content: "orders", components: [row(button("write"))] });
    if (i.isButton()) await i.showModal(form);
    if (i.isModalSubmit() && i.isFromMessage()) {
      await i.update({ content: `${i.fields.getStringSelectValues("zone")} ${i.fields.getTextInputValue("note")}.` });
    }
  };
  const message = await go().reply();
  const modal = await ada().press({ message, customId: "write" }).modal();
  expect(() => ada().submitModal({ modal, fields: { zone: "mosul" } })).toThrow("does not offer");
  const outcome = await ada()
    .submitModal({ modal, fields: { zone: "basra" } })
    .response();
  expect(outcome).toMatchObject({ kind: "update", message: { id: message.id, content: "basra ." } });
  expect(at.sandbox.complaints()).toEqual([]);
});

it("v2 components hold buttons in rows and sections, and files", async () => {
  const section = new SectionBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent("Turn 3"))
    .setButtonAccessory(button("map"));
  const container = new ContainerBuilder()
    .addSectionComponents(section)
    .addMediaGalleryComponents((gallery) => gallery.addItems((item) => item.setURL("attachment://map.png")))
    .addActionRowComponents(row(button("end")));
  at.act = async (i) => {
    if (i.isChatInputCommand()) {
      const files = [new AttachmentBuilder(Buffer.from("x"), { name: "map.png" })];
      await i.reply({ flags: MessageFlags.IsComponentsV2, components: [container], files });
    }
    if (i.isButton()) await i.reply({ content: i.customId, flags: MessageFlags.Ephemeral });
  };
  const message = await go().reply();
  expect((await ada().press({ message, customId: "map" }).reply()).content).toBe("map");
  expect((await ada().press({ message, customId: "end" }).reply()).content).toBe("end");
  expect(JSON.stringify(message.components)).toContain(`${at.sandbox.url}/attachments/`);
  expect(at.sandbox.complaints()).toEqual([]);
});

it("an update drops the files that it does not list, an edit keeps them", async () => {
  const files = [new AttachmentBuilder(Buffer.from("x"), { name: "map.png" })];
  at.act = async (i) => {
    if (i.isChatInputCommand())
      await i.reply({ content: "1", files, components: [row(button("edit"), button("update"))] });
    if (i.isButton() && i.customId === "edit") {
      await i.deferUpdate();
      await i.editReply("2");
    }
    if (i.isButton() && i.customId === "update") await i.update("3");
  };
  const message = await go().reply();
  expect((await ada().press({ message, customId: "edit" }).reply()).attachments).toHaveLength(1);
  expect((await ada().press({ message, customId: "update" }).reply()).attachments).toHaveLength(0);
});

it("the first follow-up after a deferral fills it, the next is a message of its own", async () => {
  at.act = async (i) => {
    if (!i.isChatInputCommand()) return;
    await i.deferReply({ flags: MessageFlags.Ephemeral });
    await i.followUp("one");
    await i.followUp({ content: "two", flags: MessageFlags.Ephemeral });
  };
  const use = go();
  expect((await use.reply()).content).toBe("one");
  await use.outcome(1);
  expect(
    ada()
      .messages(at.sandbox.channelId)
      .map((m) => [m.content, m.flags]),
  ).toEqual([
    ["one", 64],
    ["two", 64],
  ]);
});

it("a reply can be fetched, returned with its callback, and deleted", async () => {
  at.act = async (i) => {
    if (!i.isChatInputCommand()) return;
    const { resource } = await i.reply({ content: "brief", withResponse: true });
    expect((await i.fetchReply()).id).toBe(resource?.message?.id);
    await i.deleteReply();
  };
  const use = go();
  expect(await use.outcome(1)).toMatchObject({ kind: "removed" });
  expect(ada().messages(at.sandbox.channelId)).toEqual([]);
  expect(at.sandbox.complaints()).toEqual([]);
});

it("a deferred reply that never comes has failed after 15 minutes", async () => {
  at.act = async (i) => {
    if (i.isChatInputCommand()) await i.deferReply();
  };
  const use = go();
  await use.acknowledged();
  at.sandbox.advance(15 * 60_000);
  expect(await use.response()).toMatchObject({ kind: "failed" });
});
