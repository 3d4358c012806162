import { MessageType } from "discord-api-types/v10";
import { afterEach, describe, expect, it } from "vitest";
import { Phone } from "../../../src/sandbox/index.ts";
import { controlsOf, labels, type Stage, said, shows } from "../stage.ts";
import { CouncilTable } from "./council-table.ts";

let table: CouncilTable;
afterEach(async () => {
  expect(table.stage.sandbox.complaints()).toEqual([]);
  await table.stage.close();
});

const SIDES = { us: ["Ada"], insurgents: ["Ben", "Cleo", "Dan"] } as const;
const lines = (name: string, thread: string, type: MessageType): readonly string[] =>
  table
    .who(name)
    .messages(thread)
    .filter((message) => message.type === type)
    .map(({ mentions }) => mentions[0]?.username ?? "");

/** An hour lies between two looks. */
async function lookTwice({ shell, service }: Stage): Promise<void> {
  await shell.lookForDepartures();
  service.clock.now = () => Date.now() + 3_600_000;
  await shell.lookForDepartures();
}

describe("a council's thread", () => {
  it("new member: asks whether to let them in, and opens itself to them at one press of the captain", async () => {
    table = await CouncilTable.open(SIDES, { others: ["Eve"] });
    const { stage } = table;
    const phone = new Phone(table.who("Eve"), Date.now);
    const lobby = await stage.posted(table.who("Eve"), "This campaign has started");
    const page = await stage.press(table.who("Eve"), lobby, "Join a side").reply();
    expect(labels(page)).toEqual(["Where I am needed", "US 1", "Insurgents 3"]);
    const asked = await stage.press(table.who("Eve"), page, "Insurgents 3").reply();
    expect(said(asked)).toContain("Its council is asked");
    const matter = await table.read("Cleo", "insurgents", "asks to join the Insurgents");
    expect(labels(matter)).toEqual(["Let in", "Refuse"]);
    await stage.press(table.who("Ben"), matter, "Let in").reply();
    await stage.settled();
    expect(await table.holders("insurgents")).toEqual(["Ben", "Cleo", "Dan", "Eve"]);
    expect(said(await table.read("Eve", "insurgents", "council of 4"))).toContain("Insurgents · council of 4");
    expect(lines("Eve", await table.thread("insurgents"), MessageType.RecipientAdd)).toEqual([]);
    expect(phone.pushes.map(({ text }) => text)).toEqual([
      "Tigris: Which cards do you discard? @Eve /hand", // it comes with the post that shows the question
    ]);
    expect(said(await table.read("Ben", "insurgents", "asks to join"))).toContain("Agreed.");
  });

  it("knows alone who of it is away: nothing is edited elsewhere, for no word changes there", async () => {
    table = await CouncilTable.open(SIDES);
    const { stage } = table;
    const thread = await table.thread("insurgents");
    for (const command of ["away", "game back"]) {
      const before = stage.sandbox.requests().length;
      await stage.command(table.who("Dan"), command, command === "away" ? { until: "9 days" } : {});
      await stage.settled();
      const changed = stage.sandbox
        .requests()
        .slice(before)
        .filter(({ method, path }) => method !== "GET" && path.startsWith("/channels/"));
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.filter(({ path }) => !path.startsWith(`/channels/${thread}/`))).toEqual([]);
    }
  });

  it("closes to whoever leaves, whose buttons do nothing any more", async () => {
    table = await CouncilTable.open(SIDES);
    const { stage } = table;
    const thread = await table.thread("insurgents");
    const post = await table.read("Dan", "insurgents", "council of 3");
    const leaving = await stage.command(table.who("Dan"), "game leave");
    expect(said(leaving)).toContain("Your council plays on without you");
    await stage.press(table.who("Dan"), leaving, "Leave for good").reply();
    await stage.settled();
    expect(() => table.who("Dan").messages(thread)).toThrow("sees no channel");
    expect(lines("Ben", thread, MessageType.RecipientRemove)).toEqual(["dan"]);
    expect(said(await stage.posted(table.who("Ada"), "has left the council"))).toContain("the Insurgents");
    expect(said(await table.read("Ben", "insurgents", "council of 2"))).not.toBe(said(post));
  });

  it("one member left: gives way to direct messages, without a council or a vote", async () => {
    table = await CouncilTable.open({ us: ["Ada"], insurgents: ["Ben", "Cleo"] });
    const { stage } = table;
    await stage.service.campaigns.people.leave(table.game, { id: table.who("Ben").id, name: "Ben" }, null);
    await stage.settled();
    expect(table.letters("Cleo")).toHaveLength(1);
    expect(said(await table.read("Cleo", "insurgents", "plays this seat alone now"))).toContain("<@");
  });

  it("left the server: lets go of them, once they were not found twice", async () => {
    table = await CouncilTable.open(SIDES);
    const { stage } = table;
    stage.sandbox.controls.leave(stage.sandbox.guildId, table.who("Dan").id);
    await lookTwice(stage);
    expect(await table.holders("insurgents")).toEqual(["Ben", "Cleo"]);
    expect(await table.holders("us")).toEqual(["Ada"]);
  });

  it("left the server: is looked up in each campaign, whatever is wrong with another", async () => {
    table = await CouncilTable.open(SIDES);
    const { stage } = table;
    const { sqlite } = stage.service.database;
    const elsewhere = stage.sandbox.addChannel({ name: "elsewhere" });
    await stage.command(table.who("Ada"), "game create", { game: "iraqi-conflict", council: 5 }, elsewhere);
    sqlite.prepare("UPDATE games SET created = 0, options = '{}' WHERE channel = ?").run(elsewhere);
    await stage.startAnew();
    stage.sandbox.controls.leave(stage.sandbox.guildId, table.who("Dan").id);
    await lookTwice(stage);
    expect(await table.holders("insurgents")).toEqual(["Ben", "Cleo"]);
  });

  it("spy: hides hand and plans where somebody of another side manages threads, and the lobby says why", async () => {
    table = await CouncilTable.open({ us: ["Ada", "Owner"], insurgents: ["Ben", "Cleo"] });
    const post = await table.read("Ben", "insurgents", "council of 2");
    expect(said(post)).toContain("Somebody on another side can read this thread");
    expect(shows(post)).toBe(false);
    expect(labels(post)).toEqual(["My seat", "Hand", "Map", "Log"]);
    expect(shows(await table.read("Ada", "us", "council of 2"))).toBe(true);
    expect(said(await table.stage.posted(table.who("Ben"), "can read all private threads here"))).toContain("(US)");
  });
});

describe("offices", () => {
  it("are proposed by command, and voted on in the thread", async () => {
    table = await CouncilTable.open(SIDES);
    const { stage } = table;
    await stage.command(table.who("Cleo"), "council captain", { person: table.who("Dan").id });
    const matter = await table.read("Ben", "insurgents", "proposes");
    expect(said(matter)).toContain("as captain");
    await stage.press(table.who("Ben"), matter, "Agree").reply();
    await stage.settled();
    const council = await stage.service.campaigns.deliveries.council(table.game, "insurgents");
    expect(council?.shown?.council.captain.name).toBe("Dan");
  });

  it("leave one without a vote only where the matter is about somebody", async () => {
    table = await CouncilTable.open(SIDES);
    const { stage } = table;
    const matters = [
      ["council captain", { person: table.who("Dan").id }, "It takes 2 votes; whoever it is about has none. Until"],
      ["council rule", { rule: "captain" }, "It takes 2 votes. Until"],
      ["council offers", { who: "council" }, "It takes 2 votes. Until"],
    ] as const;
    for (const [command, options, words] of matters) {
      await stage.command(table.who("Cleo"), command, options);
      expect(said(await table.read("Ben", "insurgents", words))).toContain("proposes");
    }
  });

  it("leave it to each member when they are called", async () => {
    table = await CouncilTable.open(SIDES);
    const { stage } = table;
    await stage.command(table.who("Cleo"), "council calls", { when: "never" });
    stage.pass(30);
    for (const name of ["Ben", "Ada"]) await stage.command(table.who(name), "iraq commit", { discard: "-" });
    stage.pass(30);
    await stage.settled();
    const post = await table.read("Ben", "insurgents", "council of 3");
    expect(post.mentions.map(({ username }) => username)).not.toContain("cleo");
  });
});

describe("a moderator", () => {
  it("names a captain and lets people in from their panel, which the channel and the council's thread tell", async () => {
    table = await CouncilTable.open(SIDES, { others: ["Eve", "Mia"] });
    const { stage } = table;
    const mia = table.who("Mia");
    await stage.command(table.who("Ada"), "game moderator", { person: mia.id });
    const choose = async (message: Awaited<ReturnType<typeof stage.command>>, value: string) => {
      const customId = controlsOf(message).find(({ options }) => options)?.custom_id ?? "";
      return await mia.select({ message, customId, values: [value] }).reply();
    };
    const seat = async () => await choose(await stage.command(mia, "moderate panel"), "insurgents");
    const page = await seat();
    expect(said(page)).toContain(`<@${table.who("Ben").id}> is captain.`);
    expect(labels(page), "nobody asks to join").toEqual([
      ...["Look at the hand…", "The computer plays", "Captain…", "Back"],
    ]);
    const captains = await stage.press(mia, page, "Captain…").reply();
    expect(controlsOf(captains)[0]?.options?.map(({ label }) => label)).toEqual(["Cleo", "Dan"]);
    expect(said(await choose(captains, table.who("Dan").id))).toContain(`<@${table.who("Dan").id}> is captain.`);
    await stage.posted(table.who("Ada"), "captain of the Insurgents");
    const council = await stage.service.campaigns.deliveries.council(table.game, "insurgents");
    expect(council?.shown?.council.captain.name).toBe("Dan");

    const lobby = await stage.posted(table.who("Eve"), "This campaign has started");
    const join = await stage.press(table.who("Eve"), lobby, "Join a side").reply();
    await stage.press(table.who("Eve"), join, "Insurgents 3").reply();
    const admit = await stage.press(mia, await seat(), "Let in…").reply();
    expect(said(admit)).toContain("may be a spy");
    expect(said(await choose(admit, "2"))).toContain("✅ They are let in.");
    await stage.settled();
    expect(await table.holders("insurgents")).toEqual(["Ben", "Cleo", "Dan", "Eve"]);
    expect(said(await stage.posted(table.who("Ada"), "into the council of the Insurgents"))).toContain("The moderator");
    const answered = await table.read("Ben", "insurgents", "asks to join");
    expect([said(answered).includes("Agreed."), labels(answered)]).toEqual([true, []]);
    expect(labels(await seat())).not.toContain("Let in…");
  });
});
