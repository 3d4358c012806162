import { ChannelType, GuildMember } from "discord.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BOT_DEFAULT, Permission, Refusal } from "../../src/sandbox/index.ts";
import { onInteraction, raw, type Table, table, textChannel, writable } from "./bot.ts";

let at: Table;
beforeEach(async () => {
  at = await table();
});
afterEach(async () => {
  await at.stop();
});

const everyone = () => at.sandbox.guildId;
/** Whether the client has heard of a channel's overwrites. */
function overwritesKnown(
  channel: string,
  wanted: readonly { readonly id: string; readonly allow?: bigint; readonly deny?: bigint }[],
): boolean {
  const there = at.client.guilds.cache.get(at.sandbox.guildId)?.channels.cache.get(channel);
  if (!there || !("permissionOverwrites" in there)) return false;
  return wanted.every(({ id, allow = 0n, deny = 0n }) => {
    const known = there.permissionOverwrites.cache.get(id);
    return known?.allow.bitfield === allow && known.deny.bitfield === deny;
  });
}

const botRole = () => at.client.guilds.cache.get(at.sandbox.guildId)?.roles.botRoleFor(at.client.user)?.id ?? "";

it("a channel that the bot cannot see meets 50001", async () => {
  const hidden = at.sandbox.addChannel({ name: "staff" });
  at.sandbox.controls.setOverwrites(hidden, [
    { id: everyone(), type: 0, deny: Permission.ViewChannel },
    { id: botRole(), type: 0, deny: Permission.ViewChannel },
  ]);
  const reply = await raw(at.sandbox, "POST", `/channels/${hidden}/messages`, { content: "x" });
  expect(reply).toMatchObject({ status: 403, body: { code: 50001 } });
});

it("what there is not meets 404, each with a code of its own", async () => {
  const { guildId, channelId } = at.sandbox;
  const nobody = "100000000000000001";
  const found = await Promise.all(
    [`/guilds/${guildId}/members/${nobody}`, `/channels/${nobody}`, `/channels/${channelId}/messages/${nobody}`].map(
      async (path) => await raw(at.sandbox, "GET", path),
    ),
  );
  expect(found.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 10007],
    [404, 10003],
    [404, 10008],
  ]);
});

it("an overwrite can allow the bot what it denies everyone", async () => {
  const hidden = at.sandbox.addChannel({ name: "staff" });
  at.sandbox.controls.setOverwrites(hidden, [
    { id: everyone(), type: 0, deny: Permission.ViewChannel },
    { id: at.sandbox.applicationId, type: 1, allow: Permission.ViewChannel },
  ]);
  await (await writable(at.client, hidden)).send("in");
  expect(
    at.sandbox
      .person("Ada")
      .channels()
      .map((c) => c.id),
  ).not.toContain(hidden);
});

it("an interaction says what its member and the bot may do in that very channel, and in its threads the same", async () => {
  const { sandbox, client } = at;
  const { AttachFiles, SendMessages, ViewChannel } = Permission;
  await client.application.commands.set([{ name: "look", description: "Look around" }]);
  const seen: bigint[][] = [];
  const failures = onInteraction(client, async (i) => {
    const member = i.member instanceof GuildMember ? i.member : null;
    const channel = i.guild?.channels.cache.get(i.channelId ?? "");
    if (!member || !channel || !i.isChatInputCommand()) throw new Error("no member, channel or command");
    const computed = [channel.permissionsFor(member), channel.permissionsFor(client.user)];
    seen.push([i.memberPermissions, i.appPermissions, ...computed].map((bits) => bits?.bitfield ?? -1n));
    await i.reply("seen");
  });
  const ada = sandbox.person("Ada");
  const scouts = sandbox.addRole({ name: "Scouts", permissions: 0n });
  sandbox.controls.setRoles(sandbox.guildId, ada.id, [scouts]);
  const outpost = sandbox.addChannel({ name: "outpost" });
  const { body } = await raw(sandbox, "POST", `/channels/${outpost}/threads`, { name: "Watch", type: 11 });
  const fates = [{}, { allow: ViewChannel, deny: AttachFiles }, { allow: SendMessages, deny: ViewChannel }];
  for (const forAll of fates)
    for (const forRole of fates)
      for (const forMember of fates) {
        const layers = [
          { id: everyone(), type: 0, ...forAll },
          { id: scouts, type: 0, ...forRole },
          { id: ada.id, type: 1, ...forMember },
          { id: sandbox.applicationId, type: 1, allow: ViewChannel },
        ] as const;
        sandbox.controls.setOverwrites(outpost, layers);
        await expect.poll(() => overwritesKnown(outpost, layers)).toBe(true);
        const admitted = ada.channels().some(({ id }) => id === outpost);
        for (const channel of [outpost, (body as { readonly id: string }).id]) {
          if (admitted) await ada.slash({ channel, command: "look" }).reply();
          else expect(() => ada.slash({ channel, command: "look" })).toThrow(Refusal);
        }
      }
  expect(seen.length).toBeGreaterThan(20);
  for (const [member, bot, ofMember, ofBot] of seen) expect([member, bot]).toEqual([ofMember, ofBot]);
  expect(failures).toEqual([]);
});

it("writing without permission meets 50013, and so do files", async () => {
  const silent = (bits: bigint) =>
    at.sandbox.controls.setOverwrites(at.sandbox.channelId, [
      { id: everyone(), type: 0, deny: bits },
      { id: botRole(), type: 0, deny: bits },
    ]);
  const channel = await writable(at.client, at.sandbox.channelId);
  silent(Permission.AttachFiles);
  await channel.send("text is fine");
  await expect(channel.send({ files: [{ attachment: Buffer.from("x"), name: "x.txt" }] })).rejects.toMatchObject({
    code: 50013,
  });
  silent(Permission.SendMessages);
  await expect(channel.send("x")).rejects.toMatchObject({ code: 50013 });
});

it("a guild that the bot was removed from meets 50001", async () => {
  at.sandbox.controls.removeBot(at.sandbox.guildId);
  expect((await raw(at.sandbox, "GET", `/guilds/${at.sandbox.guildId}`)).body).toMatchObject({ code: 50001 });
  const send = await raw(at.sandbox, "POST", `/channels/${at.sandbox.channelId}/messages`, { content: "x" });
  expect(send.body).toMatchObject({ code: 50001 });
});

it("channels are made by those who manage channels", async () => {
  const guild = at.client.guilds.cache.get(at.sandbox.guildId);
  const make = () => guild?.channels.create({ name: "War Room", type: ChannelType.GuildText });
  await expect(make()).rejects.toMatchObject({ code: 50013 });
  at.sandbox.controls.setRolePermissions(at.sandbox.guildId, botRole(), BOT_DEFAULT | Permission.ManageChannels);
  const made = await make();
  expect(made?.name).toBe("war-room");
  await (await textChannel(at.client, made?.id ?? "")).setTopic("maps");
  await made?.delete();
  expect(at.sandbox.complaints()).toEqual([]);
});

it("what a guild holds can be read", async () => {
  const guild = await at.client.guilds.fetch(at.sandbox.guildId);
  expect((await guild.members.fetch(at.sandbox.person("Ada").id)).displayName).toBe("Ada");
  expect((await guild.members.search({ query: "ad" })).size).toBe(1);
  expect((await guild.channels.fetch()).size).toBe(1);
  expect((await guild.roles.fetch()).size).toBe(2);
  expect((await at.client.application.fetch()).id).toBe(at.sandbox.applicationId);
  expect((await at.client.guilds.fetch()).size).toBe(1);
  expect(at.sandbox.complaints()).toEqual([]);
});

it("a wrong token meets 401, an unknown id 404, a word for an id 50035", async () => {
  const url = `${at.sandbox.url}/api/v10/users/@me`;
  expect((await fetch(url, { headers: { authorization: "Bot nobody" } })).status).toBe(401);
  expect((await raw(at.sandbox, "GET", "/channels/12345678901234567")).body).toMatchObject({ code: 10003 });
  expect((await raw(at.sandbox, "GET", "/channels/undefined")).body).toMatchObject({ code: 50035 });
});
