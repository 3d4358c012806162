import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Permission } from "../../../src/sandbox/index.ts";
import { service } from "../../campaign/harness.ts";
import { Stage, said } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({}, {}, await service(":memory:", undefined, null, { isPublic: true }));
});
afterEach(() => stage.close());

const setup = (options: object) => stage.command(stage.sandbox.person("Owner"), "umpire setup", options);
const limits = (options: object) => stage.command(stage.sandbox.person("Owner"), "umpire limits", options);
const create = (channel = stage.channel) =>
  stage.command(stage.ada, "game create", { game: "iraqi-conflict" }, channel).then(said);

describe("a server that has the commands without the bot", () => {
  it.each(["server", "user"] as const)(
    "opens no campaign, and says how the bot comes (added by the %s)",
    async (from) => {
      const { guildId, channelIds } = stage.sandbox.addGuild({ name: "Elsewhere", bot: null });
      stage.sandbox.controls.installCommandsAlone(guildId, from);
      const invite = `client_id=${stage.sandbox.applicationId}&scope=bot+applications.commands&permissions=395137092608`;
      expect(await create(channelIds[0])).toContain(invite);
      const check = await stage.command(stage.sandbox.person("Owner"), "umpire check", {}, channelIds[0]);
      expect(said(check)).toContain(invite);
      expect(await stage.service.campaigns.showing.find({ channel: channelIds[0] ?? "" })).toEqual([]);
      stage.sandbox.controls.join(guildId, stage.sandbox.model.application.botId);
      await expect.poll(() => create(channelIds[0])).not.toContain(invite);
    },
  );
});

describe("/umpire setup", () => {
  it("is for those who manage the server, even where the server shows it to others", async () => {
    expect(() => stage.ada.slash({ channel: stage.channel, command: "umpire setup" })).toThrow("no command /umpire");
    const shown = stage.sandbox.model.commands.find((c) => c.name === "umpire");
    if (shown) shown.default_member_permissions = null;
    expect(said(await stage.command(stage.ada, "umpire limits", { each: 1 }))).toContain("Only those who may manage");
    expect(said(await stage.command(stage.ada, "umpire setup"))).toContain("Only those who may manage");
    expect(said(await limits({}))).toContain("**At once** – 50, and per host 5");
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("lets one role open campaigns, and everyone again", async () => {
    const role = stage.sandbox.addRole({ name: "Hosts", permissions: 0n });
    expect(said(await setup({ creators: role }))).toContain(`<@&${role}>`);
    expect(await create()).toContain("only members with the role");
    stage.sandbox.controls.setRoles(stage.sandbox.guildId, stage.ada.id, [role]);
    expect(await create()).toContain("is open");
    await setup({ creators: stage.sandbox.guildId });
    stage.sandbox.controls.setRoles(stage.sandbox.guildId, stage.ada.id, []);
    expect(await create()).toContain("is open");
  });

  it("keeps campaigns to the channels on its list, when they open and when they move", async () => {
    const wargames = stage.sandbox.addChannel({ name: "wargames" });
    const other = stage.sandbox.addChannel({ name: "other" });
    await setup({ allow: wargames });
    expect(await create()).toContain(`<#${wargames}>`);
    expect(await create(wargames)).toContain("is open");
    expect(said(await stage.command(stage.ada, "game move", {}, other))).toContain(`<#${wargames}>`);
    expect(said(await setup({ remove: wargames }))).toContain("That would leave no channel");
    await setup({ "any-channel": true });
    expect(said(await stage.command(stage.ada, "game move", {}, other))).toContain("continues here");
  });
});

describe("/umpire limits", () => {
  it("says how many campaigns run at once", async () => {
    await limits({ "at-once": 1 });
    const answers = await Promise.all([create(), create()]);
    expect(answers.filter((text) => text.includes("is open"))).toHaveLength(1);
    expect(answers.filter((text) => text.includes("allows 1 campaign at a time"))).toHaveLength(1);
    await limits({ "at-once": 0 });
    expect(await create()).toContain("is open");
  });

  it("says how many one person hosts, and how long lobbies stay open", async () => {
    await limits({ each: 1 });
    expect(await create()).toContain("is open");
    expect(await create()).toContain("You host a campaign on this server already");
    expect(said(await limits({ each: 0, "lobby-days": 1 }))).toContain("when nobody has joined for a day");
    expect(await create()).toContain("is open");
    expect(said(await limits({ "lobby-days": 0 }))).toMatch(/and per host any number(.*\n)*.*stay open/);
  });

  it("slows down who opens one campaign after the other, ended ones included", async () => {
    await limits({ openings: 1 });
    expect(await create()).toContain("is open");
    await stage.command(stage.ada, "game abandon", { sure: true });
    expect(await create()).toMatch(
      /You have opened 1 campaign within an hour: the next one can be opened at <t:\d+:t>/,
    );
    expect(said(await limits({ openings: 0, alone: 3 }))).toMatch(/alone\*\* – 3 per person.*\n.*– any number opened/);
    expect(await create()).toContain("is open");
  });

  it("is remembered over a restart", async () => {
    await limits({ "at-once": 7 });
    await stage.restart();
    expect(said(await limits({}))).toContain("**At once** – 7");
  });
});

describe("/umpire check", () => {
  const check = async (): Promise<string> => said(await stage.command(stage.sandbox.person("Owner"), "umpire check"));

  it("says that nobody but the operator backs up campaigns on a server of theirs", async () => {
    const backups = "⚠️ **Backups** – I make none of my database";
    expect(await check()).not.toContain(backups);
    const other = await Stage.open({}, { unbacked: true });
    const told = said(await other.command(other.sandbox.person("Owner"), "umpire check"));
    await other.close();
    expect(told).toContain(backups);
  });

  it("finds nothing wrong where everything is given", async () => {
    expect(await check()).toContain("Nothing is missing");
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("says what is missing, what it is for, and whether a campaign works without it", async () => {
    stage.forbid(Permission.CreatePrivateThreads);
    const soft = await check();
    expect(soft).toContain("Campaigns work here, except for this");
    expect(await create()).toContain("⚠️ I lack **Create Private Threads** here: it brings hands to people");
    expect(soft).toContain("⚠️ **Create Private Threads** – brings hands to people whose direct messages are closed");
    stage.forbid(Permission.AttachFiles);
    const hard = await check();
    expect(hard).toContain("No campaign can be opened here");
    expect(hard).toContain("❌ **Attach Files** – posts the pictures");
    expect(hard).toContain("✅ **Send Messages**");
  });
});
