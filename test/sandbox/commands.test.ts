import { PermissionFlagsBits, SlashCommandBuilder } from "discord.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { EVERYONE_DEFAULT, Permission, Refusal } from "../../src/sandbox/index.ts";
import { onInteraction, raw, type Table, table } from "./bot.ts";

let at: Table;
beforeEach(async () => {
  at = await table({ guild: { owner: "Cleo" } });
});
afterEach(async () => {
  await at.stop();
});

const slash = (name: string) => new SlashCommandBuilder().setName(name).setDescription("d");
const names = (person: string, channel = at.sandbox.channelId) =>
  at.sandbox
    .person(person)
    .commands(channel)
    .map((command) => command.name);

it("a new command is 201, one of the same name 200 with the same id", async () => {
  const path = `/applications/${at.sandbox.applicationId}/commands`;
  const first = await raw(at.sandbox, "POST", path, slash("game").toJSON());
  const second = await raw(at.sandbox, "POST", path, { ...slash("game").toJSON(), description: "other" });
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.body.id).toBe(first.body.id);
});

it("bulk overwriting replaces what is there", async () => {
  const { commands } = at.client.application;
  const before = await commands.set([slash("a").toJSON(), slash("b").toJSON()]);
  const after = await commands.set([slash("b").toJSON(), slash("c").toJSON()]);
  expect(after.find((c) => c.name === "b")?.id).toBe(before.find((c) => c.name === "b")?.id);
  expect(names("Ada")).toEqual(["b", "c"]);
  expect((await commands.fetch()).size).toBe(2);
  expect(at.sandbox.complaints()).toEqual([]);
});

it("a guild's command hides the global one, and stays in its guild", async () => {
  const { commands } = at.client.application;
  await commands.create(slash("game").toJSON());
  const own = await commands.create(slash("game").toJSON(), at.sandbox.guildId);
  const { channelIds } = at.sandbox.addGuild();
  expect(
    at.sandbox
      .person("Ada")
      .commands(at.sandbox.channelId)
      .map((c) => c.id),
  ).toEqual([own.id]);
  expect(names("Ada", channelIds[0])).toEqual(["game"]);
  expect(
    at.sandbox
      .person("Ada")
      .commands(at.sandbox.person("Ada").dm())
      .map((c) => c.id),
  ).not.toContain(own.id);
});

it("default_member_permissions hides a command from those who lack them", async () => {
  const admin = slash("admin").setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild);
  await at.client.application.commands.set([admin.toJSON()]);
  expect(names("Ada")).toEqual([]);
  expect(names("Cleo")).toEqual(["admin"]);
  const role = at.sandbox.addRole({ name: "staff", permissions: Permission.ManageGuild });
  at.sandbox.controls.setRoles(at.sandbox.guildId, at.sandbox.person("Ada").id, [role]);
  expect(names("Ada")).toEqual(["admin"]);
});

it("contexts decide whether a command works in a direct message", async () => {
  await at.client.application.commands.set([
    slash("here").setContexts(0).toJSON(),
    slash("there").setContexts(1).toJSON(),
  ]);
  expect(names("Ada")).toEqual(["here"]);
  expect(names("Ada", at.sandbox.person("Ada").dm().id)).toEqual(["there"]);
});

it("a person without the right to use commands finds none", async () => {
  await at.client.application.commands.set([slash("game").toJSON()]);
  at.sandbox.controls.setRolePermissions(
    at.sandbox.guildId,
    at.sandbox.guildId,
    EVERYONE_DEFAULT & ~Permission.UseApplicationCommands,
  );
  expect(() => at.sandbox.person("Ada").slash({ channel: at.sandbox.channelId, command: "game" })).toThrow(Refusal);
});

it("a command in a direct message comes from a user, in a guild from a member with permissions", async () => {
  await at.client.application.commands.set([slash("who").toJSON()]);
  const failures = onInteraction(at.client, async (i) => {
    if (i.isChatInputCommand()) await i.reply(`${i.inGuild()} ${i.locale} ${i.memberPermissions?.has("SendMessages")}`);
  });
  const who = async (channel: string) =>
    (await at.sandbox.person("Ada").slash({ channel, command: "who" }).reply()).content;
  expect(await who(at.sandbox.channelId)).toBe("true en-US true");
  expect(await who(at.sandbox.person("Ada").dm().id)).toMatch(/^false en-US/);
  expect(failures).toEqual([]);
  expect(at.sandbox.complaints()).toEqual([]);
});

it("menu commands carry their target", async () => {
  await at.client.application.commands.set([
    { name: "Seat of", type: 2 },
    { name: "Quote", type: 3 },
  ]);
  onInteraction(at.client, async (i) => {
    if (i.isUserContextMenuCommand()) await i.reply(i.targetUser.displayName);
    if (i.isMessageContextMenuCommand()) await i.reply(`> ${i.targetMessage.content}`);
  });
  const ada = at.sandbox.person("Ada");
  const channel = at.sandbox.channelId;
  const user = at.sandbox.person("Ben").id;
  expect((await ada.menu({ channel, command: "Seat of", user }).reply()).content).toBe("Ben");
  const message = ada.say({ channel, content: "veni" });
  expect((await ada.menu({ channel, command: "Quote", message }).reply()).content).toBe("> veni");
  expect(at.sandbox.complaints()).toEqual([]);
});
