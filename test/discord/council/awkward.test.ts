import { afterEach, describe, expect, it } from "vitest";
import { Permission } from "../../../src/sandbox/constants.ts";
import { labels, Stage, said } from "../stage.ts";
import { CouncilTable } from "./council-table.ts";

let stage: Stage | null = null;
let table: CouncilTable | null = null;
afterEach(async () => {
  await stage?.close();
  await table?.stage.close();
  [stage, table] = [null, null];
});

describe("DMs closed", () => {
  it("is nothing that a council notices; whoever plays alone gets a private thread", async () => {
    stage = await Stage.open({ people: ["Ada", "Ben", "Cleo"] });
    for (const name of ["Ada", "Ben", "Cleo"]) stage.sandbox.controls.setDms(stage.sandbox.person(name).id, false);
    await stage.command(stage.ada, "game create", {
      ...{ game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "none", council: 5 },
    });
    for (const [name, seat] of [
      ["Ada", "us"],
      ["Ben", "insurgents"],
      ["Cleo", "insurgents"],
    ] as const)
      await stage.command(stage.sandbox.person(name), "game join", { seat });
    await stage.command(stage.ada, "game start");
    await stage.settled();
    const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
    const game = record?.id ?? "";
    const { deliveries } = stage.service.campaigns;
    expect(await deliveries.mailbox(game, stage.ada.id)).not.toBeNull();
    expect(await deliveries.mailbox(game, stage.ben.id)).toBeNull();
    const meeting = await stage.service.repository.meeting(game, "insurgents");
    expect(said(await stage.posted(stage.ben, "council of 2", meeting?.thread ?? ""))).toContain("Commitment");
  });
});

describe("no private threads here any more", () => {
  it("is told to the channel once, and mended by /game repair", async () => {
    table = await CouncilTable.open({ us: ["Ada"], insurgents: ["Ben", "Cleo"] });
    const at = table.stage;
    at.sandbox.controls.deleteChannel(await table.thread("insurgents"));
    await expect.poll(async () => table?.thread("insurgents")).toBe("");
    const roles = Object.values(at.sandbox.model.guilds[at.sandbox.guildId]?.roles ?? {});
    const held = roles.map(({ id, permissions }) => [id, BigInt(permissions)] as const);
    at.forbid(Permission.CreatePrivateThreads);
    await at.command(table.who("Ada"), "game repair");
    const told = await at.posted(table.who("Ada"), "a council cannot meet");
    expect(said(told)).toContain("I cannot open the private thread of a council here");
    for (const [id, permissions] of held) at.sandbox.controls.setRolePermissions(at.sandbox.guildId, id, permissions);
    await at.command(table.who("Ada"), "game repair");
    await at.settled();
    expect(said(await table.read("Cleo", "insurgents", "council of 2"))).toContain("Insurgents · council of 2");
    expect(at.found(table.who("Ada"), "a council cannot meet")).toHaveLength(1);
  });
});

describe("a campaign that moves to another channel", () => {
  it("takes its councils along: each meets in a thread there, with its votes, and the old thread is closed", async () => {
    table = await CouncilTable.open(
      { us: ["Ada"], insurgents: ["Ben", "Cleo", "Dan", "Eve"] },
      { options: { seats: "2", turns: 2 } },
    );
    const at = table.stage;
    const old = await table.thread("insurgents");
    const page = await at.press(table.who("Ben"), await table.read("Ben", "insurgents", "council of 4"), "Keep all");
    expect(said(await page.reply())).toContain("(1 of 3)");
    const elsewhere = at.sandbox.addChannel({ name: "elsewhere" });
    expect(said(await at.command(table.who("Ada"), "game move", {}, elsewhere))).toContain("continues here");
    await at.settled();
    const now = await table.thread("insurgents");
    expect(at.sandbox.model.channels[now]).toMatchObject({ kind: "thread", type: 12, parentId: elsewhere });
    expect(at.sandbox.model.channels[old]).toMatchObject({ archived: true, locked: true });
    const post = await table.read("Cleo", "insurgents", "council of 4");
    expect(labels(post)).toContain("Keep all · 1");
    expect(() => table?.who("Ada").messages(now)).toThrow("sees no channel");
  });
});
