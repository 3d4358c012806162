import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  type Client,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";
import { describe, expect, it } from "vitest";
import { Refusal } from "../../src/sandbox/index.ts";
import { pledge } from "./bot.ts";
import { stage } from "./stage.ts";

const GAME = new SlashCommandBuilder()
  .setName("game")
  .setDescription("Games")
  .addSubcommand((sub) =>
    sub
      .setName("create")
      .setDescription("Opens a game")
      .addStringOption((o) => o.setName("title").setDescription("Which").setRequired(true).setAutocomplete(true))
      .addIntegerOption((o) => o.setName("seats").setDescription("How many").setMinValue(2).setMaxValue(4))
      .addUserOption((o) => o.setName("host").setDescription("Who")),
  );

describe("interactions", () => {
  const at = stage(GAME);
  const { ada } = at;
  const ben = () => at.sandbox.person("Ben");
  const create = (options: Record<string, string | number>) =>
    ada().slash({ channel: at.sandbox.channelId, command: "game create", options });
  const onSlash = (handler: (interaction: ChatInputCommandInteraction) => Promise<unknown>) => {
    at.act = async (interaction) => (interaction.isChatInputCommand() ? handler(interaction) : undefined);
  };
  const buttons = (...labels: string[]) =>
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      labels.map((l) => new ButtonBuilder().setCustomId(l).setLabel(l).setStyle(ButtonStyle.Primary)),
    );

  it("a slash command reaches the bot with its options and is answered", async () => {
    onSlash((i) =>
      i.reply(`${i.options.getSubcommand()} ${i.options.getString("title")} ${i.options.getUser("host")?.id}`),
    );
    const message = await create({ title: "Fitna", host: ben().id }).reply();
    expect(message.content).toBe(`create Fitna ${ben().id}`);
    expect(ben().messages(at.sandbox.channelId)).toHaveLength(1);
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("a deferred reply shows as thinking and then as the edited message", async () => {
    onSlash(async (i) => {
      await i.deferReply();
      await i.editReply({ content: "done", components: [buttons("go")] });
    });
    const use = create({ title: "x" });
    expect(await use.acknowledged()).toEqual({ kind: "thinking", ephemeral: false });
    expect((await use.reply()).content).toBe("done");
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("an ephemeral reply is seen by its addressee alone", async () => {
    onSlash((i) => i.reply({ content: "psst", flags: MessageFlags.Ephemeral }));
    await create({ title: "x" }).reply();
    expect(
      ada()
        .messages(at.sandbox.channelId)
        .map((m) => m.content),
    ).toEqual(["psst"]);
    expect(ben().messages(at.sandbox.channelId)).toEqual([]);
  });

  it("an ephemeral message does not exist for the channel's own routes", async () => {
    onSlash((i) => i.reply({ content: "psst", flags: MessageFlags.Ephemeral }));
    const { id } = await create({ title: "x" }).reply();
    const channel = await textChannel(at.client, at.sandbox.channelId);
    await expect(channel.messages.fetch(id)).rejects.toMatchObject({ code: 10008 });
  });

  it("a button updates its message", async () => {
    at.act = async (i) => {
      if (i.isChatInputCommand()) await i.reply({ content: "ready?", components: [buttons("yes", "no")] });
      if (i.isButton()) await i.update({ content: `pressed ${i.customId}`, components: [] });
    };
    const message = await create({ title: "x" }).reply();
    const outcome = await ben().press({ message, customId: "yes" }).response();
    expect(outcome).toMatchObject({ kind: "update", message: { id: message.id, content: "pressed yes" } });
    expect(() => ben().press({ message, customId: "yes" })).toThrow(Refusal);
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("a disabled button cannot be pressed", async () => {
    const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder().setCustomId("b").setLabel("b").setStyle(ButtonStyle.Primary).setDisabled(true),
    );
    onSlash((i) => i.reply({ content: "x", components: [row] }));
    const message = await create({ title: "x" }).reply();
    expect(() => ada().press({ message, customId: "b" })).toThrow("disabled");
  });

  it("a deferred update is filled by the edit of the original", async () => {
    at.act = async (i) => {
      if (i.isChatInputCommand()) await i.reply({ content: "one", components: [buttons("more")] });
      if (i.isButton()) {
        await i.deferUpdate();
        await i.editReply("two");
        await i.followUp({ content: "three", flags: MessageFlags.Ephemeral });
      }
    };
    const message = await create({ title: "x" }).reply();
    const use = ada().press({ message, customId: "more" });
    expect(await use.acknowledged()).toEqual({ kind: "updating" });
    expect((await use.reply()).content).toBe("two");
    expect(await use.outcome(1)).toMatchObject({ kind: "message", followUp: true, message: { content: "three" } });
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("a select offers its options and no others", async () => {
    const menu = new StringSelectMenuBuilder()
      .setCustomId("zone")
      .setMaxValues(2)
      .addOptions(["Mosul", "Basra", "Kirkuk"].map((z) => ({ label: z, value: z })));
    at.act = async (i) => {
      if (i.isChatInputCommand()) {
        await i.reply({
          components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)],
          content: "?",
        });
      }
      if (i.isStringSelectMenu()) await i.update({ content: i.values.join("+"), components: [] });
    };
    const message = await create({ title: "x" }).reply();
    const choose = (...values: string[]) => ada().select({ message, customId: "zone", values });
    expect(() => choose("Erbil")).toThrow('does not offer "Erbil"');
    expect(() => choose("Mosul", "Basra", "Kirkuk")).toThrow("1 to 2");
    expect((await choose("Mosul", "Basra").reply()).content).toBe("Mosul+Basra");
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("a modal is filled in within its bounds", async () => {
    const text = new TextInputBuilder()
      .setCustomId("orders")
      .setLabel("Orders")
      .setStyle(TextInputStyle.Paragraph)
      .setMinLength(3)
      .setMaxLength(10);
    const modal = new ModalBuilder()
      .setCustomId("form")
      .setTitle("Orders")
      .addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(text));
    at.act = async (i) => {
      if (i.isChatInputCommand()) await i.showModal(modal);
      if (i.isModalSubmit()) await i.reply(`got ${i.fields.getTextInputValue("orders")}`);
    };
    const shown = await create({ title: "x" }).modal();
    expect(() => ada().submitModal({ modal: shown, fields: {} })).toThrow("required");
    expect(() => ada().submitModal({ modal: shown, fields: { orders: "no" } })).toThrow("3 to 10");
    expect(
      (
        await ada()
          .submitModal({ modal: shown, fields: { orders: "attack" } })
          .reply()
      ).content,
    ).toBe("got attack");
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("autocomplete carries the half-typed value and returns choices", async () => {
    at.act = async (i) => {
      if (i.isAutocomplete()) await i.respond([{ name: `${i.options.getFocused()}!`, value: "v" }]);
    };
    const use = ada().autocomplete({
      channel: at.sandbox.channelId,
      command: "game create",
      options: { title: "Ira" },
      focused: "title",
    });
    expect(await use.choices()).toEqual([{ name: "Ira!", value: "v" }]);
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("options are checked before the bot hears of them", () => {
    expect(() => create({})).toThrow('"title" is required');
    expect(() => create({ title: "x", seats: 9 })).toThrow("2 to 4");
    expect(() => create({ title: "x", colour: "red" })).toThrow('no option "colour"');
    expect(() => create({ title: "x", host: "123" })).toThrow("no user");
    expect(() => ada().slash({ channel: at.sandbox.channelId, command: "game" })).toThrow("needs a subcommand");
  });

  it("a bot that stays silent for 3 s has failed, and its late answer meets 10062", async () => {
    const heard = pledge<ChatInputCommandInteraction>();
    onSlash(async (i) => heard.keep(i));
    const use = create({ title: "x" });
    const interaction = await heard.promise;
    at.sandbox.advance(3_000);
    expect(await use.response()).toEqual({ kind: "failed", reason: "The application did not respond" });
    await expect(interaction.reply("late")).rejects.toMatchObject({ code: 10062 });
  });

  it("a second answer meets 40060", async () => {
    onSlash(async (i) => {
      await i.reply("one");
      const url = `${at.sandbox.url}/api/v10/interactions/${i.id}/${i.token}/callback`;
      const body = JSON.stringify({ type: 4, data: { content: "two" } });
      const again = await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });
      expect(await again.json()).toMatchObject({ code: 40060 });
    });
    await create({ title: "x" }).reply();
  });

  it("a token dies after 15 minutes with 50027", async () => {
    const answered = pledge<ChatInputCommandInteraction>();
    onSlash(async (i) => {
      await i.reply("one");
      answered.keep(i);
    });
    create({ title: "x" });
    const interaction = await answered.promise;
    at.sandbox.advance(15 * 60_000);
    await expect(interaction.editReply("two")).rejects.toMatchObject({ code: 50027 });
  });

  it("a redelivered interaction arrives twice with the same id", async () => {
    const ids: string[] = [];
    const twice = pledge<void>();
    onSlash(async (i) => {
      ids.push(i.id);
      if (ids.length === 2) twice.keep();
      else await i.reply("one");
    });
    const use = create({ title: "x" });
    await use.reply();
    at.sandbox.controls.redeliver(use.id);
    await twice.promise;
    expect(ids[0]).toBe(ids[1]);
  });
});

async function textChannel(client: Client, id: string) {
  const channel = await client.channels.fetch(id);
  if (channel === null || !channel.isSendable()) throw new Error(`cannot write in ${id}`);
  return channel;
}
